import Foundation

/// Tells the system what a person does in the app. Nobody listens here.
///
/// See [IntentDonationManager](https://developer.apple.com/documentation/appintents/intentdonationmanager).
public struct IntentDonationManager: Sendable {
    /// The app's manager.
    public static let shared = IntentDonationManager()

    /// Tells of an intent.
    @discardableResult
    public func donate(intent: some AppIntent) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells of an intent.
    @discardableResult
    public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells of an intent and its result.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    /// Tells of an intent and its result.
    @discardableResult
    public func donate(intent: some AppIntent, result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}

/// What tells a donation from others.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let id = UUID()
}

extension AppIntent {
    /// Tells the system that a person did this. Nobody listens here.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells the system that a person did this. Nobody listens here.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells the system that a person did this. Nobody listens here.
    @discardableResult
    public func donate(result: some IntentResult) -> IntentDonationIdentifier { IntentDonationIdentifier() }
    /// Tells the system that a person did this. Nobody listens here.
    @discardableResult
    public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}
