import Foundation

/// What has come and is yet to be sent, in order.
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

    /// Hands the first event to an outlet, under the lock so that two threads can't swap two of them.
    func moveNext<S: Subscriber>(to outlet: Outlet<S>) where S.Input == Value, S.Failure == Failure {
        // An outlet that is shut takes nothing: what it leaves may run a deinitialiser of the app's, so it goes
        // outside.
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
