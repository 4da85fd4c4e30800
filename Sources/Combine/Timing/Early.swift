import Foundation

/// The values and the completion that haven't been sent yet, in order.
final class Early<Value, Failure: Error>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private enum Event {
        case value(Value)
        case end(Subscribers.Completion<Failure>)
    }

    private let lock = NSLock()
    private var events = Fifo<Event>()

    func append(_ value: Value) { lock.withLock { events.append(.value(value)) } }
    func append(end: Subscribers.Completion<Failure>) { lock.withLock { events.append(.end(end)) } }

    /// Moves the first event to an outlet. The lock is held, so that two threads can't swap two events.
    func moveNext<S: Subscriber>(to outlet: Outlet<S>) where S.Input == Value, S.Failure == Failure {
        // A closed outlet doesn't store the event. Releasing it may run an app's deinitializer, so that happens outside
        // the lock.
        let moved = lock.withLock {
            let event = events.popFirst()
            switch event {
            case .value(let value): outlet.enqueue(value)
            case .end(let end): outlet.enqueue(end: end)
            case nil: break
            }
            return event
        }
        withExtendedLifetime(moved) {}
    }
}
