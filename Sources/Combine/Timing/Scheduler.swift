import Localization

/// A time interval in a scheduler's own units.
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
    /// A point in time.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options for how a closure runs; `Never` where there are none.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance that the scheduler can use.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs the action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs the action at a time or shortly after.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs the action at a time and then repeatedly, until the result is canceled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs the action as soon as possible.
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

    /// Runs the action at a time and then repeatedly, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action at a time and then repeatedly, until the result is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// Carries an app's closure to the thread where a scheduler runs it, with the languages and the locale of the current
/// window, so that texts that the closure creates are in that visitor's language.
struct Action: @unchecked Sendable {
    // @unchecked: as on Apple's platforms, the app must make sure that what its closures use may be used on that
    // thread.
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
