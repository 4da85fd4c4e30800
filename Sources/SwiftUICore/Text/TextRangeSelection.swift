/// The selection in a text field: an insertion point, or a part of the text.
///
/// See [TextSelection](https://developer.apple.com/documentation/swiftui/textselection). Its indices belong to the text
/// that the field showed when the selection was made. A person's edits set the text and the selection together. An app
/// that changes the text should set both as well: otherwise the browser keeps the caret as near as it can to where it
/// was, and the field reports where that is.
///
/// A browser selects one part of a field at a time: of several parts, it selects the first.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The parts of a text that are selected.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    /// Where the selection is.
    public var indices: Indices
    /// Which of the two adjacent characters the caret belongs to, as set for the field by `textSelectionAffinity(_:)`.
    public internal(set) var affinity = TextSelectionAffinity.automatic

    /// An insertion point.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// A part of the text.
    public init(range: Range<String.Index>) { indices = .selection(range) }

    /// Several parts of the text, of which a browser selects the first.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

    /// Whether nothing is selected, so that what is typed is inserted.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}
