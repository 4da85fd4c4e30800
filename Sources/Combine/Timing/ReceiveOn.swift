extension Publishers {
    /// The same values in the same order, sent with a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The scheduler that sends the values and the completion.
        public let scheduler: Context
        /// How the scheduler runs the closures; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `receive(on:options:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let there = { (action: @escaping () -> Void) in scheduler.schedule(options: options, action) }
            relay(upstream, to: subscriber, there: there, later: there)
        }
    }

    /// The same values, delayed.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// How much later each value and the completion are sent.
        public let interval: Context.SchedulerTimeType.Stride
        /// The tolerance for the scheduler's delay.
        public let tolerance: Context.SchedulerTimeType.Stride
        /// The scheduler that runs the work.
        public let scheduler: Context
        /// How the scheduler runs the closures; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `delay(for:tolerance:scheduler:options:)` returns.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
            tolerance: Context.SchedulerTimeType.Stride, scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance) = (upstream, interval, tolerance)
            (self.scheduler, self.options) = (scheduler, options)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            relay(
                upstream, to: subscriber,
                there: { scheduler.schedule(options: options, $0) },
                later: {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }

    /// The same values; the scheduler subscribes, requests values and cancels.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The scheduler that subscribes, requests values and cancels.
        public let scheduler: Context
        /// How the scheduler runs the closures; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `subscribe(on:options:)` returns.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let inlet = Inlet<Output, Failure>(
                onValue: {
                    outlet.send($0)
                    return .none
                },
                onEnd: { outlet.finish($0) })
            scheduler.schedule(options: options) { upstream.receive(subscriber: inlet) }
            outlet.start(
                onDemand: { demand in scheduler.schedule(options: options) { inlet.request(demand) } },
                onCancel: { scheduler.schedule(options: options) { inlet.cancel() } })
        }
    }

    /// Sends each value and the completion in a closure that `later` schedules.
    ///
    /// If the scheduler runs several closures at once, the one that was scheduled for a value may send an earlier one,
    /// so that the order is kept.
    fileprivate static func relay<Upstream: Publisher, S: Subscriber>(
        _ upstream: Upstream, to subscriber: S, there: @escaping (@escaping () -> Void) -> Void,
        later: @escaping (@escaping () -> Void) -> Void
    ) where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
        let outlet = Outlet(subscriber)
        let early = Early<Upstream.Output, Upstream.Failure>()
        let inlet = Inlet<Upstream.Output, Upstream.Failure>(
            onValue: { value in
                early.append(value)
                later {
                    early.moveNext(to: outlet)
                    outlet.deliver()
                }
                return .none
            },
            onEnd: { end in
                early.append(end: end)
                later {
                    early.moveNext(to: outlet)
                    outlet.deliver()
                }
            })
        upstream.receive(subscriber: inlet)
        outlet.start(elsewhere: there, onDemand: { inlet.request($0) }, onCancel: { inlet.cancel() })
    }
}

extension Publisher {
    /// The same values, sent with the scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// The same values; the scheduler subscribes, requests values and cancels.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// The same values, delayed by the interval.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }
}
