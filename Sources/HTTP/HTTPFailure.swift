/// Why there is no whole response.
package enum HTTPFailure: Error, Sendable, Equatable {
    /// There is no connection, or no response came over it.
    case unreachable(reason: String)
    /// The host's address isn't one that this client may speak to.
    case forbiddenAddress
    /// The request can't be sent as it is.
    case badRequest(reason: String)
    /// What was waited for hasn't come in time.
    case late
    /// The connection ended before the response did.
    case truncated
    /// The head or the body of the response is longer than allowed.
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
