// API that isn't available: a browser's text fields hold plain text.

import Foundation

/// The selection in an editor of attributed text.
@available(*, unavailable, message: "Kissa's editors hold plain text; use TextEditor(text:selection:) with a String")
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    /// Where the selection is.
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// An empty selection. Not available.
    public init() {}
    /// A selection of one range. Not available.
    public init(range: Range<AttributedString.Index>) {}
    /// A selection of several ranges. Not available.
    public init(ranges: RangeSet<AttributedString.Index>) {}
    /// An insertion point. Not available.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {}

    /// The selection in a text. Not available.
    public func indices(in text: AttributedString) -> Indices { .insertionPoint(text.startIndex) }
    /// Which of two lines an insertion point between them belongs to. Not available.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
    /// The attributes of the text that is typed next. Not available.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer { AttributeContainer() }
}

extension TextEditor {
    /// An editor of attributed text. Not available.
    @available(*, unavailable, message: "Kissa's editors hold plain text; bind a String")
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        fatalError("unavailable")
    }
}
