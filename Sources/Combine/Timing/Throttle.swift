import Foundation

extension Publishers {
    /// At most one value in each interval: the first at once, then the first or the latest of each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The length of an interval.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that runs the work.
        public let scheduler: Context
        /// Whether the latest value of an interval is sent; otherwise its first.
        public let latest: Bool

        /// Creates the publisher that `throttle(for:scheduler:latest:)` returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (outlet, window) = (Outlet(subscriber), ThrottleWindow<Output>(keepsLatest: latest))
            func send(_ value: Output) {
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
                    if let next = window.close() { send(next) }
                }
                outlet.enqueueIfWanted(value)
                outlet.deliver()
            }
            let inlet = Inlet<Output, Failure>(
                onValue: { value in
                    if window.open(with: value) { scheduler.schedule { send(value) } }
                    return .none
                },
                onEnd: { end in
                    scheduler.schedule {
                        if end.error == nil, let value = window.close() { outlet.enqueueIfWanted(value) }
                        outlet.finish(end)
                    }
                })
            upstream.receive(subscriber: inlet)
            outlet.start(onCancel: { inlet.cancel() })
            inlet.request(.unlimited)
        }
    }
}

extension Publisher {
    /// At most one value in each interval: the first at once, then the first or the latest of each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

/// The current interval, and the value that waits for its end.
private final class ThrottleWindow<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private let keepsLatest: Bool
    private var isOpen = false
    private var waiting: Value?

    init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

    /// Returns true if no interval was running, so that the value can be sent at once. Otherwise the value waits.
    func open(with value: Value) -> Bool {
        // Releasing the replaced value may run an app's deinitializer, so it happens outside the lock.
        let (isFirst, replaced) = lock.withLock { () -> (Bool, Value?) in
            let before = waiting
            defer { isOpen = true }
            if isOpen, keepsLatest || before == nil { waiting = .some(value) }
            return (!isOpen, before)
        }
        return withExtendedLifetime(replaced) { isFirst }
    }

    /// Ends the interval. Returns the value that waited, with which the next interval begins; nil if there is none, and
    /// so no next interval.
    func close() -> Value? {
        lock.withLock {
            defer { waiting = nil }
            isOpen = waiting != nil
            return waiting
        }
    }
}
