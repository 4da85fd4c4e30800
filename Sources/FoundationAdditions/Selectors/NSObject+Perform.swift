import Foundation

// An object that performs methods by selectors, at once or later.

extension NSObject {
    /// Whether the object has the selector's method.
    public func responds(to selector: Selector?) -> Bool { selector?.suits(self) ?? false }

    /// Calls a method.
    @discardableResult public func perform(_ selector: Selector) -> Any? { selector.perform(on: self) }

    /// Calls a method with an argument.
    @discardableResult public func perform(_ selector: Selector, with object: Any?) -> Any? {
        selector.perform(on: self, object)
    }

    /// Calls a method with two arguments.
    @discardableResult public func perform(_ selector: Selector, with first: Any?, with second: Any?) -> Any? {
        selector.perform(on: self, first, second)
    }

    /// Calls a method on the main thread, after a delay in seconds. The object is retained until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        LaterCalls.shared.add(self, selector, argument, after: delay)
    }

    /// Calls a method on the main thread. `waitUntilDone` has an effect on the main thread only: there the call is made at once.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        if wait, MainQueue.isCurrent {
            perform(selector, with: argument)
        } else {
            LaterCalls.shared.add(self, selector, argument, after: 0)
        }
    }

    /// Cancels the delayed calls of a method, of those with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget target: Any, selector: Selector, object argument: Any?
    ) {
        LaterCalls.shared.cancel(target as AnyObject, selector, argument)
    }

    /// Cancels all delayed calls of an object.
    public class func cancelPreviousPerformRequests(withTarget target: Any) {
        LaterCalls.shared.cancel(target as AnyObject)
    }
}

/// The delayed calls that haven't been made yet.
private final class LaterCalls: @unchecked Sendable {
    // @unchecked: the calls are guarded by the lock.
    static let shared = LaterCalls()

    private struct Call {
        let id: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?
    }

    private let lock = NSLock()
    private var calls: [Call] = []
    private var lastID = 0

    func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
        let id = lock.withLock {
            lastID += 1
            calls.append(Call(id: lastID, target: target, selector: selector, argument: argument))
            return lastID
        }
        // A delay that isn't a number, or is longer than a century, is one of these.
        let seconds = delay > 0 ? min(delay, 3e9) : 0
        // A task runs in the window whose code asks.
        Task { @MainActor [self] in
            if seconds > 0 { try? await Task.sleep(for: .seconds(seconds)) }
            make(id)
        }
    }

    private func make(_ id: Int) {
        let call = lock.withLock { calls.firstIndex { $0.id == id }.map { calls.remove(at: $0) } }
        guard let call else { return }
        call.selector.perform(on: call.target, call.argument)
    }

    func cancel(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        remove { $0.target === target && $0.selector == selector && Self.areEqual($0.argument, argument) }
    }

    func cancel(_ target: AnyObject) { remove { $0.target === target } }

    /// The calls are released outside of the lock: their targets' deinitializers may come here.
    private func remove(where isMeant: (Call) -> Bool) {
        let removed = lock.withLock {
            let removed = calls.filter(isMeant)
            calls.removeAll(where: isMeant)
            return removed
        }
        withExtendedLifetime(removed) {}
    }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        case (let one?, let other?): one as AnyObject === other as AnyObject
        default: false
        }
    }
}
