/// Runs every action before the call returns. It has no clock: an action for a later time runs at once, too.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There are no options.
    public typealias SchedulerOptions = Never
    /// The only one.
    public static let shared = ImmediateScheduler()

    /// A point in time. All of them are the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// Zero: all times are the same.
        public func distance(to other: Self) -> Stride { 0 }
        /// The same time.
        public func advanced(by n: Stride) -> Self { self }

        /// A time interval, which has no effect.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// The interval's number.
            public var magnitude: Int

            /// An interval with a number, which has no effect.
            public init(_ value: Int) { magnitude = value }
            /// An interval with a number, which has no effect.
            public init(integerLiteral value: Int) { self.init(value) }
            /// An interval with a number, without its fraction.
            public init(floatLiteral value: Double) { self.init(Int(value)) }
            /// An interval with a number; nil if it doesn't fit in an `Int`.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            /// Whether the left number is smaller.
            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            /// The sum of the numbers.
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            /// The difference of the numbers.
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            /// The product of the numbers.
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            /// Adds a number.
            public static func += (left: inout Self, right: Self) { left = left + right }
            /// Subtracts a number.
            public static func -= (left: inout Self, right: Self) { left = left - right }
            /// Multiplies by a number.
            public static func *= (left: inout Self, right: Self) { left = left * right }

            /// Zero, whatever the number.
            public static func seconds(_ s: Int) -> Self { 0 }
            /// Zero, whatever the number.
            public static func seconds(_ s: Double) -> Self { 0 }
            /// Zero, whatever the number.
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            /// Zero, whatever the number.
            public static func microseconds(_ us: Int) -> Self { 0 }
            /// Zero, whatever the number.
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }
    }

    /// The only time.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action before the call returns.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs an action before the call returns, whatever the time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once: there is no later time at which it could be repeated.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
