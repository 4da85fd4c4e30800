/// Identifies a WebSocket connection while the server runs; never reused.
struct ConnectionID: Hashable, Sendable {
    let rawValue: Int
}

/// Why we close a WebSocket, with the codes of RFC 6455 §7.4.1; those from 4000 are our own. See `Documentation/Protocol.md`.
enum CloseCode: UInt16, Sendable {
    case normal = 1000
    /// A message that our page would never send.
    case protocolError = 1002
    case unsupportedData = 1003
    case policyViolation = 1008
    case messageTooBig = 1009
    /// There are too many windows already.
    case tryAgainLater = 1013
    /// Another connection, or another process, has taken over the window.
    case replaced = 4001
}
