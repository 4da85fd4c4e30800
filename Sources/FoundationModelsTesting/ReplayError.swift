import protocol Foundation.LocalizedError
import FoundationModels

/// Why a recording cannot be replayed.
public enum ReplayError: Error, Equatable, LocalizedError {
    /// The request isn't the recorded one, with the differences.
    case requestDiffers(exchange: Int, differences: [String])
    /// There were more requests than recorded ones.
    case noExchangeLeft(requestCount: Int)
    /// The recorded response ended in an error of another module, with its description.
    case recordedFailure(String)

    /// A description of the error, for a developer.
    public var errorDescription: String? {
        switch self {
        case .requestDiffers(let exchange, let differences):
            "Request \(exchange) is not what was recorded: \(differences.joined(separator: "; "))."
        case .noExchangeLeft(let count): "This is request \(count), and the recording has only \(count - 1)."
        case .recordedFailure(let description): "The recorded response ended in an error: \(description)"
        }
    }
}
