import Foundation

/// Windows that outlive their process. What is set while an event is handled is gathered, and kept together with the mark that
/// the event is done: after a crash either both are there, or the event may be sent again.
extension DurableStore {
    /// What has become of a mark.
    package enum MarkFate: Sendable {
        /// It is kept, with what was set.
        case kept
        /// The database is in trouble: what was set waits, and the mark isn't kept.
        case waits
        /// Another owner has the window. What was set is dropped.
        case superseded
    }

    /// What is set from now on waits for `commit`. On the main actor, within one turn.
    package func gather() { state.withLock { $0.isGathering = true } }

    /// Keeps what was set since `gather()`, and a window's mark.
    /// - Parameter isDue: Whether the mark is kept also where nothing was set.
    package func commit(_ mark: WindowMark, isDue: Bool) -> MarkFate {
        state.withLock { state in
            state.isGathering = false
            guard state.trouble == nil else { return .waits }
            guard isDue || state.unwritten.first != nil else { return .kept }
            // What nobody could read before needs a look of its own.
            let values = state.unwritten.all.filter { !state.unread.contains($0.place) }
            var answer: (isOwner: Bool, refused: [String])?
            let isAnswered = attempt(&state) { store throws(StorageError) in
                answer = try store.commit(mark, values, by: owner, atSeconds: time(nil))
            }
            guard isAnswered, let answer else { return .waits }
            guard answer.isOwner else {
                state.unwritten = UnwrittenValues()
                return .superseded
            }
            for key in answer.refused { log("there is no room for \"\(key)\", or it can't be kept") }
            state.unwritten.remove(values.map(\.place))
            if !values.isEmpty { noteWrite(&state) }
            while writeNext(&state) {}
            return .kept
        }
    }

    /// Forgets what was set since `gather()`.
    package func drop() {
        state.withLock { state in
            state.isGathering = false
            // While there is trouble others' values wait there, too.
            if state.trouble == nil { state.unwritten = UnwrittenValues() }
        }
    }

    /// Whether a window is of a generation still; nil where that can't be told now.
    package func isCurrent(_ generation: Int, ofWindow name: String) -> Bool? {
        var kept: Int??
        state.withLock { state in
            attempt(&state) { store throws(StorageError) in kept = .some(try store.generation(ofWindow: name)) }
        }
        // One that isn't kept is nobody else's.
        return kept.map { $0 == nil || $0 == generation }
    }

    /// What comes of asking for a window of another process, or of this one's past.
    package enum Taking: Sendable {
        case taken(KeptWindow)
        /// It isn't kept, or another visitor's.
        case unknown
        /// That can't be told now.
        case later
    }

    /// Makes a window this process's.
    package func takeWindow(_ name: String, of visitor: String) -> Taking {
        state.withLock { state in
            var window: KeptWindow?
            let isAnswered = attempt(&state) { store throws(StorageError) in
                window = try store.takeWindow(name, of: visitor, for: owner, atSeconds: time(nil))
            }
            return isAnswered ? window.map { .taken($0) } ?? .unknown : .later
        }
    }

    /// Says that this process's windows are in use, and removes those that nobody has used for a day.
    package func keepWindows() {
        state.withLock { state in
            _ = attempt(&state) { store throws(StorageError) in
                try store.keepWindows(of: owner, atSeconds: time(nil), droppingOlderThan: 86_400)
            }
        }
    }
}
