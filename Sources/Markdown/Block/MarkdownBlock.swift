import Foundation

/// A block that contains text.
struct MarkdownBlock: Equatable {
    enum Text: Equatable {
        case inline(String)
        /// Literal text.
        case literal(String, InlinePresentationIntent)
    }

    var intent: PresentationIntent
    var text: Text
}
