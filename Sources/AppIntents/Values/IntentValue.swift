import Foundation

/// A value that an intent takes or returns: a text, a number, an entity, and optional ones and arrays of them.
public protocol _IntentValue: Sendable {
    /// The type of a single value: that of an array's elements, or of an optional value's content.
    associatedtype ValueType: Sendable = Self
    /// The type without an optional around it.
    associatedtype UnwrappedType: Sendable = Self
    /// What the value is before anybody has set it: nil for an optional one, nothing for others.
    static var _absent: Self? { get }
    /// The value that consists of an unwrapped one.
    static func _wrapping(_ value: UnwrappedType) -> Self
}

extension _IntentValue {
    /// Nothing: the value has to be set.
    public static var _absent: Self? { nil }
}

extension _IntentValue where UnwrappedType == Self {
    /// The value itself.
    public static func _wrapping(_ value: Self) -> Self { value }
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    /// That of the content.
    public typealias ValueType = Wrapped.ValueType
    /// The content.
    public typealias UnwrappedType = Wrapped
    /// Nil, which is a value.
    public static var _absent: Self? { .some(.none) }
    /// The content in an optional.
    public static func _wrapping(_ value: Wrapped) -> Self { value }
}

extension Array: _IntentValue where Element: _IntentValue {
    /// That of the elements.
    public typealias ValueType = Element.ValueType
}

extension String: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension Bool: _IntentValue {}
extension Decimal: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Duration: _IntentValue {}
extension URL: _IntentValue {}
extension Measurement: _IntentValue where UnitType: Dimension {}
extension PersonNameComponents: _IntentValue {}

/// No value: what an intent returns that returns nothing.
extension Never: _IntentValue {}

/// Something that has a name under which the system knows it: its type's name, unless the app says another one.
public protocol PersistentlyIdentifiable {
    /// The name.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name.
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
