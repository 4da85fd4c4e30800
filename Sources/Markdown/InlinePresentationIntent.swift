import Foundation

/// The inline Markdown of a run, independent of its appearance.
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
    /// A line feed in the source that is equivalent to a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// Inline HTML, as written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML, as written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// The inline Markdown of a run: emphasis, code, a line break.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The intent of a run.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in archives.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The blocks that contain a run: paragraph, list, heading.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        /// The blocks that contain a run.
        public typealias Value = PresentationIntent
        /// The attribute's name in archives.
        public static let name = "NSPresentationIntent"
    }

    /// Names the attribute in a key path. Traps where it is read.
    // Attributes are looked up by the type that a key path names; the path itself is never followed.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { neverRead() }
    /// Names the attribute in a key path; reading it traps.
    public var presentationIntent: PresentationIntentAttribute { neverRead() }
}

private func neverRead() -> Never { preconditionFailure("a scope's property names a type and has no value") }
