/// Text during an evaluation: code points, as Python counts them, each of which records whether it came from the conversation or
/// from the template.
///
/// Texts are equal if their code points are, whatever their origins, and whether or not they are markup.
public struct TemplateText: Hashable, Sendable {
    /// A code point, with its origin in the highest bit.
    struct Unit: Hashable, Sendable {
        private static let mark: UInt32 = 1 << 31
        private let bits: UInt32

        init(_ scalar: Unicode.Scalar, isContent: Bool = false) {
            bits = scalar.value | (isContent ? Self.mark : 0)
        }

        var isContent: Bool { bits & Self.mark != 0 }
        var value: UInt32 { bits & ~Self.mark }
        var scalar: Unicode.Scalar { Unicode.Scalar(value)! }

        static func == (left: Unit, right: Unit) -> Bool { left.value == right.value }
        func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }

    /// A range of the text with one origin.
    public struct Part: Equatable, Sendable {
        /// The text of the range.
        public let text: String
        /// Whether it came from the conversation.
        public let isContent: Bool
    }

    var units: [Unit]
    /// Whether this is markup, as the filters `safe` and `escape` make it (markupsafe's `Markup`). Operations that keep it say so.
    var isMarkup = false

    init(units: some Sequence<Unit>) { self.units = Array(units) }

    /// - Parameter isContent: Whether the text comes from the conversation rather than from the template.
    public init(_ string: String, isContent: Bool = false) {
        units = string.unicodeScalars.map { Unit($0, isContent: isContent) }
    }

    /// Compares the code points only.
    public static func == (left: TemplateText, right: TemplateText) -> Bool { left.units == right.units }

    /// Hashes the code points only.
    public func hash(into hasher: inout Hasher) { hasher.combine(units) }

    var count: Int { units.count }
    var isEmpty: Bool { units.isEmpty }

    /// Concatenates both code points, without markup's rules (see `adding`).
    static func + (left: TemplateText, right: TemplateText) -> TemplateText {
        TemplateText(units: left.units + right.units)
    }

    static func += (left: inout TemplateText, right: TemplateText) { left.units += right.units }

    /// Concatenates both texts; each part keeps its origin.
    public func appending(_ other: TemplateText) -> TemplateText { self + other }

    /// The text, split where its origin changes.
    public var parts: [Part] {
        var parts: [Part] = []
        var rest = units[...]
        while let first = rest.first {
            let part = rest.prefix { $0.isContent == first.isContent }
            parts.append(Part(text: String(part), isContent: first.isContent))
            rest = rest.dropFirst(part.count)
        }
        return parts
    }
}

extension String {
    /// Creates a string of the text, without the origins.
    public init(_ text: TemplateText) { self.init(text.units[...]) }

    init(_ units: ArraySlice<TemplateText.Unit>) {
        self.init(String.UnicodeScalarView(units.map(\.scalar)))
    }
}

extension TemplateText: ExpressibleByStringLiteral {
    /// Creates text that belongs to the template.
    public init(stringLiteral value: String) { self.init(value) }
}
