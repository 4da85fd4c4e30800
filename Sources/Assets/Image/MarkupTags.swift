import CoreGraphics

/// A sequence of an XML text's tags with their attributes: enough to read sizes and paths out of SVG. Text between tags, comments
/// and declarations are skipped; an unclosed tag ends the sequence.
struct MarkupTags: Sequence, IteratorProtocol {
    struct Tag: Equatable {
        let name: String
        let attributes: [String: String]
        /// The nesting depth of this element.
        let depth: Int
    }

    private var rest: Substring
    /// The number of open elements.
    private var depth = 0

    init(_ text: String) {
        rest = text[...]
    }

    /// The text between the last tag and the next one, or in a section that isn't markup.
    var followingText: String {
        let section = "<![CDATA["
        let text = rest.drop(while: \.isWhitespace)
        guard text.hasPrefix(section) else { return String(rest.prefix { $0 != "<" }) }
        let inner = text.dropFirst(section.count)
        return String(inner[..<(inner.firstRange(of: "]]>")?.lowerBound ?? inner.endIndex)])
    }

    mutating func next() -> Tag? {
        while let start = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: start)...]
            if rest.hasPrefix("!--") {
                guard let end = rest.firstRange(of: "-->") else { return nil }
                rest = rest[end.upperBound...]
            } else if rest.first == "/" {
                depth = Swift.max(0, depth - 1)
            } else if let first = rest.first, first.isLetter {
                return tag()
            }
        }
        return nil
    }

    private mutating func tag() -> Tag? {
        let name = taken { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        var attributes: [String: String] = [:]
        while true {
            let space = taken { $0.isWhitespace || $0 == "/" }
            guard let next = rest.first else { return nil }
            if next == ">" {
                rest.removeFirst()
                defer { if space.last != "/" { depth += 1 } }
                return Tag(name: name, attributes: attributes, depth: depth)
            }
            let key = taken { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }
            _ = taken(\.isWhitespace)
            guard rest.first == "=" else {
                if key.isEmpty { return nil }
                continue
            }
            rest.removeFirst()
            _ = taken(\.isWhitespace)
            guard let quote = rest.popFirst(), quote == "\"" || quote == "'" else { return nil }
            let value = taken { $0 != quote }
            guard rest.popFirst() == quote else { return nil }
            attributes[key] = Self.unescaped(value)
        }
    }

    private mutating func taken(_ belongs: (Character) -> Bool) -> String {
        let text = rest.prefix(while: belongs)
        rest = rest[text.endIndex...]
        return String(text)
    }

    private static func unescaped(_ value: String) -> String {
        guard value.contains("&") else { return value }
        let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
        return entities.reduce(value) { $0.replacing($1.0, with: $1.1) }
    }
}

/// The area of an SVG's view box, in user units.
package struct SVGViewBox: Hashable, Sendable {
    package let x: Double
    package let y: Double
    package let width: Double
    package let height: Double

    init(_ rect: CGRect) {
        (x, y, width, height) = (rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Parses four numbers, separated by spaces or commas.
    init?(_ text: String) {
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else { return nil }
        (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
}
