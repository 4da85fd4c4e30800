import Foundation
import FoundationAdditions
import Synchronization

/// A value that an intent takes.
///
/// Copies of an intent share the values of their parameters, as on Apple's systems.
///
/// See [IntentParameter](https://developer.apple.com/documentation/appintents/intentparameter).
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
    /// The title.
    public let title: LocalizedStringResource?
    /// What the value is for.
    public let description: LocalizedStringResource?
    let requestValueDialog: IntentDialog?
    /// Finds a value if nobody has set one.
    private let provider: (@Sendable () async throws -> (any Sendable)?)?
    private let stored: Mutex<Value?>
    /// What was found when the intent was last performed.
    private let found = Mutex<Value?>(nil)

    init(
        _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ initial: Value.UnwrappedType?,
        _ requestValueDialog: IntentDialog?, provider: (@Sendable () async throws -> (any Sendable)?)? = nil
    ) {
        self.title = title
        self.description = description
        self.requestValueDialog = requestValueDialog
        self.provider = provider
        stored = Mutex(initial.map { Value._wrapping($0) })
    }

    /// A parameter without a title.
    public init() {
        (title, description, requestValueDialog, provider) = (nil, nil, nil, nil)
        stored = Mutex(nil)
    }

    /// The value. Reading one that nobody has set is an error of the app's, except for optional ones.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            preconditionFailure("The parameter \(titleText) has no value")
        }
        set { stored.withLock { $0 = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }

    /// The value; nil if it has to be set first.
    var value: Value? { stored.withLock { $0 } ?? found.withLock { $0 } ?? Value._absent }

    var titleText: String { title.map { String(localized: $0) } ?? "\(Value.ValueType.self)" }
}

extension IntentParameter: ResolvedPart {
    /// Takes a value from the provider or from the entity's query, if nobody has set one. It is looked for each time.
    func resolve() async throws {
        if stored.withLock({ $0 != nil }) { return }
        let value = try await usualValue()
        found.withLock { $0 = value }
        if value == nil, Value._absent == nil { throw needsValueError() }
    }

    private func usualValue() async throws -> Value? {
        if let value = Self.suited(try await provider?()) { return value }
        guard let entity = Value.ValueType.self as? any AppEntity.Type else { return nil }
        return Self.suited(try await entity.defaultQuery.usualResult())
    }

    /// A default result as a value of the parameter: itself, the first of several values, or a single one in an array.
    private static func suited(_ result: (any Sendable)?) -> Value? {
        guard let result else { return nil }
        if let value = result as? Value { return value }
        if let values = result as? [Any] { return values.first.flatMap { $0 as? Value } }
        return [result] as? Value
    }
}

extension DynamicOptionsProvider {
    /// The default result, after the provider's own dependencies have been resolved.
    func usualResult() async throws -> (any Sendable)? {
        try await resolveParts(of: self)
        return await defaultResult()
    }
}

/// A part of an intent, a query or a provider that is made ready before these are used.
protocol ResolvedPart: Sendable {
    func resolve() async throws
}

/// Makes the parts of an intent, a query or a provider ready.
func resolveParts(of owner: some Sendable) async throws {
    let parts = Mirror(reflecting: owner).children.compactMap { $0.value as? any ResolvedPart }
    for part in parts { try await part.resolve() }
}
