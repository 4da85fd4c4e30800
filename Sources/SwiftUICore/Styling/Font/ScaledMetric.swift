import Foundation

/// A length that grows with the size of the reader's text.
///
/// See [ScaledMetric](https://developer.apple.com/documentation/swiftui/scaledmetric).
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let value: Value
    private let style: Font.TextStyle
    @Environment(\.dynamicTypeSize) private var typeSize

    /// A length that grows as the text of a style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        value = wrappedValue
        style = textStyle
    }

    /// A length that grows as body text does.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The length, scaled to the reader's text size.
    public var wrappedValue: Value { value * Value(style.scale(in: typeSize)) }

    /// Whether both have the same length and text style.
    public func _isSameInput(as other: ScaledMetric<Value>) -> Bool { value == other.value && style == other.style }
}
