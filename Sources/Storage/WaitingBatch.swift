import Foundation

/// Values that are written together: those of one window, with its mark where they come of an event, or one value alone.
struct WaitingBatch {
    typealias Place = UnwrittenValues.Place

    let values: [PlacedValue]
    /// Who has lost the right to write them as soon as another process has the window; nil where nobody may.
    let window: WindowClaim?
    let mark: WindowMark?
    /// Those of the places of which nobody knows what they hold.
    var unread: Set<Place> = []
    /// Whether it has failed again and again while the database took other things, so that it is to blame itself.
    var isBlamed = false

    /// What has become of it.
    struct Outcome {
        /// Whether the window was still the writer's; otherwise nothing was written.
        var isOwner = true
        /// The unread places that held something, and still do.
        var withheld: Set<Place> = []
        /// For the log.
        var lines: [String] = []
    }

    /// - Throws: Where the database can't be written now, and another try may do.
    func write(to store: any ByteBackend, by owner: String) throws(StorageError) -> Outcome {
        var outcome = Outcome()
        let values = try writable(in: store, &outcome)
        do throws(StorageError) {
            try write(values, to: store, by: owner, &outcome)
        } catch {
            guard isToBlame(for: error) else { throw error }
            // One of several keeps the others from being written.
            try writeOthers(values, to: store, by: owner, &outcome)
        }
        return outcome
    }

    private func isToBlame(for error: StorageError) -> Bool { error.isRefusal || (isBlamed && !error.isPassing) }

    private func writable(in store: any ByteBackend, _ outcome: inout Outcome) throws(StorageError) -> [PlacedValue] {
        guard !unread.isEmpty else { return values }
        for place in unread where try store.bytes(forKey: place.key, of: place.owner) != nil {
            outcome.withheld.insert(place)
            outcome.lines.append("\(place.key) isn't written over: nobody could read it before")
        }
        return values.filter { !outcome.withheld.contains($0.place) }
    }

    private func write(
        _ values: [PlacedValue], to store: any ByteBackend, by owner: String, _ outcome: inout Outcome
    ) throws(StorageError) {
        guard let writing = mark.map({ WindowWriting.marked($0) }) ?? window.map({ .unmarked($0) }) else {
            for value in values { try store.set(value.bytes, forKey: value.place.key, of: value.place.owner) }
            return
        }
        let answer = try store.commit(writing, values, by: owner)
        outcome.isOwner = answer.isOwner
        outcome.lines += answer.refused.map { "there is no room for \"\($0.key)\"" }
        if !answer.isOwner, !values.isEmpty {
            outcome.lines.append("another process has the window: what \(values.count) values were set to is dropped")
        }
    }

    /// Writes what is left without the values that the database refuses, together and with the mark, also where that is the
    /// mark alone: the event is done.
    private func writeOthers(
        _ values: [PlacedValue], to store: any ByteBackend, by owner: String, _ outcome: inout Outcome
    ) throws(StorageError) {
        let refused = try Self.refused(values[...], by: store)
        outcome.lines += refused.values.map { "\($0)" }.sorted()
        do throws(StorageError) {
            try write(values.filter { refused[$0.place] == nil }, to: store, by: owner, &outcome)
        } catch {
            guard isBlamed, !error.isPassing else { throw error }
            outcome.lines.append("\(values.count) values are given up: \(error)")
        }
    }

    /// Those that the database takes neither with others nor alone.
    private static func refused(
        _ values: ArraySlice<PlacedValue>, by store: any ByteBackend
    ) throws(StorageError) -> [Place: StorageError] {
        guard let first = values.first, let error = try store.refusal(of: Array(values)) else { return [:] }
        guard values.count > 1 else { return [first.place: error] }
        let middle = values.startIndex + values.count / 2
        return try refused(values[..<middle], by: store).merging(try refused(values[middle...], by: store)) { $1 }
    }
}
