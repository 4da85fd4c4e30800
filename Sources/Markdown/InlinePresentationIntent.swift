import Foundation

/// What Markdown says about the characters of a run, apart from how that looks.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, with one `*` or `_`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, with two `*` or `_`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, within backticks.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through, with `~` or `~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line feed of the source that means a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a line, as it is written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML as a block, as it is written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// What Markdown says about a run: emphasis, code, a line break.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// What is said about a run.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in archives.
        public static let name = "NSInlinePresentationIntent"
    }

    /// In which paragraph, list or heading a run stands.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The blocks that a run stands in.
        public typealias Value = PresentationIntent
        /// The attribute's name in archives.
        public static let name = "NSPresentationIntent"
    }

    /// Names the attribute in a key path. Traps where it is read.
    // Attributes are looked up by the type that a key path names; the path itself is never followed.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { neverRead() }
    /// Names the attribute in a key path. Traps where it is read.
    public var presentationIntent: PresentationIntentAttribute { neverRead() }
}

private func neverRead() -> Never { preconditionFailure("a scope's property names a type and has no value") }
