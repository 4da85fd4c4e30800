import Synchronization

/// Cancels a request, even before the request exists.
final class Cancellation: Sendable {
    private struct State {
        var request: Request?
        var isCancelled = false
    }

    private let state = Mutex(State())

    func set(_ request: Request) {
        let isCancelled = state.withLock {
            $0.request = request
            return $0.isCancelled
        }
        if isCancelled { request.cancel() }
    }

    func cancel() {
        let request = state.withLock {
            $0.isCancelled = true
            return $0.request
        }
        request?.cancel()
    }
}
