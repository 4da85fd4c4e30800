import Foundation

/// A document's [link reference definitions](https://spec.commonmark.org/0.31.2/#link-reference-definitions), by their labels.
struct LinkDefinitions {
    private var destinations: [String: String] = [:]

    /// Removes the definitions at the beginning of a paragraph, and returns the remaining text.
    mutating func take(from paragraph: String) -> String {
        guard paragraph.hasPrefix("[") else { return paragraph }
        let source = Array(paragraph.unicodeScalars)
        var place = 0
        while place < source.count, let found = LinkSyntax.definition(in: source, at: place),
            let name = Self.name(source[found.label])
        {
            // If a label occurs twice, the first definition is used.
            if destinations[name] == nil { destinations[name] = found.link.destination }
            place = found.link.end
        }
        var rest = String.UnicodeScalarView()
        rest.append(contentsOf: source[place...])
        return String(rest)
    }

    /// Resolves a reference link: by the label in brackets after the text, or by the text itself.
    /// - Parameter isLabel: Whether the text may be a label, which contains no brackets.
    func link(in source: [Unicode.Scalar], text: Range<Int>, isLabel: Bool) -> LinkSyntax.Link? {
        guard !destinations.isEmpty else { return nil }
        let behind = text.upperBound + 1
        if let label = LinkSyntax.label(in: source, at: behind), !label.isEmpty {
            return Self.name(source[label]).flatMap { destinations[$0] }.map {
                LinkSyntax.Link(destination: $0, end: label.upperBound + 1)
            }
        }
        guard isLabel else { return nil }
        let isCollapsed = source[behind...].starts(with: "[]".unicodeScalars)
        return Self.name(source[text]).flatMap { destinations[$0] }.map {
            LinkSyntax.Link(destination: $0, end: behind + (isCollapsed ? 2 : 0))
        }
    }

    /// Normalizes a label, ignoring case and white space; nil if it is empty or too long.
    private static func name(_ label: ArraySlice<Unicode.Scalar>) -> String? {
        guard label.count < 1000 else { return nil }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: label)
        let words = String(text).split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : words.joined(separator: " ").lowercased().uppercased()
    }
}
