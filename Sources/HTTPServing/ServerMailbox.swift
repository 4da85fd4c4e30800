import Foundation

/// Commands from other threads to the server's thread.
typealias ServerMailbox = ServiceMailbox<ServerCommand>

enum ServerCommand: Sendable {
    // The number identifies the reply: a late response must not be sent for the connection's next request.
    case respond(Int, OutgoingResponse)
    case begin(Int, OutgoingResponse)
    case write(Int, Data)
    case end(Int)
    case cut(Int)
    case finish
    case stop
}
