/// Text while a template works on it: code points, as Python counts them, each of which remembers whether it came from the
/// conversation or from the template.
///
/// Two texts are equal if they read alike, wherever they came from.
public struct TemplateText: Hashable, Sendable {
    /// A code point, with the mark in the highest bit.
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

    /// A stretch of one origin.
    public struct Part: Equatable, Sendable {
        /// What stands there.
        public let text: String
        /// Whether it came from the conversation.
        public let isContent: Bool
    }

    var units: [Unit]

    init(units: some Sequence<Unit>) { self.units = Array(units) }

    /// - Parameter isContent: Whether it is of the conversation, and no part of the template.
    public init(_ string: String, isContent: Bool = false) {
        units = string.unicodeScalars.map { Unit($0, isContent: isContent) }
    }

    var count: Int { units.count }
    var isEmpty: Bool { units.isEmpty }

    static func + (left: TemplateText, right: TemplateText) -> TemplateText {
        TemplateText(units: left.units + right.units)
    }

    static func += (left: inout TemplateText, right: TemplateText) { left.units += right.units }

    /// Both texts, one behind the other; each part keeps its origin.
    public func appending(_ other: TemplateText) -> TemplateText { self + other }

    /// The text cut where its origin changes.
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
    /// The text, wherever its parts come from.
    public init(_ text: TemplateText) { self.init(text.units[...]) }

    init(_ units: ArraySlice<TemplateText.Unit>) {
        self.init(String.UnicodeScalarView(units.map(\.scalar)))
    }
}

extension TemplateText: ExpressibleByStringLiteral {
    /// Text of a template.
    public init(stringLiteral value: String) { self.init(value) }
}
