import Foundation

/// Windows that outlive their process. What is set while an event is handled is gathered, and kept together with the mark that
/// the event is done: after a crash either both are there, or the event may be sent again.
extension DurableStore {
    /// What has become of a mark.
    package enum MarkFate: Sendable {
        /// It is kept, with what was set.
        case kept
        /// The database is in trouble: what was set waits with the mark, and the mark alone doesn't.
        case waits
        /// Another owner has the window. What was set is dropped.
        case superseded
    }

    /// What a window sets from now on waits for `commit`. Others may begin meanwhile.
    package func gather(for window: WindowClaim) { state.withLock { $0.gathered.begin(for: window) } }

    /// Keeps what was set since `gather(for:)`, and a window's mark.
    /// - Parameter isDue: Whether the mark is kept also where nothing was set.
    package func commit(_ mark: WindowMark, isDue: Bool) -> MarkFate {
        state.withLock { commit(mark, isDue: isDue, &$0) }
    }

    func commit(_ mark: WindowMark, isDue: Bool, _ state: inout State) -> MarkFate {
        let values = state.gathered.take(mark.claim)
        guard isDue || !values.isEmpty else { return .kept }
        if state.trouble == nil {
            let batch = WaitingBatch(values: values, window: mark.claim, mark: mark)
            if let outcome = write(batch, &state) {
                if outcome.isOwner { state.gathered.forgetEarlier(than: values) }
                return outcome.isOwner ? .kept : .superseded
            }
        }
        wait(values, with: mark, &state)
        state.gathered.forgetEarlier(than: values)
        return .waits
    }

    /// They are written when the window is still its owner's then.
    private func wait(_ values: [PlacedValue], with mark: WindowMark, _ state: inout State) {
        let before = state.marks[mark.claim]
        guard before != nil || !values.isEmpty else { return }
        for value in values { state.unwritten.add(value.bytes, at: value.place, of: mark.claim) }
        var mark = mark
        mark.state = mark.state ?? before?.state
        state.marks[mark.claim] = mark
    }

    /// Forgets what a window has set since `gather(for:)`.
    package func drop(_ window: WindowClaim) { state.withLock { _ = $0.gathered.take(window) } }

    /// Whether a window is of a generation still; nil where that can't be told now.
    package func isCurrent(_ claim: WindowClaim) -> Bool? {
        state.withLock { state in
            var generations: [String: Int] = [:]
            let isAnswered = attempt(&state) { store throws(StorageError) in
                generations = try store.generations(ofWindows: [claim.name])
            }
            // One that isn't kept is nobody else's.
            return isAnswered ? (generations[claim.name] ?? claim.generation) == claim.generation : nil
        }
    }

    /// Which of these windows other processes have meanwhile. It keeps nobody else waiting, and while there is trouble it
    /// finds none.
    package func lost(among claims: [WindowClaim]) -> Set<WindowClaim> {
        guard trouble == nil, let generations = try? openStore?.generations(ofWindows: claims.map(\.name)) else {
            return []
        }
        return Set(claims.filter { generations[$0.name, default: $0.generation] != $0.generation })
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
            guard state.trouble == nil else { return .later }
            var window: KeptWindow?
            let isAnswered = attempt(&state) { store throws(StorageError) in
                guard var taken = try store.takeWindow(name, of: visitor, for: owner) else { return }
                // What the app has kept of its own is done, though the process was ended before it could say so here.
                taken.event = max(taken.event, try notedEvent(ofWindow: name, in: store))
                window = taken
            }
            return isAnswered ? window.map { .taken($0) } ?? .unknown : .later
        }
    }

    /// Says that windows of this process are in use, and removes those that nobody has used for a day. It keeps nobody else
    /// waiting, and where it fails another minute will do.
    package func keepWindows(_ names: [String], droppingUnusedForSeconds seconds: Int = 86_400) {
        guard trouble == nil, let store = openStore else { return }
        do throws(StorageError) {
            try store.keepWindows(names, of: owner)
            for _ in 0..<Self.portionCountMax {
                guard try store.dropWindows(unusedForSeconds: seconds) else { return }
            }
        } catch {
            log("windows weren't noted as in use: \(error)")
        }
    }

    /// More windows than are opened in a minute.
    private static let portionCountMax = 20
}
