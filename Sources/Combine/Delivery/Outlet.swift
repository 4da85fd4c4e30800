import Foundation

/// What a subject or an operator sees of one of its subscribers, whatever that one's type.
class Listener<Input, Failure: Error>: @unchecked Sendable {
    // @unchecked: the only subclass is `Outlet`, which guards its state with a lock.
    /// Keeps a value if the subscriber has asked for it; drops it otherwise.
    func enqueueIfWanted(_ value: Input) { fatalError("a listener without an outlet") }
    /// Keeps a value; in the place of the last one kept if not even that one has been asked for.
    func enqueueLatest(_ value: Input) { fatalError("a listener without an outlet") }
    /// Keeps the end, to be told after the values.
    func enqueue(end: Subscribers.Completion<Failure>) { fatalError("a listener without an outlet") }
    /// Sends on what can be sent, unless that is going on already.
    func deliver() { fatalError("a listener without an outlet") }
}

/// The end of a publisher that faces one subscriber: keeps values until they are asked for and sends them one by one.
///
/// However many threads bring values or ask for them, and from wherever, the subscriber is called by one at a time: who
/// comes while another delivers leaves its value and goes. So values keep their order and nothing waits for anything.
final class Outlet<Downstream: Subscriber>: Listener<Downstream.Input, Downstream.Failure>, Subscription,
    @unchecked Sendable
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Step {
        case value(Input, Downstream)
        case supply(() -> Input?)
        /// The end, and what is let go of with it.
        case end(Subscribers.Completion<Failure>, Downstream, Any)
    }

    private let lock = NSLock()
    /// nil after the end and after being cancelled.
    private var downstream: Downstream?
    private var waiting = Fifo<Input>()
    private var supply: (() -> Input?)?
    private var elsewhere: ((@escaping () -> Void) -> Void)?
    private var end: Subscribers.Completion<Failure>?
    private var demand = Subscribers.Demand.none
    /// True until `start`, so that nothing precedes the subscription.
    private var isDelivering = true
    private var onDemand: ((Subscribers.Demand) -> Void)?
    private var onCancel: (() -> Void)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Gives the subscriber its subscription. `onDemand` hears of each demand for more, `onCancel` at most once.
    ///
    /// - Parameters:
    ///   - supply: makes values as they are asked for, one ahead; nil from it is the end.
    ///   - elsewhere: runs a closure where the subscriber wants to be called; without it, that is anywhere.
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

    /// Sends a value unless so many wait already; whether it did.
    func send(_ value: Input, ifFewerWaitThan count: Int) -> Bool {
        let fits = lock.withLock {
            let fits = demand + count > waiting.count
            if isOpen, fits { waiting.append(value) }
            return fits
        }
        deliver()
        return fits
    }

    /// Sends a value, and drops the one that has waited longest.
    func sendInPlaceOfFirst(_ value: Input) {
        // The first may run a deinitialiser of the app's, so it goes outside the lock.
        let first = lock.withLock { () -> Input? in
            guard isOpen else { return nil }
            defer { waiting.append(value) }
            return waiting.popFirst()
        }
        deliver()
        withExtendedLifetime(first) {}
    }

    /// What has been asked for and isn't here yet.
    var openDemand: Subscribers.Demand { lock.withLock { demand - waiting.count } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        accept(demand)
        deliverInPlace()
    }

    /// Sends on what waits, for a caller who may be anywhere.
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

    /// What is to be done next; where there is nothing, the delivery is over.
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

    /// Lets go of everything, and returns it: it may run deinitialisers of the app's, so it goes outside the lock.
    private func close() -> Any {
        defer {
            (downstream, supply, elsewhere, onDemand, onCancel) = (nil, nil, nil, nil, nil)
            waiting = Fifo()
        }
        return (downstream, supply, elsewhere, onDemand, onCancel, waiting)
    }
}
