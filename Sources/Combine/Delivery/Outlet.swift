import Foundation

/// A type-erased `Outlet`: how a subject sees one of its subscribers.
class Listener<Input, Failure: Error>: @unchecked Sendable {
    // @unchecked: the only subclass is `Outlet`, which guards its state with a lock.
    /// Enqueues a value if the subscriber has requested it; drops it otherwise.
    func enqueueIfWanted(_ value: Input) { fatalError("a listener without an outlet") }
    /// Enqueues a value. It replaces the last queued one if that hasn't been requested either.
    func enqueueLatest(_ value: Input) { fatalError("a listener without an outlet") }
    /// Stores the completion, to be sent after the queued values.
    func enqueue(end: Subscribers.Completion<Failure>) { fatalError("a listener without an outlet") }
    /// Sends the queued values that have been requested, unless another call is doing that already.
    func deliver() { fatalError("a listener without an outlet") }
}

/// The downstream-facing end of a publisher: it queues values until they are requested, and sends them one by one.
///
/// Any number of threads may enqueue or request values, also reentrantly, but only one at a time calls the subscriber:
/// a call that comes during a delivery leaves its value in the queue and returns. So values keep their order, and no
/// call blocks.
final class Outlet<Downstream: Subscriber>: Listener<Downstream.Input, Downstream.Failure>, Subscription,
    @unchecked Sendable
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Step {
        case value(Input, Downstream)
        case supply(() -> Input?)
        /// The completion, and the objects to release with it.
        case end(Subscribers.Completion<Failure>, Downstream, Any)
    }

    private let lock = NSLock()
    /// Nil after the completion or a cancellation.
    private var downstream: Downstream?
    private var waiting = Fifo<Input>()
    private var supply: (() -> Input?)?
    private var elsewhere: ((@escaping () -> Void) -> Void)?
    private var end: Subscribers.Completion<Failure>?
    private var demand = Subscribers.Demand.none
    /// True until `start`, so that nothing is sent before the subscription.
    private var isDelivering = true
    private var onDemand: ((Subscribers.Demand) -> Void)?
    private var onCancel: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Passes the subscription to the subscriber. `onDemand` is called for each demand, `onCancel` at most once.
    ///
    /// - Parameters:
    ///   - supply: creates values, one ahead of the demand; nil finishes the stream.
    ///   - elsewhere: runs a closure in the context in which the subscriber is to be called; nil is any context.
    func start(
        supply: (() -> Input?)? = nil, elsewhere: ((@escaping () -> Void) -> Void)? = nil,
        onDemand: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
    ) {
        let downstream = lock.withLock {
            (self.supply, self.elsewhere) = (supply, elsewhere)
            (self.onDemand, self.onCancel) = (onDemand, onCancel)
            return self.downstream
        }
        downstream?.receive(subscription: self)
        lock.withLock { isDelivering = false }
        deliverInPlace()
    }

    func send(_ value: Input) {
        lock.withLock { if isOpen { waiting.append(value) } }
        deliver()
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        enqueue(end: completion)
        deliver()
    }

    func enqueue(_ value: Input) { lock.withLock { if isOpen { waiting.append(value) } } }

    override func enqueueIfWanted(_ value: Input) {
        lock.withLock { if isOpen, demand > waiting.count { waiting.append(value) } }
    }

    override func enqueueLatest(_ value: Input) {
        lock.withLock {
            guard isOpen else { return }
            if demand < waiting.count { waiting.removeLast() }
            waiting.append(value)
        }
    }

    override func enqueue(end: Subscribers.Completion<Failure>) { lock.withLock { if isOpen { self.end = end } } }

    /// Sends a value, unless `count` values are buffered already. Returns whether it fitted.
    func send(_ value: Input, ifFewerWaitThan count: Int) -> Bool {
        let fits = lock.withLock {
            let fits = demand + count > waiting.count
            if isOpen, fits { waiting.append(value) }
            return fits
        }
        deliver()
        return fits
    }

    /// Sends a value, and drops the oldest queued one.
    func sendInPlaceOfFirst(_ value: Input) {
        // Releasing the dropped value may run an app's deinitializer, so it happens outside the lock.
        let first = lock.withLock { () -> Input? in
            guard isOpen else { return nil }
            defer { waiting.append(value) }
            return waiting.popFirst()
        }
        deliver()
        withExtendedLifetime(first) {}
    }

    /// The demand that the queued values don't meet yet.
    var openDemand: Subscribers.Demand { lock.withLock { demand - waiting.count } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        accept(demand)
        deliverInPlace()
    }

    /// Delivers the queued values, for a caller in any context.
    private func deliverInPlace() {
        guard let elsewhere = lock.withLock({ elsewhere }) else { return deliver() }
        if lock.withLock({ !waiting.isEmpty || end != nil }) { elsewhere { self.deliver() } }
    }

    func cancel() {
        let (onCancel, held) = lock.withLock { (downstream == nil ? nil : self.onCancel, close()) }
        onCancel?()
        withExtendedLifetime(held) {}
    }

    override func deliver() {
        let isBusy = lock.withLock {
            defer { isDelivering = true }
            return isDelivering
        }
        if isBusy { return }
        while let step = takeStep() { perform(step) }
    }

    /// The next step of the delivery; nil ends the delivery.
    private func takeStep() -> Step? {
        lock.withLock {
            let step = nextStep()
            isDelivering = step != nil
            return step
        }
    }

    private var isOpen: Bool { downstream != nil && end == nil }

    private func nextStep() -> Step? {
        guard let downstream else { return nil }
        if let supply, waiting.isEmpty, end == nil { return .supply(supply) }
        if demand > .none, let value = waiting.popFirst() {
            demand -= 1
            return .value(value, downstream)
        }
        guard waiting.isEmpty, let end else { return nil }
        return .end(end, downstream, close())
    }

    private func perform(_ step: Step) {
        switch step {
        case .value(let value, let downstream):
            let more = downstream.receive(value)
            if more > .none { accept(more) }
        case .supply(let supply):
            let value = supply()
            lock.withLock { value.map { waiting.append($0) } ?? (end = .finished) }
        case .end(let completion, let downstream, _): downstream.receive(completion: completion)
        }
    }

    private func accept(_ more: Subscribers.Demand) {
        let onDemand = lock.withLock {
            if downstream != nil { demand += more }
            return self.onDemand
        }
        onDemand?(more)
    }

    /// Clears all state and returns it. Releasing it may run an app's deinitializers, so the caller does that outside
    /// the lock.
    private func close() -> Any {
        defer {
            (downstream, supply, elsewhere, onDemand, onCancel) = (nil, nil, nil, nil, nil)
            waiting = Fifo()
        }
        return (downstream, supply, elsewhere, onDemand, onCancel, waiting)
    }
}
