import Foundation

/// A length that scales with the user's text size.
///
/// See [ScaledMetric](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize

    /// A length that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A length that scales with body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length, scaled to the user's text size.
    public var wrappedValue: Value { value * Value(style.scale(in: typeSize)) }

    /// Whether both have the same length and text style.
    public func _isSameInput(as other: ScaledMetric<Value>) -> Bool { value == other.value && style == other.style }
}
