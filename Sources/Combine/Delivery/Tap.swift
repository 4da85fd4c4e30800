import Foundation

/// Passes everything on in both directions, after calling closures with it.
final class Tap<Downstream: Subscriber>: Subscriber, Subscription, @unchecked Sendable {
    // @unchecked: the lock guards the state, and no foreign code is called while it is held.
    struct Closures {
        var onSubscription: (((any Subscription)) -> Void)?
        var onValue: ((Downstream.Input) -> Void)?
        var onEnd: ((Subscribers.Completion<Downstream.Failure>) -> Void)?
        var onCancel: (() -> Void)?
        var onRequest: ((Subscribers.Demand) -> Void)?
    }

    private let lock = NSLock()
    private let downstream: Downstream
    private var closures: Closures?
    private var subscription: (any Subscription)?

    init(_ downstream: Downstream, _ closures: Closures) { (self.downstream, self.closures) = (downstream, closures) }

    func receive(subscription: any Subscription) {
        let closures = lock.withLock {
            self.subscription = subscription
            return self.closures
        }
        closures?.onSubscription?(subscription)
        downstream.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard let closures = lock.withLock({ closures }) else { return .none }
        closures.onValue?(input)
        let more = downstream.receive(input)
        if more > .none { closures.onRequest?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard let closures = close().closures else { return }
        closures.onEnd?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (closures, subscription) = lock.withLock { (self.closures, self.subscription) }
        closures?.onRequest?(demand)
        subscription?.request(demand)
    }

    func cancel() {
        let (closures, subscription) = close()
        closures?.onCancel?()
        subscription?.cancel()
    }

    private func close() -> (closures: Closures?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (closures, subscription) = (nil, nil) }
            return (closures, subscription)
        }
    }
}
