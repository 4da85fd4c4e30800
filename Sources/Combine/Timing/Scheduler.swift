import Localization

/// A length of time in a scheduler's own terms.
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ s: Int) -> Self
    /// A number of seconds.
    static func seconds(_ s: Double) -> Self
    /// A number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// A number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// A number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// When and where a closure runs.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options for how a closure runs; `Never` where there are none.
    associatedtype SchedulerOptions

    /// This moment.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance that the scheduler can use.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs the action as soon as may be.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs the action at a time or shortly after.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs the action at a time and then again and again, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs the action as soon as may be.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs the action at a time or shortly after.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action at a time or shortly after.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs the action at a time and then again and again, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action at a time and then again and again, until the result is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// Carries a closure of the app's to the thread where a scheduler runs it, and the languages of the window that it is
/// for: what a sink says there is said to the same person.
struct Action: @unchecked Sendable {
    // @unchecked: as with Apple's, it is for the app to see that what its closures touch may be touched there.
    private let closure: () -> Void
    private let languages = LocalizationContext.languages
    private let locale = LocalizationContext.locale

    init(run closure: @escaping () -> Void) {
        self.closure = closure
    }

    func run() {
        guard languages != nil || locale != nil else { return closure() }
        LocalizationContext.$languages.withValue(languages) {
            LocalizationContext.$locale.withValue(locale, operation: closure)
        }
    }
}
