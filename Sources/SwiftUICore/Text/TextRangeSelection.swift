/// What is selected in a field: a place where text would be inserted, or a part of the text.
///
/// See [TextSelection](https://developer.apple.com/documentation/swiftui/textselection). Its indices are those of the
/// text that the field showed when it was made. A person's edits set the text and the selection together. An app that
/// changes the text should set both as well: otherwise the browser keeps the caret as near as it can, and the field
/// tells where that is.
///
/// A browser selects one part of a field at a time: of several, it selects the first.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The parts of a text that are selected.
    public enum Indices: Equatable, Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    /// Where the selection is.
    public var indices: Indices
    /// Which of the characters beside it the caret belongs to: as a field's `textSelectionAffinity(_:)` says.
    public internal(set) var affinity = TextSelectionAffinity.automatic

    /// The caret at one place.
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
