import Foundation

/// An operator that sends at most one value for each value that it receives. It passes demand up and values down
/// without a buffer.
///
/// If a value produces none, it requests one more, so that the subscriber gets as many as it requested.
final class Conduit<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    // @unchecked: the lock guards the state; `step` and the subscriber are called one after another, as upstream calls.
    /// The result of the operator for a value.
    enum Step {
        case value(Downstream.Input)
        case nothing
        /// Send this value, and then finish.
        case last(Downstream.Input)
        case end(Subscribers.Completion<Downstream.Failure>)
    }

    private enum State {
        case waiting
        case running(any Subscription)
        /// The operator has decided to complete; the last value is being sent.
        case ending
        case ended
    }

    private let lock = NSLock()
    private var state = State.waiting
    private let downstream: Downstream
    private let step: (Input) -> Step
    private let finish: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>

    init(
        to downstream: Downstream,
        finish: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>,
        step: @escaping (Input) -> Step
    ) {
        self.downstream = downstream
        self.finish = finish
        self.step = step
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .running(subscription)
            return true
        }
        isFirst ? downstream.receive(subscription: self) : subscription.cancel()
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard upstream != nil else { return .none }
        switch step(input) {
        case .value(let value): return downstream.receive(value)
        case .nothing: return .max(1)
        case .last(let value): end(.finished, after: value)
        case .end(let completion): end(completion)
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if leave(for: .ended) != nil { downstream.receive(completion: finish(completion)) }
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        if let subscription = leave(for: .ended) { return subscription.cancel() }
        // While the last value is being sent, a cancellation by the subscriber suppresses the completion.
        lock.withLock { if case .ending = state { state = .ended } }
    }

    private var upstream: (any Subscription)? {
        lock.withLock {
            guard case .running(let subscription) = state else { return nil }
            return subscription
        }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, after value: Downstream.Input? = nil) {
        guard let subscription = leave(for: .ending) else { return }
        subscription.cancel()
        if let value { _ = downstream.receive(value) }
        let isWanted = lock.withLock {
            guard case .ending = state else { return false }
            state = .ended
            return true
        }
        if isWanted { downstream.receive(completion: completion) }
    }

    /// Changes the state and returns the subscription, if it was running.
    private func leave(for next: State) -> (any Subscription)? {
        lock.withLock {
            guard case .running(let subscription) = state else { return nil }
            state = next
            return subscription
        }
    }
}

extension Conduit where Failure == Downstream.Failure {
    /// An operator that passes upstream's completion on.
    convenience init(to downstream: Downstream, step: @escaping (Input) -> Step) {
        self.init(to: downstream, finish: { $0 }, step: step)
    }
}

extension Conduit where Downstream.Failure == any Error {
    /// An operator with a closure that may throw. The error fails the stream.
    convenience init(to downstream: Downstream, trying step: @escaping (Input) throws -> Step) {
        self.init(
            to: downstream, finish: { $0.mapFailure { $0 } },
            step: { input in
                do { return try step(input) } catch { return .end(.failure(error)) }
            })
    }
}
