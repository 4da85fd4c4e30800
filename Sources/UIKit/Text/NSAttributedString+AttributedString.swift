import Foundation

extension NSAttributedString {
    /// Converts fonts, colors, underlines, spacing, Markdown's intents, and links.
    public convenience init(_ attributedString: AttributedString) {
        self.init(attributedString, AttributeBridge.uiKit + AttributeBridge.foundation)
    }

    /// Converts UIKit's and Foundation's attributes.
    public convenience init(
        _ attributedString: AttributedString,
        including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { self.init(attributedString) }

    /// Converts UIKit's and Foundation's attributes. Never throws here.
    public convenience init(
        _ attributedString: AttributedString, including scope: AttributeScopes.UIKitAttributes.Type
    ) throws { self.init(attributedString) }

    /// Converts Foundation's attributes only.
    public convenience init(
        _ attributedString: AttributedString,
        including scope: KeyPath<AttributeScopes, AttributeScopes.FoundationAttributes.Type>
    ) throws { self.init(attributedString, AttributeBridge.foundation) }

    private convenience init(_ attributedString: AttributedString, _ bridges: [AttributeBridge]) {
        let made = NSMutableAttributedString(string: "")
        for run in attributedString.runs {
            let container = run.attributes.saidForUIKit
            var attributes: [Key: Any] = [:]
            for bridge in bridges { attributes[bridge.key] = bridge.value(container) }
            let text = String(attributedString[run.range].characters)
            made.append(NSAttributedString(string: text, attributes: attributes))
        }
        self.init(attributedString: made)
    }
}

extension AttributedString {
    /// Converts UIKit's and Foundation's attributes; ignores values of the wrong type.
    public init(_ string: NSAttributedString) {
        self = Self.made(of: string, AttributeBridge.uiKit + AttributeBridge.foundation).text
    }

    /// Converts UIKit's and Foundation's attributes.
    /// - Throws: `CocoaError.coderInvalidValue` if an attribute's value is of the wrong type.
    public init(
        _ string: NSAttributedString,
        including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws { try self.init(string, AttributeBridge.uiKit + AttributeBridge.foundation) }

    /// Converts UIKit's and Foundation's attributes.
    /// - Throws: `CocoaError.coderInvalidValue` if an attribute's value is of the wrong type.
    public init(_ string: NSAttributedString, including scope: AttributeScopes.UIKitAttributes.Type) throws {
        try self.init(string, AttributeBridge.uiKit + AttributeBridge.foundation)
    }

    /// Converts Foundation's attributes only.
    public init(
        _ string: NSAttributedString,
        including scope: KeyPath<AttributeScopes, AttributeScopes.FoundationAttributes.Type>
    ) throws { try self.init(string, AttributeBridge.foundation) }

    private init(_ string: NSAttributedString, _ bridges: [AttributeBridge]) throws {
        let made = Self.made(of: string, bridges)
        guard made.isWhole else { throw CocoaError(.coderInvalidValue) }
        self = made.text
    }

    private static func made(
        of string: NSAttributedString, _ bridges: [AttributeBridge]
    ) -> (text: AttributedString, isWhole: Bool) {
        var text = AttributedString()
        var isWhole = true
        string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
            var container = AttributeContainer()
            for bridge in bridges {
                guard let value = attributes[bridge.key] else { continue }
                if !bridge.set(value, &container) { isWhole = false }
            }
            text.append(AttributedString(string.attributedSubstring(from: range).string, attributes: container))
        }
        return (text, isWhole)
    }
}
