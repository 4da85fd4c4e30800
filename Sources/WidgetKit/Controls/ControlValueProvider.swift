import AppIntents

/// Has the value of a control. Nobody asks for it here: no control is placed.
///
/// See [ControlValueProvider](https://developer.apple.com/documentation/widgetkit/controlvalueprovider).
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value
    /// The value that the gallery shows.
    var previewValue: Value { get }
    /// The value at present.
    func currentValue() async throws -> Value
}

/// Has the value of a control that the person configures. Nobody asks for it here: no control is placed.
///
/// See [AppIntentControlValueProvider](https://developer.apple.com/documentation/widgetkit/appintentcontrolvalueprovider).
public protocol AppIntentControlValueProvider {
    /// What the person has chosen.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value
    /// The value that the gallery shows.
    func previewValue(configuration: Configuration) -> Value
    /// The value at present.
    func currentValue(configuration: Configuration) async throws -> Value
}
