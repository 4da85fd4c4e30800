import DisplayList

/// What each connection has said and nobody has heard yet, in its order.
struct Hearing {
    /// Something that a connection said, or that it is gone.
    enum Word: Sendable {
        case message(Inbox.Message)
        case end
    }

    private struct Line {
        var party: Party
        var words: ArraySlice<Word> = []
        /// Whether it has said nothing so far.
        var isStranger = true

        /// Whether it has said what no page of ours would say.
        var isRefused = false

        /// A slice keeps what was taken from its front: that is let go of now and then.
        mutating func trim() {
            if words.isEmpty { words = [] } else if words.startIndex > 64 { words = ArraySlice(Array(words)) }
        }
    }

    private var lines: [ConnectionID: Line] = [:]

    mutating func open(_ id: ConnectionID, of party: Party) { lines[id] = Line(party: party) }

    /// Whose a connection is; nil once its end was heard.
    func party(of id: ConnectionID) -> Party? { lines[id]?.party }

    /// Whose a connection is that is heard for the first time; nil for any other.
    mutating func takeStranger(_ id: ConnectionID) -> Party? {
        guard let line = lines[id], line.isStranger else { return nil }
        lines[id]?.isStranger = false
        return line.party
    }

    /// Hears nothing more of a connection but its end.
    mutating func refuse(_ id: ConnectionID) {
        lines[id]?.isRefused = true
        lines[id]?.isStranger = false
    }

    /// Adds what a connection said.
    /// - Returns: Whose it is.
    mutating func add(_ word: Word, of id: ConnectionID) -> Party? {
        lines[id]?.words.append(word)
        return lines[id]?.party
    }

    /// Takes the next word of a connection. Of several reports of its surroundings in a row only the last one counts.
    /// - Returns: The word, and how much the reports took that were left out.
    mutating func next(of id: ConnectionID) -> (word: Word, skippedByteCount: Int)? {
        guard var line = lines[id], var word = line.words.popFirst() else { return nil }
        var skipped = 0
        while case .message(let message) = word, message.isEnvironment,
            case .message(let following)? = line.words.first,
            following.isEnvironment
        {
            skipped += message.byteCount
            word = .message(following)
            line.words.removeFirst()
        }
        line.trim()
        if case .end = word { lines[id] = nil } else { lines[id] = line }
        return (word, skipped)
    }

    func isRefused(_ id: ConnectionID) -> Bool { lines[id]?.isRefused ?? false }

    /// Whether a connection has said more.
    func hasMore(of id: ConnectionID) -> Bool { lines[id].map { !$0.words.isEmpty } ?? false }

    mutating func removeAll() { lines = [:] }
}

extension Inbox.Message {
    fileprivate var isEnvironment: Bool {
        if case .success(.environment) = content { true } else { false }
    }
}
