import Foundation

extension Publishers {
    /// Debounces the values: a value is sent when no other one has followed for a time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// How long to wait for another value before one is sent.
        public let dueTime: Context.SchedulerTimeType.Stride
        /// The scheduler that runs the work.
        public let scheduler: Context
        /// How the scheduler runs the closures; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `debounce(for:scheduler:options:)` returns.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (outlet, newest) = (Outlet(subscriber), Newest<Output>())
            let inlet = Inlet<Output, Failure>(
                onValue: { value in
                    let number = newest.set(value)
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        guard let value = newest.take(number) else { return }
                        outlet.enqueueIfWanted(value)
                        outlet.deliver()
                    }
                    return .none
                },
                onEnd: { end in
                    newest.clear()
                    scheduler.schedule(options: options) { outlet.finish(end) }
                })
            upstream.receive(subscriber: inlet)
            outlet.start(onCancel: { inlet.cancel() })
            inlet.request(.unlimited)
        }
    }
}

extension Publisher {
    /// Debounces the values: a value is sent when no other one has followed for a time. A value that is still waiting
    /// at the completion is dropped.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

/// A value that waits until a newer one replaces it.
private final class Newest<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var value: Value?
    private var number = 0

    /// Stores a value. Returns its number, with which it can be taken.
    func set(_ value: Value) -> Int {
        // Releasing the old value may run an app's deinitializer, so it happens outside the lock.
        let (older, newest) = lock.withLock { () -> (Value?, Int) in
            defer { self.value = .some(value) }
            number += 1
            return (self.value, number)
        }
        return withExtendedLifetime(older) { newest }
    }

    /// Returns the value with that number if it is still the latest.
    func take(_ number: Int) -> Value? {
        lock.withLock {
            guard number == self.number else { return nil }
            defer { value = nil }
            return value
        }
    }

    func clear() {
        let last = lock.withLock {
            defer { value = nil }
            return value
        }
        withExtendedLifetime(last) {}
    }
}
