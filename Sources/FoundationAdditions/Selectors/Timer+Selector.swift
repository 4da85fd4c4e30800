import Foundation

/// Gives `Timer` initializers that make a timer of another class. Only `Timer` conforms.
public protocol SelectorTimer {}

extension Timer: SelectorTimer {}

extension SelectorTimer where Self: Timer {
    /// A timer that calls a target's method with itself as the argument, once it is added to a run loop.
    /// - Parameters:
    ///   - seconds: The time between calls.
    ///   - target: Retained until the timer is invalidated.
    ///   - selector: The method.
    ///   - userInfo: The timer's `userInfo`.
    ///   - repeats: Whether the timer goes on after the first call.
    public init(timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.init(fire: Date() + max(seconds, 0), interval: seconds, target, selector, userInfo, repeats)
    }

    /// A timer that calls a target's method for the first time at a date, once it is added to a run loop.
    public init(
        fireAt date: Date, interval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        self.init(fire: date, interval: seconds, target, selector, userInfo, repeats)
    }

    private init(
        fire date: Date, interval: TimeInterval, _ target: Any, _ selector: Selector, _ userInfo: Any?, _ repeats: Bool
    ) {
        nonisolated(unsafe) let target = target as AnyObject
        let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
            selector.perform(on: target, timer)
        }
        timer.information = userInfo
        self = timer as! Self
    }
}

extension Timer {
    /// A timer on the current run loop that calls a target's method with itself as the argument.
    /// - Parameters:
    ///   - seconds: The time between calls.
    ///   - target: Retained until the timer is invalidated.
    ///   - selector: The method.
    ///   - userInfo: The timer's `userInfo`.
    ///   - repeats: Whether the timer goes on after the first call.
    @discardableResult public class func scheduledTimer(
        timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: seconds, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with information for its target, which Foundation's own can't be given.
private final class TargetTimer: Timer {
    var information: Any?
    override var userInfo: Any? { information }
}
