import Foundation

/// Offers values for a parameter.
///
/// See [DynamicOptionsProvider](https://developer.apple.com/documentation/appintents/dynamicoptionsprovider).
public protocol DynamicOptionsProvider: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the value that a parameter has from the start.
    associatedtype DefaultValue: _IntentValue = Result.Item
    /// The type of the offer.
    associatedtype Result: ResultsCollection
    /// The offer. Only Shortcuts asks for it.
    func results() async throws -> Result
    /// The value that a parameter has from the start.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// None.
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Values that are offered.
public protocol ResultsCollection: Sendable {
    /// The type of a value.
    associatedtype Item: _IntentValue
    /// All values.
    var items: [Item] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    /// The elements.
    public var items: [Element] { self }
}
