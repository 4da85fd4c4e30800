extension Transcript {
    /// The entries of a transcript behind its instructions: what was asked and answered. It is edited as a collection; a whole
    /// one is counted from 0, and a part of one as in the whole.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct HistoryView: Sendable, Equatable {
        private var entries: ArraySlice<Entry> = []

        /// A history without entries.
        public init() {}
    }
}

extension Transcript.HistoryView: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// The place of an entry.
    public typealias Index = Int
    /// Some entries in a row.
    public typealias SubSequence = Transcript.HistoryView

    /// The first entry's place.
    public var startIndex: Int { entries.startIndex }
    /// The place behind the last entry's.
    public var endIndex: Int { entries.endIndex }

    /// One entry.
    public subscript(position: Int) -> Transcript.Entry {
        get { entries[position] }
        set { entries[position] = newValue }
    }

    /// Some entries in a row.
    public subscript(bounds: Range<Int>) -> Transcript.HistoryView {
        get {
            var part = Transcript.HistoryView()
            part.entries = entries[bounds]
            return part
        }
        set { entries.replaceSubrange(bounds, with: newValue) }
    }

    /// Puts other entries in the place of some.
    public mutating func replaceSubrange<Entries>(_ subrange: Range<Int>, with newElements: Entries)
    where Entries: Collection, Entries.Element == Transcript.Entry {
        entries.replaceSubrange(subrange, with: newElements)
    }
}

extension Transcript.HistoryView: ExpressibleByArrayLiteral {
    /// A history of these entries.
    public init(arrayLiteral elements: Transcript.Entry...) { entries = elements[...] }
}
