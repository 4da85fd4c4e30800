/// Requests on their way to the engine's thread.
final class RequestQueue: @unchecked Sendable {
    // Unchecked: everything is behind the monitor's lock.
    private let monitor = Monitor()
    private var requests: [Request] = []
    private var isClosed = false

    /// Adds a request; false where the engine has been given up.
    func add(_ request: Request) -> Bool {
        monitor.withLock {
            guard !isClosed else { return false }
            requests.append(request)
            monitor.notifyAll()
            return true
        }
    }

    /// No request will follow.
    func close() {
        monitor.withLock {
            isClosed = true
            monitor.notifyAll()
        }
    }

    /// What has come since the last call. Sleeps until something has where `waiting` says so; nil after the end.
    func take(waiting: Bool) -> [Request]? {
        monitor.withLock {
            while waiting && requests.isEmpty && !isClosed { monitor.wait() }
            if isClosed { return nil }
            defer { requests.removeAll() }
            return requests
        }
    }

    /// What was never taken.
    func rest() -> [Request] {
        monitor.withLock {
            defer { requests.removeAll() }
            return requests
        }
    }
}
