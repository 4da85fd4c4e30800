import Foundation

/// Requests on their way to the engine's thread.
final class RequestQueue: @unchecked Sendable {
    // Unchecked: everything is behind the condition's lock.
    private let condition = NSCondition()
    private var requests: [Request] = []
    private var isClosed = false

    /// Adds a request; false where the engine has been given up.
    func add(_ request: Request) -> Bool {
        condition.withLock {
            guard !isClosed else { return false }
            requests.append(request)
            condition.signal()
            return true
        }
    }

    /// No request will follow.
    func close() {
        condition.withLock {
            isClosed = true
            condition.signal()
        }
    }

    /// What has come since the last call. Sleeps until something has where `waiting` says so; nil after the end.
    func take(waiting: Bool) -> [Request]? {
        condition.withLock {
            while waiting && requests.isEmpty && !isClosed { condition.wait() }
            if isClosed { return nil }
            defer { requests.removeAll() }
            return requests
        }
    }

    /// What was never taken.
    func rest() -> [Request] {
        condition.withLock {
            defer { requests.removeAll() }
            return requests
        }
    }
}
