import Foundation

/// Values that are written together: those of one window with the mark of its event, or one value alone.
struct WaitingBatch {
    typealias Place = UnwrittenValues.Place

    let values: [PlacedValue]
    /// The window whose process writes the values: they are dropped once another process owns it. Nil where the values belong to
    /// no window.
    let window: WindowClaim?
    let mark: WindowMark?
    /// Those of the places whose reading has failed, so that their contents are unknown.
    var unread: Set<Place> = []
    /// Whether the batch has failed repeatedly by itself, so that it is taken to be at fault itself.
    var isBlamed = false

    /// The result of a write.
    struct Outcome {
        /// Whether the window still belonged to the writer; otherwise nothing was written.
        var isOwner = true
        /// The unread places that turned out to hold a value, which isn't overwritten.
        var withheld: Set<Place> = []
        /// Messages for the log.
        var lines: [String] = []
    }

    /// - Throws: Where the database can't be written now, but a retry may succeed.
    func write(to store: any ByteBackend, by owner: String) throws(StorageError) -> Outcome {
        var outcome = Outcome()
        let values = try writable(in: store, &outcome)
        do throws(StorageError) {
            try write(values, to: store, by: owner, &outcome)
        } catch {
            guard isToBlame(for: error) else { throw error }
            // One rejected value keeps the others from being written.
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

    /// Writes the values that the database accepts, together and with the mark. Without values the mark is written alone, because
    /// the event has been handled.
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

    /// The values that the database rejects even alone, found by bisection.
    private static func refused(
        _ values: ArraySlice<PlacedValue>, by store: any ByteBackend
    ) throws(StorageError) -> [Place: StorageError] {
        guard let first = values.first, let error = try store.refusal(of: Array(values)) else { return [:] }
        guard values.count > 1 else { return [first.place: error] }
        let middle = values.startIndex + values.count / 2
        return try refused(values[..<middle], by: store).merging(try refused(values[middle...], by: store)) { $1 }
    }
}
