import Foundation

/// Characters that share what Markdown says of them.
package struct InlineRun: Equatable, Sendable {
    package var text: String
    package var intent: InlinePresentationIntent = []
    /// As it is written, not yet a URL.
    package var link: String?
    package var image: String?

    package func isLike(_ other: InlineRun) -> Bool {
        intent == other.intent && link == other.link && image == other.image
    }
}

/// What stands between these two is no Markdown: the values that are put into a text. They are never characters of text
/// (Unicode has declared them noncharacters).
package enum OpaqueText {
    package static let start = Unicode.Scalar(0xFDD0 as UInt32)!
    package static let end = Unicode.Scalar(0xFDD1 as UInt32)!
}

/// Inline Markdown, for those who draw it rather than keep it.
package enum InlineMarkdown {
    /// White space stays as it is.
    package static func runs(of text: String) -> [InlineRun] {
        mayHaveMarkdown(text) ? InlineParser.runs(of: text, keepsLineFeeds: true) : [InlineRun(text: text)]
    }

    /// Most texts have none of the characters that mean something.
    private static func mayHaveMarkdown(_ text: String) -> Bool {
        text.utf8.contains { "\\`*_~[]<&@".utf8.contains($0) } || text.contains("://") || text.contains("www.")
    }
}
