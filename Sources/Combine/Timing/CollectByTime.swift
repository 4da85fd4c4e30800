import Foundation

extension Publishers {
    /// When a group of values is sent: after a time, or after a time or a number of values.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each interval, and whenever there are that many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Collects the values of each interval into one array.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// An array of upstream's values.
        public typealias Output = [Upstream.Output]
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// When an array is sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// How the scheduler runs the closures; nil for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates the publisher that `collect(_:options:)` returns.
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

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let ((scheduler, interval, count), outlet) = (parts, Outlet(subscriber))
            let groups = TimedGroups<Upstream.Output>(countMax: count)
            func send(onlyFull: Bool) {
                for values in groups.take(onlyFull: onlyFull) { outlet.enqueueIfWanted(values) }
                outlet.deliver()
            }
            let ticks = AnyCancellable(
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options, { send(onlyFull: false) }))
            let inlet = Inlet<Upstream.Output, Failure>(
                onValue: {
                    if groups.add($0) { scheduler.schedule(options: options) { send(onlyFull: true) } }
                    return .none
                },
                onEnd: { end in
                    ticks.cancel()
                    scheduler.schedule(options: options) {
                        if end.error == nil { send(onlyFull: false) }
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
    /// Collects the values of each interval into one array; intervals without values send nothing.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

/// Groups of values to be sent. Values may arrive for several groups before the scheduler runs.
private final class TimedGroups<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the groups.
    private let lock = NSLock()
    private let countMax: Int
    /// The groups; only the last may be incomplete.
    private var groups: [[Value]] = []

    init(countMax: Int) { self.countMax = countMax }

    /// Adds a value. Returns true if that completed a group.
    func add(_ value: Value) -> Bool {
        lock.withLock {
            if hasOpenGroup { groups[groups.count - 1].append(value) } else { groups.append([value]) }
            return !hasOpenGroup
        }
    }

    /// Removes and returns the complete groups, or all groups.
    func take(onlyFull: Bool) -> [[Value]] {
        lock.withLock {
            let taken = groups.dropLast(onlyFull && hasOpenGroup ? 1 : 0)
            groups.removeFirst(taken.count)
            return Array(taken)
        }
    }

    private var hasOpenGroup: Bool { groups.last.map { $0.count < countMax } ?? false }
}
