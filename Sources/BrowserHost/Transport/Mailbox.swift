import HTTPServing

/// Commands from other threads to the server's thread.
typealias Mailbox = ServiceMailbox<ServiceCommand>

enum ServiceCommand: Sendable {
    case send(ConnectionID, [UInt8])
    /// The same, for a message that takes time to encode.
    case compose(ConnectionID, @Sendable () -> [UInt8])
    case close(ConnectionID, CloseCode, reason: String)
    case cut(ConnectionID)
    /// Its messages were processed: reading can resume.
    case readOn(ConnectionID)
    /// A response that had to be loaded first.
    case respond(RequestID, Response)
    case cutAll
    case stop
}

/// Identifies one request on one connection, so that a late response can't go to the next request.
struct RequestID: Hashable, Sendable {
    let rawValue: Int
}
