import Foundation

extension RunLoop: Scheduler {
    /// Times are dates.
    public typealias SchedulerTimeType = DateSchedulerTime

    /// A run loop has no options.
    public struct SchedulerOptions: Sendable {}

    /// The current date.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in the next turn of the loop. For the main run loop, it runs on the main queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Action(run: action)
        if let queue { return queue.async { action.run() } }
        perform { action.run() }
    }

    /// Runs an action when the date has come, in the loop's default mode. The tolerance has no effect here.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Action(run: action)
        if let queue {
            let delay = max(0, date.date.timeIntervalSinceNow)
            return queue.asyncAfter(deadline: .now() + delay) { action.run() }
        }
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }, forMode: .default)
    }

    /// Runs an action when the date has come and then after each interval, in the loop's default mode, until the result
    /// is canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        repeating(
            from: date.date, every: interval.timeInterval, tolerance: tolerance.timeInterval, mode: .default, action)
    }

    /// Runs the action at a time and then repeatedly.
    func repeating(
        from date: Date, every interval: TimeInterval, tolerance: TimeInterval, mode: RunLoop.Mode,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let queue {
            return queue.schedule(
                after: .init(.now() + max(0, date.timeIntervalSinceNow)), interval: .seconds(interval),
                tolerance: .seconds(tolerance), options: nil, action)
        }
        let action = Action(run: action)
        let timer = Timer(fire: date, interval: interval, repeats: true) { _ in action.run() }
        timer.tolerance = tolerance
        add(timer, forMode: mode)
        return AnyCancellable { timer.invalidate() }
    }

    /// The main queue, for the main run loop. It is also served if the main thread runs no loop and waits for the
    /// queue, as in a tool with an asynchronous `main`.
    private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }
}
