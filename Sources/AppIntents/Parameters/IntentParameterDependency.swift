import Foundation

/// Values of a widget's configuration that is being edited, for a query of it. No widget is configured here: it is always nil.
///
/// See [IntentParameterDependency](https://developer.apple.com/documentation/appintents/intentparameterdependency).
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// The values of some parameters.
    public init<each Value: _IntentValue>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    /// The values. There are none.
    public var wrappedValue: IntentProjection<Intent>? { nil }
}

/// Values of an intent's parameters.
@dynamicMemberLookup
public struct IntentProjection<Intent: AppIntent>: Sendable {
    private let intent: Intent

    /// A parameter's value.
    public subscript<Value: _IntentValue>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value.UnwrappedType {
        guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
            preconditionFailure("A parameter has no value")
        }
        return value
    }
}
