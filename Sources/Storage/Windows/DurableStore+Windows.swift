import Foundation

/// Windows that outlive their process. Values set while an event is handled are gathered, and written together with the mark that
/// the event is done: after a crash either both are there, or the event can be sent again.
extension DurableStore {
    /// What happened to a mark.
    package enum MarkFate: Sendable {
        /// It is written, with the gathered values.
        case kept
        /// The database is in trouble: the values are queued together with the mark. Without values the mark isn't queued.
        case waits
        /// Another owner has the window. The gathered values are dropped.
        case superseded
    }

    /// Gathers the values that a window sets from now on until `commit`. Several windows may gather at once.
    package func gather(for window: WindowClaim) { state.withLock { $0.gathered.begin(for: window) } }

    /// Writes what was set since `gather(for:)`, with the window's mark.
    /// - Parameter isDue: Whether to write the mark even if nothing was set.
    package func commit(_ mark: WindowMark, isDue: Bool) -> MarkFate {
        state.withLock { commit(mark, isDue: isDue, &$0) }
    }

    func commit(_ mark: WindowMark, isDue: Bool, _ state: inout State) -> MarkFate {
        let values = state.gathered.take(mark.claim), event = state.awaited.removeValue(forKey: mark.claim)
        if let refusal = state.refused[mark.claim] {
            giveUp(mark, refusal, &state)
            return .superseded
        }
        guard isDue || !values.isEmpty else { return .kept }
        if state.trouble == nil {
            let batch = WaitingBatch(values: values, window: mark.claim, mark: mark)
            if let outcome = write(batch, &state) {
                if outcome.isOwner { state.gathered.forgetEarlier(than: values) }
                event?.isOwn.store(outcome.isOwner, ordering: .relaxed)
                return outcome.isOwner ? .kept : .superseded
            }
        }
        wait(values, with: mark, &state)
        state.gathered.forgetEarlier(than: values)
        return .waits
    }

    /// Lets the next owner of a window begin behind what an earlier one has done, which was found too late.
    private func giveUp(_ mark: WindowMark, _ refusal: EventMarks.Refusal, _ state: inout State) {
        guard let done = refusal.doneBefore, state.trouble == nil else { return }
        var mark = mark
        (mark.event, mark.state) = (done, nil)
        _ = write(WaitingBatch(values: [], window: mark.claim, mark: mark), &state)
    }

    /// Queues the values. They are written only if the window still belongs to this process by then.
    private func wait(_ values: [PlacedValue], with mark: WindowMark, _ state: inout State) {
        let before = state.marks[mark.claim]
        guard before != nil || !values.isEmpty else { return }
        for value in values { state.unwritten.add(value.bytes, at: value.place, of: mark.claim) }
        var mark = mark
        mark.state = mark.state ?? before?.state
        state.marks[mark.claim] = mark
    }

    /// Drops what a window has set since `gather(for:)`.
    package func drop(_ window: WindowClaim) {
        state.withLock { state in
            _ = state.gathered.take(window)
            state.refused[window] = nil
            state.awaited[window] = nil
        }
    }

    /// Whether a window still has this generation; nil where that can't be told now.
    package func isCurrent(_ claim: WindowClaim) -> Bool? {
        state.withLock { state in
            var generations: [String: Int] = [:]
            let isAnswered = attempt(&state) { store throws(StorageError) in
                generations = try store.generations(ofWindows: [claim.name])
            }
            // A window that isn't kept can't belong to anybody else.
            return isAnswered ? (generations[claim.name] ?? claim.generation) == claim.generation : nil
        }
    }

    /// Which of these windows other processes have taken over. Blocks no other caller, and returns none while there is trouble.
    package func lost(among claims: [WindowClaim]) -> Set<WindowClaim> {
        guard trouble == nil, let generations = try? openStore?.generations(ofWindows: claims.map(\.name)) else {
            return []
        }
        return Set(claims.filter { generations[$0.name, default: $0.generation] != $0.generation })
    }

    /// The result of taking over a window of another process, or one from before this process's restart.
    package enum Taking: Sendable {
        case taken(KeptWindow)
        /// The window isn't kept, or belongs to another visitor.
        case unknown
        /// That can't be told now.
        case later
    }

    /// Moves a window to this process.
    package func takeWindow(_ name: String, of visitor: String) -> Taking {
        state.withLock { state in
            guard state.trouble == nil else { return .later }
            var window: KeptWindow?
            let isAnswered = attempt(&state) { store throws(StorageError) in
                guard var taken = try store.takeWindow(name, of: visitor, for: owner) else { return }
                // An event recorded in the app's own database is done, even if the process was killed before it could record that
                // here.
                taken.event = max(taken.event, try notedEvent(ofWindow: name, in: store))
                window = taken
            }
            return isAnswered ? window.map { .taken($0) } ?? .unknown : .later
        }
    }

    /// Marks windows of this process as used, and removes those that haven't been used for a day. Blocks no other caller; after a
    /// failure the next call, a minute later, is early enough.
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

    /// Enough portions for more windows than are opened in a minute.
    private static let portionCountMax = 20
}
