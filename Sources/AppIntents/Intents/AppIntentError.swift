import Foundation
import FoundationAdditions

/// Why an intent wasn't performed.
///
/// See [AppIntentError](https://developer.apple.com/documentation/appintents/appintenterror).
public struct AppIntentError: Error, Hashable, Sendable {
    enum Reason: Hashable, Sendable {
        /// A parameter with this title has no value, or no clear one.
        case needsValue(String)
        case asked(IntentDialog)
        case noDependency(String)
        case refused
        case noWindow
    }

    let reason: Reason

    init(_ reason: Reason) { self.reason = reason }
}

extension AppIntentError: LocalizedError {
    /// The reason, or the intent's own words.
    public var errorDescription: String? {
        switch reason {
        case .needsValue(let title): "There is no value for “\(title)”."
        case .asked(let dialog): String(localized: dialog.full)
        case .noDependency(let type): "There is no dependency of the type \(type)."
        case .refused: "The action was cancelled."
        case .noWindow: "The action needs an answer, but there is no window to ask in."
        }
    }
}
