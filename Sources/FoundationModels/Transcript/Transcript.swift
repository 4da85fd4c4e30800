/// The record of a session: instructions, prompts, responses, and tool calls with their outputs, in order.
///
/// A session keeps its own; an app reads it, saves it (`Codable`, in Apple's JSON), or starts another session from it:
///
/// ```swift
/// let last = session.transcript.last.map { [$0] } ?? []
/// let condensed = Transcript(entries: session.transcript.prefix(1) + last)
/// let next = LanguageModelSession(transcript: condensed)
/// ```
public struct Transcript: Sendable, Equatable {
    var entries: [Entry]

    /// A transcript with these entries.
    public init(entries: some Sequence<Entry> = []) {
        self.entries = Array(entries)
    }
}

extension Transcript {
    /// Adds the entries that it doesn't contain yet.
    mutating func addNews(of others: [Entry]) {
        let known = Set(entries.map(\.id))
        entries += others.filter { !known.contains($0.id) }
    }
}

extension Transcript: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// The index of an entry: 0 is the oldest.
    public typealias Index = Int

    /// Always 0.
    public var startIndex: Int { entries.startIndex }

    /// The number of entries.
    public var endIndex: Int { entries.endIndex }

    /// The entry at an index.
    public subscript(index: Int) -> Entry {
        get { entries[index] }
        set { entries[index] = newValue }
    }
}

extension Transcript {
    /// An empty transcript.
    public init() {
        entries = []
    }

    /// Replaces the entries in a range.
    public mutating func replaceSubrange<Entries>(_ subrange: Range<Int>, with newElements: consuming Entries)
    where Entries: Collection, Entries.Element == Entry {
        entries.replaceSubrange(subrange, with: newElements)
    }

    /// The entries after the instructions.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public var history: HistoryView {
        get { HistoryView(entries[instructionCount...]) }
        set { entries.replaceSubrange(instructionCount..., with: newValue) }
    }

    /// The number of instructions entries at the beginning of the transcript.
    private var instructionCount: Int {
        entries.firstIndex { if case .instructions = $0 { false } else { true } } ?? entries.count
    }
}

extension Transcript {
    /// The entries, one after the other, for a log.
    package var description: String { entries.map(\.description).joined(separator: "\n") }
}
