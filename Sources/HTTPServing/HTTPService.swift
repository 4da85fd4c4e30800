/// Handles a server's requests. It is called on the server's thread, so it must not block.
package protocol HTTPService: Sendable {
    /// Examines a request before its body is read.
    ///
    /// - Returns: The response if the request is refused, in which case the body isn't read; nil to go on.
    func refusal(of request: IncomingRequest) -> OutgoingResponse?

    /// Answers a request, now or later.
    func answer(_ request: IncomingRequest, with reply: OpenReply)

    /// The response to a request that fails before it is complete: its body is too long, too slow or malformed.
    func answer(toFault fault: RequestFault) -> OutgoingResponse
}

/// A fault in a request that is found before the service handles it.
package enum RequestFault: Sendable {
    case bodyTooLong(byteCountMax: Int)
    /// A chunked body, without a length.
    case lengthRequired
    case senselessLength
    case headersTooLong
    case tooSlow

    /// The HTTP status for the fault.
    package var status: Int {
        switch self {
        case .bodyTooLong: 413
        case .lengthRequired: 411
        case .senselessLength: 400
        case .headersTooLong: 431
        case .tooSlow: 408
        }
    }
}

/// A server's limits.
package struct ServingLimits: Sendable {
    package var connectionCountMax = 256
    package var bodyBytesMax = 4 << 20
    /// The total size of a request's headers.
    package var headerBytesMax = 16 * 1024
    /// The time until a new connection, or a kept one, sends its next request.
    package var handshakeSeconds = 20.0
    /// The time for receiving a body.
    package var bodySeconds = 30.0
    /// The size of the queued part of a response, for a client that doesn't read it.
    package var outgoingBytesMax = 8 << 20
    /// The size of all these queues together.
    package var outgoingBytesInTotalMax = 64 << 20
    /// The time for which a client may read nothing of the queue.
    package var stallSeconds = 30.0

    /// Creates the default limits.
    package init() {}
}
