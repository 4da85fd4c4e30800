import Foundation

/// What other threads want of the server's thread.
typealias ServerMailbox = ServiceMailbox<ServerCommand>

enum ServerCommand: Sendable {
    // The number is a reply's: a late answer must not go to the next request of the connection.
    case respond(Int, OutgoingResponse)
    case begin(Int, OutgoingResponse)
    case write(Int, Data)
    case end(Int)
    case cut(Int)
    case finish
    case stop
}
