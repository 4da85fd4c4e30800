/// Runs everything at once, on the spot. It knows no time, so "later" is at once, too.
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerOptions = Never
    /// The only one.
    public static let shared = ImmediateScheduler()

    /// A moment, of which there is only one.
    public struct SchedulerTimeType: Strideable, Sendable {
        public func distance(to other: Self) -> Stride { 0 }
        public func advanced(by n: Stride) -> Self { self }

        /// A length of time, which makes no difference.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable, Sendable,
            SchedulerTimeIntervalConvertible
        {
            /// The number that it was made of.
            public var magnitude: Int

            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { self.init(value) }
            public init(floatLiteral value: Double) { self.init(Int(value)) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                self.init(value)
            }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
            public static func += (left: inout Self, right: Self) { left = left + right }
            public static func -= (left: inout Self, right: Self) { left = left - right }
            public static func *= (left: inout Self, right: Self) { left = left * right }

            public static func seconds(_ s: Int) -> Self { 0 }
            public static func seconds(_ s: Double) -> Self { 0 }
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            public static func microseconds(_ us: Int) -> Self { 0 }
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Runs the action once: there is no later moment at which to run it again.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}
