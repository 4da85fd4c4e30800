import Foundation

extension OperationQueue: Scheduler {
    /// Times are dates.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// An operation queue has no options.
    public struct SchedulerOptions: Sendable {}

    /// The current date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds an operation that runs the action.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(run: action)
        addOperation { action.run() }
    }

    /// Adds an operation that runs the action when the date has come. The tolerance has no effect here.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(run: action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
            self.addOperation { action.run() }
        }
    }

    /// Adds an operation that runs the action when the date has come and then after each interval, until the result is
    /// canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = Action(run: action)
        return DispatchQueue.global().schedule(
            after: .init(.now() + max(0, date.date.timeIntervalSinceNow)), interval: .seconds(interval.timeInterval),
            tolerance: .seconds(tolerance.timeInterval), options: nil
        ) {
            self.addOperation { action.run() }
        }
    }
}
