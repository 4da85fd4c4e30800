extension Transcript {
    /// The entries of a transcript after its instructions. It can be edited as a collection. Its indices begin at 0; a
    /// slice has the indices of the whole history.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct HistoryView: Sendable, Equatable {
        private var entries: ArraySlice<Entry> = []

        /// An empty history.
        public init() {}
    }
}

extension Transcript.HistoryView: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// The index of an entry.
    public typealias Index = Int
    /// A slice of the history.
    public typealias SubSequence = Transcript.HistoryView

    /// The index of the first entry.
    public var startIndex: Int { entries.startIndex }
    /// The index after the last entry.
    public var endIndex: Int { entries.endIndex }

    /// The entry at an index.
    public subscript(position: Int) -> Transcript.Entry {
        get { entries[position] }
        set { entries[position] = newValue }
    }

    /// The entries in a range.
    public subscript(bounds: Range<Int>) -> Transcript.HistoryView {
        get {
            var part = Transcript.HistoryView()
            part.entries = entries[bounds]
            return part
        }
        set { entries.replaceSubrange(bounds, with: newValue) }
    }

    /// Replaces the entries in a range.
    public mutating func replaceSubrange<Entries>(_ subrange: Range<Int>, with newElements: Entries)
    where Entries: Collection, Entries.Element == Transcript.Entry {
        entries.replaceSubrange(subrange, with: newElements)
    }
}

extension Transcript.HistoryView: ExpressibleByArrayLiteral {
    /// A history of these entries.
    public init(arrayLiteral elements: Transcript.Entry...) { entries = elements[...] }
}
