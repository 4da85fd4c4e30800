import Foundation

/// An attribute of a part of a text, which a renderer reads from the text's runs: `run[EmphasisAttribute.self]`.
///
/// See [TextAttribute](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

extension Text {
    /// Sets an attribute of the text for a renderer. A part of a text has one attribute of each type: the innermost
    /// one.
    ///
    /// See [customAttribute](https://developer.apple.com/documentation/swiftui/text/customattribute(_:)).
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(AnyTextAttribute(value))) }
}

/// An attribute of any type. `@unchecked Sendable`, since texts are sendable and attributes need not be: an attribute
/// is only ever passed to a renderer, which draws on the main actor, where views are made.
struct AnyTextAttribute: Equatable, @unchecked Sendable {
    let type: ObjectIdentifier
    let value: any TextAttribute

    init<T: TextAttribute>(_ value: T) {
        type = ObjectIdentifier(T.self)
        self.value = value
    }

    /// Attributes that aren't equatable count as different, so that at worst a text is drawn once too often. Those of a
    /// type without stored data are equal.
    static func == (left: AnyTextAttribute, right: AnyTextAttribute) -> Bool {
        func areEqual<T: TextAttribute>(_ value: T) -> Bool {
            if let value = value as? any Equatable { return isEqual(value, right.value) }
            return MemoryLayout<T>.size == 0
        }
        return left.type == right.type && areEqual(left.value)
    }

    private static func isEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool { (right as? E) == left }
}
