/// What a server is for. It is asked on the server's thread, so it doesn't wait.
package protocol HTTPService: Sendable {
    /// Looks at a request before its body is read.
    ///
    /// - Returns: The answer to one that is refused, whose body isn't read; nil to go on.
    func refusal(of request: IncomingRequest) -> OutgoingResponse?

    /// Answers a request, now or later.
    func answer(_ request: IncomingRequest, with reply: OpenReply)

    /// The answer to a request that fails before it is whole: its body is too long, too slow or malformed.
    func answer(toFault fault: RequestFault) -> OutgoingResponse
}

/// What is wrong with a request before anybody looks at what it asks for.
package enum RequestFault: Sendable {
    case bodyTooLong(byteCountMax: Int)
    /// A body in pieces, whose length isn't said.
    case lengthRequired
    case senselessLength
    case headersTooLong
    case tooSlow

    /// The status that HTTP has for it.
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

/// How much a server takes.
package struct ServingLimits: Sendable {
    package var connectionCountMax = 256
    package var bodyBytesMax = 4 << 20
    /// What headers may be together.
    package var headerBytesMax = 16 * 1024
    /// How long a new connection may take until it has asked for something, and one that is kept until it asks again.
    package var handshakeSeconds = 20.0
    /// How long a body may take.
    package var bodySeconds = 30.0
    /// How much of an answer may wait for a client that doesn't take it.
    package var outgoingBytesMax = 8 << 20
    /// How long a client may take nothing of what waits for it.
    package var stallSeconds = 30.0

    /// The usual limits.
    package init() {}
}
