import Foundation

/// The subscribers of a subject. Each gets every value in the same order, even if other threads or a subscriber's own
/// reaction send values in the meantime.
final class Audience<Output, Failure: Error>: @unchecked Sendable {
    // @unchecked: the lock guards the state, and no subscriber is called while it is held.
    private let lock = NSLock()
    private var listeners: [ObjectIdentifier: Listener<Output, Failure>] = [:]
    private var order: [ObjectIdentifier] = []
    private var end: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isWanted = false
    /// The current value, which new subscribers get first; nil for a subject that stores none.
    private var latest: Output?

    init(latest: Output? = nil) { self.latest = latest }

    var latestValue: Output? { lock.withLock { latest } }

    func send(_ value: Output) {
        // Releasing the old value may run an app's deinitializer, so it happens outside the lock.
        var old: Output?
        deliver {
            guard end == nil else { return }
            let keeps = latest != nil
            if keeps {
                old = latest
                latest = .some(value)
            }
            for id in order { keeps ? listeners[id]?.enqueueLatest(value) : listeners[id]?.enqueueIfWanted(value) }
        }
        withExtendedLifetime(old) {}
    }

    func send(completion: Subscribers.Completion<Failure>) {
        // Releasing subscriptions and subscribers may run an app's deinitializers, too.
        var held: [any Subscription] = []
        deliver {
            guard end == nil else { return }
            end = completion
            order.forEach { listeners[$0]?.enqueue(end: completion) }
            (held, upstreams) = (upstreams, [])
        }
        let served = lock.withLock {
            defer { (listeners, order) = ([:], []) }
            return listeners
        }
        withExtendedLifetime((held, served)) {}
    }

    /// Stores the subscription of a publisher that feeds the subject. Unlimited values are requested once a subscriber
    /// requests any.
    func send(subscription: any Subscription) {
        let isWanted = lock.withLock {
            if end == nil { upstreams.append(subscription) }
            return self.isWanted
        }
        if isWanted { subscription.request(.unlimited) }
    }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        let id = ObjectIdentifier(outlet)
        lock.withLock {
            if let latest, end == nil { outlet.enqueue(latest) }
            if let end { return outlet.enqueue(end: end) }
            listeners[id] = outlet
            order.append(id)
        }
        outlet.start(
            onDemand: { [weak self] _ in self?.want() },
            onCancel: { [weak self] in self?.remove(id) })
    }

    private func want() {
        let upstreams = lock.withLock {
            defer { isWanted = true }
            return isWanted ? [] : self.upstreams
        }
        upstreams.forEach { $0.request(.unlimited) }
    }

    private func remove(_ id: ObjectIdentifier) {
        lock.withLock {
            listeners[id] = nil
            order.removeAll { $0 == id }
        }
    }

    /// Values are enqueued into all outlets under the lock, and delivered outside it.
    private func deliver(_ change: () -> Void) {
        let all = lock.withLock {
            let before = order.compactMap { listeners[$0] }
            change()
            return before
        }
        all.forEach { $0.deliver() }
    }

    func cancelUpstreams() {
        let upstreams = lock.withLock {
            defer { self.upstreams = [] }
            return self.upstreams
        }
        upstreams.forEach { $0.cancel() }
    }
}
