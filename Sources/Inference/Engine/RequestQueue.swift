/// The queue of new requests for the engine's thread.
final class RequestQueue: @unchecked Sendable {
    // Unchecked: everything is protected by the monitor's lock.
    private let monitor = Monitor()
    private var requests: [Request] = []
    private var isClosed = false

    /// Adds a request; false if the queue is closed.
    func add(_ request: Request) -> Bool {
        monitor.withLock {
            guard !isClosed else { return false }
            requests.append(request)
            monitor.notifyAll()
            return true
        }
    }

    /// Closes the queue for new requests.
    func close() {
        monitor.withLock {
            isClosed = true
            monitor.notifyAll()
        }
    }

    /// Returns new requests. If `waiting` is true, blocks until there are any; nil if the queue is closed.
    func take(waiting: Bool) -> [Request]? {
        monitor.withLock {
            while waiting && requests.isEmpty && !isClosed { monitor.wait() }
            if isClosed { return nil }
            defer { requests.removeAll() }
            return requests
        }
    }

    /// The requests that were never taken.
    func rest() -> [Request] {
        monitor.withLock {
            defer { requests.removeAll() }
            return requests
        }
    }
}
