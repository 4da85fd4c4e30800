import protocol Foundation.LocalizedError
import FoundationModels

/// Why a recording cannot be replayed.
public enum ReplayError: Error, Equatable, LocalizedError {
    /// The request is not the one that was recorded; the differences say how.
    case requestDiffers(exchange: Int, differences: [String])
    /// There were more requests than were recorded.
    case noExchangeLeft(requestCount: Int)
    /// The response ended in an error that is not of this framework when it was recorded; these are its words.
    case recordedFailure(String)

    /// What is the matter, for a developer.
    public var errorDescription: String? {
        switch self {
        case .requestDiffers(let exchange, let differences):
            "Request \(exchange) is not what was recorded: \(differences.joined(separator: "; "))."
        case .noExchangeLeft(let count): "This is request \(count), and the recording has only \(count - 1)."
        case .recordedFailure(let description): "The recorded response ended in an error: \(description)"
        }
    }
}
