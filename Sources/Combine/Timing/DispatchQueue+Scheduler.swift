import Dispatch

extension DispatchQueue: Scheduler {
    /// A moment by the queue's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The moment as Dispatch counts it.
        public var dispatchTime: DispatchTime

        /// Wraps a moment of Dispatch's.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The time from this moment to another, below zero if that is earlier.
        public func distance(to other: Self) -> Stride {
            let (mine, others) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(nanoseconds: others >= mine ? Int(others - mine) : -Int(mine - others))
        }

        /// The moment that is later by a length of time.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
        /// Hashes the moment's nanoseconds.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// A length of time, counted in nanoseconds.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// Nanoseconds.
            public var magnitude: Int
            /// The length as Dispatch counts it, in nanoseconds.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// A length as long as the interval; `never` is the longest that can be counted.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let s): self = .seconds(s)
                case .milliseconds(let ms): self = .milliseconds(ms)
                case .microseconds(let us): self = .microseconds(us)
                case .nanoseconds(let ns): self = .nanoseconds(ns)
                case .never: self.init(nanoseconds: .max)
                @unknown default: self.init(nanoseconds: .max)
                }
            }

            /// Seconds, as literals are.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// A number of seconds, as literals are.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// A number of seconds; nil if it doesn't fit in an `Int`.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// Whether the left length is shorter.
            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            /// The sum. Traps on overflow.
            public static func + (left: Self, right: Self) -> Self {
                Self(nanoseconds: left.magnitude + right.magnitude)
            }
            /// The difference. Traps on overflow.
            public static func - (left: Self, right: Self) -> Self {
                Self(nanoseconds: left.magnitude - right.magnitude)
            }
            /// The product of the two in seconds.
            public static func * (left: Self, right: Self) -> Self {
                .seconds(Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
            }
            /// Adds a length. Traps on overflow.
            public static func += (left: inout Self, right: Self) { left = left + right }
            /// Subtracts a length. Traps on overflow.
            public static func -= (left: inout Self, right: Self) { left = left - right }
            /// Multiplies by a length, both in seconds.
            public static func *= (left: inout Self, right: Self) { left = left * right }

            /// A number of seconds, without parts of nanoseconds; at most the longest length that can be counted, and 0
            /// for NaN.
            public static func seconds(_ s: Double) -> Self {
                Self(nanoseconds: s.isNaN ? 0 : Int(exactly: (s * 1e9).rounded(.towardZero)) ?? (s < 0 ? .min : .max))
            }
            /// A number of seconds, or the longest length where that is too many to count in nanoseconds.
            public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }
            /// A number of milliseconds, or the longest length where that is too many to count in nanoseconds.
            public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }
            /// A number of microseconds, or the longest length where that is too many to count in nanoseconds.
            public static func microseconds(_ us: Int) -> Self { scaled(us, by: 1000) }
            /// A number of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

            private static func scaled(_ count: Int, by unit: Int) -> Self {
                let (product, overflows) = count.multipliedReportingOverflow(by: unit)
                return Self(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
            }
        }
    }

    /// How the queue runs a closure.
    public struct SchedulerOptions {
        /// The quality of service of the closure.
        public var qos: DispatchQoS
        /// Flags of the closure's work item.
        public var flags: DispatchWorkItemFlags
        /// Entered until the closure has run.
        public var group: DispatchGroup?

        /// Creates options. The defaults leave everything to the queue.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The present moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Zero, the least that may be asked for.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue as soon as possible, asynchronously.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let (options, action) = (options ?? SchedulerOptions(), Action(run: action))
        async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
    }

    /// Runs an action on the queue at a moment. The tolerance has no effect here.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let (options, action) = (options ?? SchedulerOptions(), Action(run: action))
        let group = options.group
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) {
            action.run()
            group?.leave()
        }
    }

    /// Runs an action on the queue at a moment and then at each interval, until the result is cancelled. The options'
    /// group is not entered.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(run: action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
