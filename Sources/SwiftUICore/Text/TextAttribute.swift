import Foundation

/// A mark on a part of a text, which a renderer finds in the text's runs: `run[EmphasisAttribute.self]`.
///
/// See [TextAttribute](https://developer.apple.com/documentation/swiftui/textattribute).
public protocol TextAttribute {}

extension Text {
    /// Marks the text for a renderer. Of each type a part of a text has one mark, the mark that is set nearest to it.
    ///
    /// See [customAttribute](https://developer.apple.com/documentation/swiftui/text/customattribute(_:)).
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { adding(.attribute(AnyTextAttribute(value))) }
}

/// A mark of any type. Unchecked, since marks need not be sendable and texts are: a mark is only ever handed to a renderer,
/// which draws on the main actor, where views are made.
struct AnyTextAttribute: Equatable, @unchecked Sendable {
    let type: ObjectIdentifier
    let value: any TextAttribute

    init<T: TextAttribute>(_ value: T) {
        type = ObjectIdentifier(T.self)
        self.value = value
    }

    /// Marks that can't be compared count as different, so a text is at worst drawn once too often; those that hold nothing
    /// are the same.
    static func == (left: AnyTextAttribute, right: AnyTextAttribute) -> Bool {
        func areEqual<T: TextAttribute>(_ value: T) -> Bool {
            if let value = value as? any Equatable { return isEqual(value, right.value) }
            return MemoryLayout<T>.size == 0
        }
        return left.type == right.type && areEqual(left.value)
    }

    private static func isEqual<E: Equatable>(_ left: E, _ right: Any) -> Bool { (right as? E) == left }
}
