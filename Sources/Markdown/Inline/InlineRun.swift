import Foundation

/// A range of characters with the same attributes.
package struct InlineRun: Equatable, Sendable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// The destination as written, not yet a URL.
    package var link: String?
    package var image: String?

    package func isLike(_ other: InlineRun) -> Bool {
        intent == other.intent && link == other.link && image == other.image
    }
}

/// Characters that enclose interpolated values, which aren't parsed as Markdown. They are Unicode noncharacters, so they don't
/// occur in text.
package enum OpaqueText {
    package static let start = Unicode.Scalar(0xFDD0 as UInt32)!
    package static let end = Unicode.Scalar(0xFDD1 as UInt32)!
}

/// Inline Markdown for drawing, without an attributed string.
package enum InlineMarkdown {
    /// The runs of a text. White space is preserved.
    package static func runs(of text: String) -> [InlineRun] {
        mayHaveMarkdown(text) ? InlineParser.runs(of: text, keepsLineFeeds: true) : [InlineRun(text: text)]
    }

    /// A fast check: most texts contain none of the significant characters.
    private static func mayHaveMarkdown(_ text: String) -> Bool {
        text.utf8.contains { "\\`*_~[]<&@".utf8.contains($0) } || text.contains("://") || text.contains("www.")
    }
}
