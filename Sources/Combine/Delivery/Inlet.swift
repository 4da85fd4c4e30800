import Foundation

/// The upstream-facing end of an operator or a sink: it retains the subscription and passes what it receives to
/// closures.
///
/// Demand that is requested before the subscription arrives is stored for it. After `cancel` or the completion nothing
/// is passed on, and the closures are released, which breaks the reference cycle of an operator and its ends.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
    // @unchecked: the lock guards the state; the closures run outside it, one after another as a publisher calls.
    private struct Closures {
        var onSubscription: ((any Subscription) -> Void)?
        var onValue: (Input) -> Subscribers.Demand
        var onEnd: (Subscribers.Completion<Failure>) -> Void
    }

    private let lock = NSLock()
    private var closures: Closures?
    private var subscription: (any Subscription)?
    private var earlyDemand = Subscribers.Demand.none

    init(
        onSubscription: ((any Subscription) -> Void)? = nil,
        onValue: @escaping (Input) -> Subscribers.Demand,
        onEnd: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
    ) {
        closures = Closures(onSubscription: onSubscription, onValue: onValue, onEnd: onEnd)
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard let closures, self.subscription == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        let demand = earlyDemand
        earlyDemand = .none
        lock.unlock()
        closures.onSubscription?(subscription)
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { subscription == nil ? nil : closures }?.onValue(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { takeAll().closures?.onEnd(completion) }

    func request(_ demand: Subscribers.Demand) {
        let subscription: (any Subscription)? = lock.withLock {
            if self.subscription == nil, closures != nil { earlyDemand += demand }
            return self.subscription
        }
        if demand > .none { subscription?.request(demand) }
    }

    func cancel() { takeAll().subscription?.cancel() }

    private func takeAll() -> (closures: Closures?, subscription: (any Subscription)?) {
        lock.withLock {
            defer { (closures, subscription) = (nil, nil) }
            return (closures, subscription)
        }
    }
}
