import Foundation

extension Publishers {
    /// The same values; the stream ends if none is sent for a time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// How long the stream may go without a value.
        public let interval: Context.SchedulerTimeType.Stride
        /// The scheduler that runs the work.
        public let scheduler: Context
        /// How the scheduler runs the closures; nil for its defaults.
        public let options: Context.SchedulerOptions?
        /// The error to end with; without one the stream finishes.
        public let customError: (() -> Failure)?

        /// Creates the publisher that `timeout(_:scheduler:options:customError:)` returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Failure)?
        ) {
            (self.upstream, self.interval, self.scheduler) = (upstream, interval, scheduler)
            (self.options, self.customError) = (options, customError)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (outlet, watch) = (Outlet(subscriber), Watch<Context.SchedulerTimeType>())
            let inlet = Inlet<Output, Failure>(
                onValue: { value in
                    watch.deadline = scheduler.now.advanced(by: interval)
                    scheduler.schedule(options: options) { outlet.send(value) }
                    return .none
                },
                onEnd: { end in
                    watch.deadline = nil
                    scheduler.schedule(options: options) { outlet.finish(end) }
                })
            // Only one check is scheduled at a time, however many values are sent.
            func look(at time: Context.SchedulerTimeType) {
                scheduler.schedule(after: time, tolerance: scheduler.minimumTolerance, options: options) {
                    guard let deadline = watch.deadline else { return }
                    if scheduler.now.distance(to: deadline) > .nanoseconds(0) { return look(at: deadline) }
                    inlet.cancel()
                    outlet.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            let deadline = scheduler.now.advanced(by: interval)
            watch.deadline = deadline
            upstream.receive(subscriber: inlet)
            outlet.start(
                onDemand: { inlet.request($0) },
                onCancel: {
                    watch.deadline = nil
                    inlet.cancel()
                })
            look(at: deadline)
        }
    }

    /// The time between one value and the next.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// A length of time by the scheduler's clock.
        public typealias Output = Context.SchedulerTimeType.Stride
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The scheduler whose clock is used.
        public let scheduler: Context

        /// Creates the publisher that `measureInterval(using:options:)` returns.
        public init(upstream: Upstream, scheduler: Context) { (self.upstream, self.scheduler) = (upstream, scheduler) }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last = scheduler.now
            upstream.receive(
                subscriber: Conduit(to: subscriber) { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .value(last.distance(to: now))
                })
        }
    }
}

extension Publisher {
    /// The same values; if none is sent for a time, the stream fails with the closure's error, or finishes if there is
    /// no closure.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }

    /// The time between one value and the next.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}

/// The time of the timeout; nil when it is off.
private final class Watch<Time>: @unchecked Sendable {
    // @unchecked: the lock guards the only field.
    private let lock = NSLock()
    private var stored: Time?

    var deadline: Time? {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
