import Foundation

/// Subscribes to publishers one after another for one subscriber. Demand that one publisher hasn't met is requested
/// from the next.
final class Succession<Downstream: Subscriber>: @unchecked Sendable {
    // @unchecked: the lock guards the state, and no foreign code is called while it is held.
    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var demand = Subscribers.Demand.none
    private var request: (Subscribers.Demand) -> Void = { _ in }
    private var cancelCurrent: () -> Void = {}
    private var isCancelled = false

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    func start() {
        outlet.start(
            onDemand: { demand in
                let request = self.lock.withLock {
                    self.demand += demand
                    return self.request
                }
                request(demand)
            },
            onCancel: { self.cancel() })
    }

    /// Subscribes to the next publisher, and calls `onEnd` with its completion.
    func follow<P: Publisher>(_ publisher: P, onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        let inlet = Inlet<P.Output, P.Failure>(
            onValue: { value in
                self.lock.withLock { self.demand -= 1 }
                self.outlet.send(value)
                return .none
            }, onEnd: onEnd)
        let mayGoOn = lock.withLock {
            request = { inlet.request($0) }
            cancelCurrent = { inlet.cancel() }
            inlet.request(demand)
            return !isCancelled
        }
        if mayGoOn { publisher.receive(subscriber: inlet) }
    }

    func retry<P: Publisher>(_ publisher: P, times: Int?)
    where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        follow(publisher) { end in
            if end.error == nil || times == 0 { return self.finish(end) }
            self.retry(publisher, times: times.map { $0 - 1 })
        }
    }

    func finish(_ end: Subscribers.Completion<Downstream.Failure>, after value: Downstream.Input? = nil) {
        if let value { outlet.enqueue(value) }
        outlet.finish(end)
        letGo()
    }

    private func cancel() {
        let cancelCurrent = lock.withLock {
            isCancelled = true
            return self.cancelCurrent
        }
        cancelCurrent()
        letGo()
    }

    /// Releasing the closures may run an app's deinitializers, so it happens outside the lock.
    private func letGo() {
        let held = lock.withLock {
            defer { (request, cancelCurrent) = ({ _ in }, {}) }
            return (request, cancelCurrent)
        }
        withExtendedLifetime(held) {}
    }
}
