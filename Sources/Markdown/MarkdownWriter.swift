import Foundation

/// Makes an attributed string from the parsers' results.
struct MarkdownWriter {
    let options: AttributedString.MarkdownParsingOptions
    let baseURL: URL?

    func attributed(_ text: String) -> AttributedString {
        let source = text.withoutByteOrderMark
        var result = AttributedString()
        switch options.interpretedSyntax {
        case .full:
            let document = BlockParser.document(of: source)
            for block in document.blocks { write(block, document.definitions, to: &result) }
        case .inlineOnly:
            write(InlineParser.runs(of: source.collapsingSpaces, keepsLineFeeds: false), in: nil, to: &result)
        case .inlineOnlyPreservingWhitespace:
            write(InlineParser.runs(of: source, keepsLineFeeds: true), in: nil, to: &result)
        }
        if let language = options.languageCode { result.languageIdentifier = language }
        return result
    }

    private func write(_ block: MarkdownBlock, _ definitions: LinkDefinitions, to result: inout AttributedString) {
        switch block.text {
        case .inline(let source):
            let runs = InlineParser.runs(of: source, keepsLineFeeds: false, definitions: definitions)
            write(runs, in: block.intent, to: &result)
        case .literal(let text, let intent):
            write([InlineRun(text: text, intent: intent)], in: block.intent, to: &result)
        }
    }

    private func write(_ runs: [InlineRun], in block: PresentationIntent?, to result: inout AttributedString) {
        for run in runs where !run.text.isEmpty {
            var part = AttributedString(run.text)
            if !run.intent.isEmpty { part.inlinePresentationIntent = run.intent }
            if let link = run.link.flatMap(url) { part.link = link }
            if let image = run.image.flatMap(url) { part.imageURL = image }
            if let block { part.presentationIntent = block }
            result += part
        }
    }

    private func url(_ destination: String) -> URL? {
        URL(string: destination, encodingInvalidCharacters: false)
            .map { baseURL == nil ? $0 : URL(string: destination, relativeTo: baseURL) ?? $0 }
            ?? URL(string: destination.escapedForURL, relativeTo: baseURL)
    }
}

extension String {
    /// Collapses spaces and line feeds, and trims both ends; two spaces before a line feed still break the line.
    fileprivate var collapsingSpaces: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let breaks = line.hasSuffix("  ")
            let words = line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
            return breaks ? words + "  " : words
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Some editors write a byte order mark, which would hide the first block's marker.
    fileprivate var withoutByteOrderMark: String {
        unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
    }

    /// Percent-encodes all characters that a URL can't contain. Existing escapes are kept.
    fileprivate var escapedForURL: String {
        let bytes = Array(utf8)
        return bytes.indices.map { index in
            let isKept =
                bytes[index] == UInt8(ascii: "%")
                ? bytes[index...].dropFirst().prefix(2).count { Character(Unicode.Scalar($0)).isHexDigit } == 2
                : Self.kept.contains(bytes[index])
            return isKept ? String(Unicode.Scalar(bytes[index])) : String(format: "%%%02X", bytes[index])
        }.joined()
    }

    private static let kept = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~+!*'(),#@?=;:/&$".utf8)
}
