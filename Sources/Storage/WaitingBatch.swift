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
            guard error.isRefusal else { throw error }
            // One of several keeps the others from being written.
            try writeEach(values, to: store, by: owner, &outcome)
        }
        return outcome
    }

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
        outcome.lines += answer.refused.map { "there is no room for \"\($0)\"" }
        if !answer.isOwner, !values.isEmpty {
            outcome.lines.append("another process has the window: what \(values.count) values were set to is dropped")
        }
    }

    private func writeEach(
        _ values: [PlacedValue], to store: any ByteBackend, by owner: String, _ outcome: inout Outcome
    ) throws(StorageError) {
        for value in values where outcome.isOwner {
            do throws(StorageError) {
                try write([value], to: store, by: owner, &outcome)
            } catch {
                guard error.isRefusal else { throw error }
                outcome.lines.append("\(error)")
            }
        }
    }
}
