import Foundation

/// Error handling: what the store does while the database can't be read or written.
extension DurableStore {
    /// Runs a closure with the database, which is opened or restored first if needed.
    /// - Returns: Whether it succeeded. If not, a retry is scheduled.
    @discardableResult
    func attempt(_ state: inout State, _ body: (any ByteBackend) throws(StorageError) -> Void) -> Bool {
        // The caller may be the main actor: only the retries wait for a server that doesn't answer.
        guard state.isInReach else { return false }
        do throws(StorageError) {
            try body(open(&state))
            return true
        } catch {
            guard error.isDamage, recover(&state, from: error) else { return note(error, &state) }
        }
        do throws(StorageError) {
            try body(open(&state))
            return true
        } catch {
            return note(error, &state)
        }
    }

    private func open(_ state: inout State) throws(StorageError) -> any ByteBackend {
        if let store = state.store { return store }
        let store = try source.open(log: log)
        state.store = store
        return store
    }

    func recover(_ state: inout State, from error: StorageError) -> Bool {
        state.store = nil
        return source.recover(from: error, log: log)
    }

    private func note(_ error: StorageError, _ state: inout State) -> Bool {
        if error.isAway { state.isInReach = false }
        if state.trouble == nil {
            log("\(error); it is tried again")
            changed(error)
        }
        setTrouble(error, &state)
        retryLater(&state)
        return false
    }

    /// The database's server has failed somebody else. The retries find out whether it works.
    func noteTrouble(_ error: StorageError) {
        state.withLock { state in if state.trouble == nil { _ = note(error, &state) } }
    }

    private func setTrouble(_ error: StorageError?, _ state: inout State) {
        state.trouble = error
        reported.withLock { $0 = error }
    }

    private func endTrouble(_ state: inout State) {
        state.marks = [:]
        state.failures = [:]
        state.isInReach = true
        setTrouble(nil, &state)
        log("the database is written again")
        changed(nil)
    }

    // MARK: Retrying

    private func retryLater(_ state: inout State) {
        guard !state.isRetryPlanned, !state.isRetrying else { return }
        state.isRetryPlanned = true
        DispatchQueue.global().asyncAfter(deadline: .now() + retrySeconds) { [weak self] in self?.retry() }
    }

    /// Writes the queued values, if that is possible now. The state's lock isn't held while the database works.
    func retry() {
        guard state.withLock({ beginRetry(&$0) }) else { return }
        do throws(StorageError) {
            try writeAll(to: try whole().patient)
        } catch {
            state.withLock { state in
                state.isRetrying = false
                // Readability was reported before, so only the error is updated.
                setTrouble(error, &state)
                retryLater(&state)
            }
        }
    }

    /// Writes batch after batch. A batch that fails is left for the next retry, and doesn't hold up the others.
    private func writeAll(to store: any ByteBackend) throws(StorageError) {
        var (left, failure, failureCount) = (Set<Int>(), StorageError?.none, 0)
        while let batch = state.withLock({ nextBatch(besides: left, &$0) }) {
            do throws(StorageError) {
                let outcome = try batch.write(to: store, by: owner)
                state.withLock { finish(batch, outcome, &$0) }
            } catch {
                guard !error.isAway, !error.isDamage, let first = batch.values.first?.number else { throw error }
                if !error.isPassing { state.withLock { $0.failures[first, default: 0] += 1 } }
                left.formUnion(batch.values.map(\.number))
                (failure, failureCount) = (error, failureCount + 1)
                // This many failures in one retry mean that the database is at fault, and not the values.
                if failureCount == Self.failuresPerRetryMax { throw error }
            }
        }
        if let failure { throw failure }
    }

    private func beginRetry(_ state: inout State) -> Bool {
        state.isRetryPlanned = false
        guard state.trouble != nil, !state.isRetrying else { return false }
        state.isRetrying = true
        return true
    }

    /// The database, reopened: a connection from before its disk went away doesn't refer to the present file.
    /// - Throws: Where the database can't be written.
    private func whole() throws(StorageError) -> any ByteBackend {
        do throws(StorageError) {
            return try reopened()
        } catch {
            guard error.isDamage, recoverNow(from: error) else { throw error }
        }
        return try reopened()
    }

    private func recoverNow(from error: StorageError) -> Bool { state.withLock { recover(&$0, from: error) } }

    private func reopened() throws(StorageError) -> any ByteBackend {
        let store = try source.open(log: log)
        try store.probeReading()
        state.withLock { state in
            state.store = store
            state.isInReach = true
        }
        try store.probeWriting()
        return store
    }

    /// The next queued values that are written together. Ends the trouble when none are left.
    private func nextBatch(besides left: Set<Int>, _ state: inout State) -> WaitingBatch? {
        guard let first = state.unwritten.first(besides: left) else {
            guard state.unwritten.isEmpty else { return nil }
            state.isRetrying = false
            endTrouble(&state)
            return nil
        }
        let window = first.window, mark = window.flatMap { state.marks[$0] }
        let values = window.flatMap { mark == nil ? nil : state.unwritten.all(of: $0) } ?? [first]
        let unread = values.map(\.place).filter(state.unread.contains)
        let isBlamed = state.failures[first.number, default: 0] >= Self.failureCountMax
        return WaitingBatch(values: values, window: window, mark: mark, unread: Set(unread), isBlamed: isBlamed)
    }

    /// After this many failures of its own a batch is taken to be at fault: the values that the database rejects are dropped.
    private static let failureCountMax = 3
    private static let failuresPerRetryMax = 100

    // MARK: Writing

    /// Writes values, with a window's mark or without.
    /// - Returns: Nil where the database can't be written now.
    func write(_ batch: WaitingBatch, _ state: inout State) -> WaitingBatch.Outcome? {
        var (batch, outcome) = (batch, WaitingBatch.Outcome?.none)
        batch.unread = Set(batch.values.map(\.place).filter(state.unread.contains))
        let isWritten = attempt(&state) { store throws(StorageError) in
            outcome = try batch.write(to: store, by: owner)
        }
        guard isWritten, let outcome else { return nil }
        finish(batch, outcome, &state)
        return outcome
    }

    private func finish(_ batch: WaitingBatch, _ outcome: WaitingBatch.Outcome, _ state: inout State) {
        state.unwritten.remove(batch.values)
        for line in outcome.lines { log(line) }
        guard outcome.isOwner else { return }
        state.unread.subtract(batch.unread.subtracting(outcome.withheld))
        guard !batch.values.isEmpty else { return }
        state.isChanged = true
        source.noteWrite()
    }
}
