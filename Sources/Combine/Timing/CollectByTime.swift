import Foundation

extension Publishers {
    /// When a group of values is full: after a time, or after a time or a number of values.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// The values of each interval in one array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        private var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
            switch strategy {
            case .byTime(let scheduler, let interval): (scheduler, interval, .max)
            case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
            }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let ((scheduler, interval, count), outlet) = (parts, Outlet(subscriber))
            let group = TimedGroup<Upstream.Output>()
            func sendGroup() {
                let values = group.take()
                if !values.isEmpty { outlet.enqueueIfWanted(values) }
                outlet.deliver()
            }
            let ticks = AnyCancellable(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options, sendGroup))
            let inlet = Inlet<Upstream.Output, Failure>(
                onValue: {
                    if group.add($0) >= count { scheduler.schedule(options: options, sendGroup) }
                    return .none
                },
                onEnd: { end in
                    ticks.cancel()
                    scheduler.schedule(options: options) {
                        if end.error == nil { sendGroup() }
                        outlet.finish(end)
                    }
                })
            upstream.receive(subscriber: inlet)
            outlet.start(
                onCancel: {
                    ticks.cancel()
                    inlet.cancel()
                })
            inlet.request(.unlimited)
        }
    }
}

extension Publisher {
    /// The values of each interval in one array; intervals without values send nothing.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class TimedGroup<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the only field.
    private let lock = NSLock()
    private var values: [Value] = []

    /// How many there are now.
    func add(_ value: Value) -> Int {
        lock.withLock {
            values.append(value)
            return values.count
        }
    }

    func take() -> [Value] {
        lock.withLock {
            defer { values = [] }
            return values
        }
    }
}
