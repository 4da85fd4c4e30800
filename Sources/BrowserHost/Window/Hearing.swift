import DisplayList

/// The unprocessed messages of each connection, in order.
struct Hearing {
    /// A message from a connection, or its end.
    enum Word: Sendable {
        case message(Inbox.Message)
        case end
    }

    private struct Line {
        var party: Party
        var words: ArraySlice<Word> = []
        /// Whether none of its messages was processed yet.
        var isStranger = true

        /// Whether it has sent something that our page would never send.
        var isRefused = false

        /// A slice retains the elements removed from its front, so it is copied now and then.
        mutating func trim() {
            if words.isEmpty { words = [] } else if words.startIndex > 64 { words = ArraySlice(Array(words)) }
        }
    }

    private var lines: [ConnectionID: Line] = [:]

    mutating func open(_ id: ConnectionID, of party: Party) { lines[id] = Line(party: party) }

    /// The party of a connection; nil once its end was processed.
    func party(of id: ConnectionID) -> Party? { lines[id]?.party }

    /// The party of a connection whose first message is being processed; nil for any other connection.
    mutating func takeStranger(_ id: ConnectionID) -> Party? {
        guard let line = lines[id], line.isStranger else { return nil }
        lines[id]?.isStranger = false
        return line.party
    }

    /// Ignores everything from a connection except for its end.
    mutating func refuse(_ id: ConnectionID) {
        lines[id]?.isRefused = true
        lines[id]?.isStranger = false
    }

    /// Adds a message, or the end, of a connection.
    /// - Returns: The connection's party.
    mutating func add(_ word: Word, of id: ConnectionID) -> Party? {
        lines[id]?.words.append(word)
        return lines[id]?.party
    }

    /// Takes the next word of a connection. Consecutive environment messages are coalesced: only the last one counts.
    /// - Returns: The word, and the number of bytes in the skipped messages.
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

    /// Whether a connection has more words.
    func hasMore(of id: ConnectionID) -> Bool { lines[id].map { !$0.words.isEmpty } ?? false }

    mutating func removeAll() { lines = [:] }
}

extension Inbox.Message {
    fileprivate var isEnvironment: Bool {
        if case .success(.environment) = content { true } else { false }
    }
}
