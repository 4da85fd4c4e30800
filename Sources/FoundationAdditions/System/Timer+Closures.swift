import Foundation

// On Apple's systems Foundation is Objective-C, so that Swift 5 only warns about closures that use the main actor's state. Here
// it is Swift: such a closure is an error, unless the method is `@preconcurrency`. The compiler prefers these methods for
// closures that don't use their argument, because `(Any) -> Void` is the more special type.

extension Timer {
    /// Makes a timer and adds it to the current run loop, for a closure that ignores the timer.
    @preconcurrency @discardableResult @available(*, noasync)
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Any) -> Void
    ) -> Timer {
        let fired: @Sendable (Timer) -> Void = { block($0) }
        return scheduledTimer(withTimeInterval: interval, repeats: repeats, block: fired)
    }

    /// A timer that isn't in a run loop, for a closure that ignores the timer.
    @preconcurrency
    public convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Any) -> Void
    ) {
        let fired: @Sendable (Timer) -> Void = { block($0) }
        self.init(timeInterval: interval, repeats: repeats, block: fired)
    }
}

extension NotificationCenter {
    /// Calls a closure that ignores the notification whenever one is posted.
    /// - Parameters:
    ///   - name: The notifications' name; nil for all.
    ///   - object: The object that posts; nil for all.
    ///   - queue: Where the closure runs; nil is where it is posted.
    ///   - block: The closure.
    @preconcurrency @discardableResult
    public func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Any) -> Void
    ) -> any NSObjectProtocol {
        let heard: @Sendable (Notification) -> Void = { block($0) }
        return addObserver(forName: name, object: object, queue: queue, using: heard)
    }
}
