import Dispatch

extension DispatchQueue: Scheduler {
    /// A point in time on the queue's clock.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time as a `DispatchTime`.
        public var dispatchTime: DispatchTime

        /// Wraps a `DispatchTime`.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// The interval from this time to another one, negative if that is earlier.
        public func distance(to other: Self) -> Stride {
            let (mine, others) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return Stride(nanoseconds: others >= mine ? Int(others - mine) : -Int(mine - others))
        }

        /// The time that is later by an interval.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }
        /// Hashes the time's nanoseconds.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

        /// A time interval, in nanoseconds.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Hashable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// Nanoseconds.
            public var magnitude: Int
            /// The interval as a `DispatchTimeInterval`, in nanoseconds.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            init(nanoseconds: Int) { magnitude = nanoseconds }

            /// An interval from Dispatch's; `never` becomes the longest that can be represented.
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

            /// A literal is a number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// A literal is a number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// A number of seconds; nil if it doesn't fit in an `Int`.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self = .seconds(value)
            }

            /// Whether the left interval is shorter.
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
            /// Adds an interval. Traps on overflow.
            public static func += (left: inout Self, right: Self) { left = left + right }
            /// Subtracts an interval. Traps on overflow.
            public static func -= (left: inout Self, right: Self) { left = left - right }
            /// Multiplies by an interval, both in seconds.
            public static func *= (left: inout Self, right: Self) { left = left * right }

            /// A number of seconds, without fractions of nanoseconds. It is clamped to the intervals that can be
            /// represented; NaN is 0.
            public static func seconds(_ s: Double) -> Self {
                Self(nanoseconds: s.isNaN ? 0 : Int(exactly: (s * 1e9).rounded(.towardZero)) ?? (s < 0 ? .min : .max))
            }
            /// A number of seconds, clamped to the longest interval that can be represented in nanoseconds.
            public static func seconds(_ s: Int) -> Self { scaled(s, by: 1_000_000_000) }
            /// A number of milliseconds, clamped to the longest interval that can be represented in nanoseconds.
            public static func milliseconds(_ ms: Int) -> Self { scaled(ms, by: 1_000_000) }
            /// A number of microseconds, clamped to the longest interval that can be represented in nanoseconds.
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
        /// A group that is entered until the closure has run.
        public var group: DispatchGroup?

        /// Creates options. By default the queue's own are used.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    /// Zero, the smallest tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue as soon as possible, asynchronously.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let (options, action) = (options ?? SchedulerOptions(), Action(run: action))
        async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
    }

    /// Runs an action on the queue at a time. The tolerance has no effect here.
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

    /// Runs an action on the queue at a time and then after each interval, until the result is canceled. The options'
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
