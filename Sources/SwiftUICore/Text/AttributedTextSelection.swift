// What can't be had: a browser's field holds plain text.

import Foundation

/// What is selected in an editor of attributed text.
@available(*, unavailable, message: "Kissa's editors hold plain text; use TextEditor(text:selection:) with a String")
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
    /// Where the selection is.
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    public init() {}
    public init(range: Range<AttributedString.Index>) {}
    public init(ranges: RangeSet<AttributedString.Index>) {}
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {}

    public func indices(in text: AttributedString) -> Indices { .insertionPoint(text.startIndex) }
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }
    public func typingAttributes(in text: AttributedString) -> AttributeContainer { AttributeContainer() }
}

extension TextEditor {
    @available(*, unavailable, message: "Kissa's editors hold plain text; bind a String")
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        fatalError("unavailable")
    }
}
