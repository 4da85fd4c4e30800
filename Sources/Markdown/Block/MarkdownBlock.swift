import Foundation

/// A block that holds text.
struct MarkdownBlock: Equatable {
    enum Text: Equatable {
        case inline(String)
        /// Characters as they are.
        case literal(String, InlinePresentationIntent)
    }

    var intent: PresentationIntent
    var text: Text
}
