/// Why there is no complete response.
package enum HTTPFailure: Error, Sendable, Equatable {
    /// The connection failed, or no response arrived.
    case unreachable(reason: String)
    /// The host's address isn't one that this client may connect to.
    case forbiddenAddress
    /// The request is invalid.
    case badRequest(reason: String)
    /// The deadline has passed.
    case late
    /// The connection was closed before the response was complete.
    case truncated
    /// The head or the body of the response exceeds the limit.
    case tooLong(byteCountMax: Int)
}

extension HTTPFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unreachable(let reason): reason
        case .forbiddenAddress: "the address is not a public one"
        case .badRequest(let reason): reason
        case .late: "it did not answer in time"
        case .truncated: "the connection ended before the answer did"
        case .tooLong(let byteCountMax): "the answer is longer than \(byteCountMax) bytes"
        }
    }
}
