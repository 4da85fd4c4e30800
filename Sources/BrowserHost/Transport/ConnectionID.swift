/// Names a WebSocket connection for as long as the server runs; never used again.
struct ConnectionID: Hashable, Sendable {
    let rawValue: Int
}

/// Why we close a WebSocket, by the numbers of RFC 6455 §7.4.1; those from 4000 are ours. See `Documentation/Protocol.md`.
enum CloseCode: UInt16, Sendable {
    case normal = 1000
    /// A message that our page would never send.
    case protocolError = 1002
    case unsupportedData = 1003
    case policyViolation = 1008
    case messageTooBig = 1009
    /// There are too many windows already.
    case tryAgainLater = 1013
    /// Another connection took the window over.
    case replaced = 4001
}
