import Synchronization

/// Limits the number of concurrent requests. Some more are queued, and the others are rejected.
final class Admission: Sendable {
    private typealias Turn = CheckedContinuation<Void, any Error>

    private struct State {
        var runningCount = 0
        var waiting: [(id: Int, turn: Turn)] = []
        var nextID = 0
    }

    private let runningCountMax: Int
    private let waitingCountMax: Int
    private let state = Mutex(State())

    init(runningCountMax: Int, waitingCountMax: Int) {
        (self.runningCountMax, self.waitingCountMax) = (runningCountMax, waitingCountMax)
    }

    /// Whether a request that arrives now is rejected.
    var isFull: Bool { state.withLock { isFull($0) } }

    private func isFull(_ state: State) -> Bool {
        state.runningCount >= runningCountMax && state.waiting.count >= waitingCountMax
    }

    /// Waits for permission to run, which ends with `leave()`.
    ///
    /// - Throws: ``ServingError`` if the queue is full, or `CancellationError`.
    func enter() async throws {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (turn: Turn) in
                let outcome = state.withLock { takeTurn(id, turn, &$0) }
                if let outcome { turn.resume(with: outcome) }
            }
        } onCancel: {
            giveUp(id)
        }
    }

    /// The immediate result for a request; nil if it is queued.
    private func takeTurn(_ id: Int, _ turn: Turn, _ state: inout State) -> Result<Void, any Error>? {
        // Checked under the lock, so that a cancellation is either seen here or finds the request in the queue.
        if Task.isCancelled { return .failure(CancellationError()) }
        if state.runningCount < runningCountMax {
            state.runningCount += 1
            return .success(())
        }
        guard state.waiting.count < waitingCountMax else { return .failure(Self.tooMany) }
        state.waiting.append((id, turn))
        return nil
    }

    func leave() {
        let next = state.withLock { state -> Turn? in
            guard !state.waiting.isEmpty else {
                state.runningCount -= 1
                return nil
            }
            // Hand the permission over to the next request.
            return state.waiting.removeFirst().turn
        }
        next?.resume()
    }

    private func giveUp(_ id: Int) {
        let turn = state.withLock { state -> Turn? in
            guard let index = state.waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return state.waiting.remove(at: index).turn
        }
        turn?.resume(throwing: CancellationError())
    }

    static let tooMany = ServingError(
        status: 429, kind: .rateLimit, message: "Too many requests wait already.", code: "queue_full",
        headers: ["retry-after": "5"])
}
