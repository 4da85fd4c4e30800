import Foundation

/// The state of an operator that flattens a stream of publishers: how many inner publishers are running, and whether
/// upstream has completed.
final class OuterStream<Value, Failure: Error>: @unchecked Sendable {
    // @unchecked: the lock guards the state; the inlet is set before anything runs.
    private let lock = NSLock()
    private let initialDemand: Subscribers.Demand
    private var innerCount = 0
    private var hasEnded = false
    private var latestKey: Int?
    var inlet: Inlet<Value, Failure>?

    init(asks demand: Subscribers.Demand) { initialDemand = demand }

    func start<P: Publisher>(_ upstream: P) where P.Output == Value, P.Failure == Failure {
        inlet?.request(initialDemand)
        if let inlet { upstream.receive(subscriber: inlet) }
    }

    func innerBegins() { lock.withLock { innerCount += 1 } }

    /// Returns true if upstream has completed and no inner publisher is left; otherwise requests another one.
    func innerEnds() -> Bool {
        let isLast = lock.withLock {
            innerCount -= 1
            latestKey = nil
            return hasEnded && innerCount == 0
        }
        if !isLast, initialDemand != .unlimited { inlet?.request(.max(1)) }
        return isLast
    }

    /// Returns true if no inner publisher is running.
    func ends() -> Bool {
        lock.withLock {
            hasEnded = true
            return innerCount == 0
        }
    }

    /// Sets the running inner publisher and returns the previous one, which is no longer counted.
    func replaceLatest(_ key: Int?) -> Int? {
        lock.withLock {
            // A publisher that completed while it was being added isn't running.
            if key != nil { if innerCount == 0 { return nil } }
            defer { latestKey = key }
            if key == nil, latestKey != nil { innerCount -= 1 }
            return latestKey
        }
    }
}
