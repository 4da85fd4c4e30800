import HTTPServing

/// What other threads want of the server's thread.
typealias Mailbox = ServiceMailbox<ServiceCommand>

enum ServiceCommand: Sendable {
    case send(ConnectionID, [UInt8])
    /// The same, of a message that takes time to be written.
    case compose(ConnectionID, @Sendable () -> [UInt8])
    case close(ConnectionID, CloseCode, reason: String)
    case cut(ConnectionID)
    /// What it said is taken: it may say more.
    case readOn(ConnectionID)
    /// The answer to a request that had to be fetched first.
    case respond(RequestID, Response)
    case cutAll
    case stop
}

/// One request on one connection: a late answer must not go to the next request.
struct RequestID: Hashable, Sendable {
    let rawValue: Int
}
