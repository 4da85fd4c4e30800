import Foundation

/// The stream of publishers that an operator flattens: how many of them are running, and whether more can come.
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

    /// True if that was all. Another one is asked for otherwise.
    func innerEnds() -> Bool {
        let isLast = lock.withLock {
            innerCount -= 1
            latestKey = nil
            return hasEnded && innerCount == 0
        }
        if !isLast, initialDemand != .unlimited { inlet?.request(.max(1)) }
        return isLast
    }

    /// True if nothing is running any more.
    func ends() -> Bool {
        lock.withLock {
            hasEnded = true
            return innerCount == 0
        }
    }

    /// Notes the publisher that is running; the one before is no more counted.
    func replaceLatest(_ key: Int?) -> Int? {
        lock.withLock {
            // One that has ended while it was being added is not running.
            if key != nil { if innerCount == 0 { return nil } }
            defer { latestKey = key }
            if key == nil, latestKey != nil { innerCount -= 1 }
            return latestKey
        }
    }
}
