import Foundation
import Markdown

/// One attribute in both of Foundation's kinds of attributed string.
struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    let value: @Sendable (AttributeContainer) -> Any?
    /// Returns false if the value is of a type that the attribute doesn't accept.
    let set: @Sendable (Any, inout AttributeContainer) -> Bool

    init<K: AttributedStringKey>(
        _ attribute: K.Type, to: @escaping @Sendable (K.Value) -> Any = { $0 },
        from: @escaping @Sendable (Any) -> K.Value? = { $0 as? K.Value }
    ) where K.Value: Sendable {
        key = NSAttributedString.Key(K.name)
        value = { $0[K.self].map(to) }
        set = { value, attributes in
            guard let value = from(value) else { return false }
            attributes[K.self] = value
            return true
        }
    }

    static let uiKit: [AttributeBridge] = [
        AttributeBridge(AttributeScopes.UIKitAttributes.FontAttribute.self),
        AttributeBridge(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self),
        AttributeBridge(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self),
        AttributeBridge(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self),
        AttributeBridge(AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self),
        points(AttributeScopes.UIKitAttributes.KernAttribute.self),
        points(AttributeScopes.UIKitAttributes.TrackingAttribute.self),
        points(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self),
        lines(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self),
        lines(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self),
    ]

    static let foundation: [AttributeBridge] = [
        AttributeBridge(AttributeScopes.FoundationAttributes.LinkAttribute.self, from: url),
        AttributeBridge(
            AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self,
            to: { NSNumber(value: $0.rawValue) },
            from: {
                AttributedText.number($0).flatMap { UInt(exactly: $0) }.map { InlinePresentationIntent(rawValue: $0) }
            }
        ),
    ]

    private static func points<K: AttributedStringKey>(_ attribute: K.Type) -> AttributeBridge
    where K.Value == CGFloat {
        AttributeBridge(attribute, from: { AttributedText.number($0).map { CGFloat($0) } })
    }

    private static func lines<K: AttributedStringKey>(
        _ attribute: K.Type
    ) -> AttributeBridge where K.Value == NSUnderlineStyle {
        AttributeBridge(
            attribute, to: { $0.rawValue },
            from: { AttributedText.number($0).flatMap { Int(exactly: $0) }.map { NSUnderlineStyle(rawValue: $0) } })
    }

    /// Apps pass links as URLs or as strings.
    @Sendable private static func url(_ value: Any) -> URL? {
        value as? URL ?? (value as? String).flatMap { URL(string: $0) }
    }
}
