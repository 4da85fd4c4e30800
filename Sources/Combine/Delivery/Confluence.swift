import Foundation

/// Several publishers at once for one subscriber.
///
/// Each is asked for as much as the subscriber still wants beyond what waits, so that what waits is never more than one
/// such share for each publisher, and an endless publisher can't fill the memory.
final class Confluence<Downstream: Subscriber>: @unchecked Sendable {
    // @unchecked: the lock guards the state, and nobody is called while it is held.
    private struct Tributary {
        let request: (Subscribers.Demand) -> Void
        let cancel: () -> Void
        /// What it was asked for and hasn't sent yet.
        var credit = Subscribers.Demand.none
    }

    private let outlet: Outlet<Downstream>
    private let lock = NSLock()
    private var tributaries: [Int: Tributary] = [:]
    private var nextKey = 0
    private var isOver = false

    init(_ downstream: Downstream) { outlet = Outlet(downstream) }

    func start(onCancel: @escaping () -> Void = {}) {
        outlet.start(
            onDemand: { _ in self.topUp() },
            onCancel: {
                self.cancelAll()
                onCancel()
            })
    }

    /// Takes in a publisher.
    ///
    /// - Parameters:
    ///   - onValue: what is sent for a value; nil for nothing.
    ///   - asksAgain: whether a value for which nothing is sent is asked for once more.
    ///   - onEnd: called with its end.
    /// - Returns: its key, to remove it by.
    @discardableResult
    func add<P: Publisher>(
        _ publisher: P, onValue: @escaping (P.Output) -> Downstream.Input?, asksAgain: Bool = false,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) -> Int {
        let key = lock.withLock {
            defer { nextKey += 1 }
            return nextKey
        }
        let inlet = Inlet<P.Output, P.Failure>(
            onValue: { [weak self] value in
                guard let self else { return .none }
                let output = onValue(value)
                let returned: Subscribers.Demand = output == nil && asksAgain ? .max(1) : .none
                lock.withLock { if returned == .none { tributaries[key]?.credit -= 1 } }
                if let output { outlet.send(output) }
                return returned
            },
            onEnd: { [weak self] end in
                _ = self?.lock.withLock { self?.tributaries.removeValue(forKey: key) }
                onEnd(end)
            })
        let isOver = lock.withLock {
            let tributary = Tributary(request: { inlet.request($0) }, cancel: { inlet.cancel() })
            if !self.isOver { tributaries[key] = tributary }
            return self.isOver
        }
        if isOver { return key }
        topUp()
        publisher.receive(subscriber: inlet)
        return key
    }

    /// Listens to a publisher of which nothing is sent on, until `onValue` says that it has heard enough.
    func watch<P: Publisher>(
        _ publisher: P, onValue: @escaping (P.Output) -> Bool,
        onEnd: @escaping (Subscribers.Completion<P.Failure>) -> Void = { _ in }
    ) -> Inlet<P.Output, P.Failure> {
        var inlet: Inlet<P.Output, P.Failure>!
        inlet = Inlet(
            onSubscription: { $0.request(.unlimited) },
            onValue: {
                if onValue($0) { inlet.cancel() }
                return .none
            }, onEnd: onEnd)
        publisher.receive(subscriber: inlet)
        return inlet
    }

    func remove(_ key: Int) { lock.withLock { tributaries.removeValue(forKey: key) }?.cancel() }

    /// How many publishers haven't ended.
    var count: Int { lock.withLock { tributaries.count } }

    /// Ends the stream after what waits, and cancels what hasn't ended.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        cancelAll()
        outlet.finish(completion)
    }

    private func topUp() {
        let requests = lock.withLock {
            let open = outlet.openDemand
            return tributaries.keys.sorted().compactMap { key -> (() -> Void)? in
                let tributary = tributaries[key]!
                let more = tributary.credit == .unlimited ? .none : open - tributary.credit
                guard more > .none else { return nil }
                tributaries[key]!.credit += more
                return { tributary.request(more) }
            }
        }
        requests.forEach { $0() }
    }

    private func cancelAll() {
        let all = lock.withLock {
            isOver = true
            defer { tributaries = [:] }
            return tributaries.values.map(\.cancel)
        }
        all.forEach { $0() }
    }
}

/// Shut until it is opened once.
final class Gate: @unchecked Sendable {
    // @unchecked: the lock guards the only field.
    private let lock = NSLock()
    private var opened = false
    var isOpen: Bool { lock.withLock { opened } }
    func open() { lock.withLock { opened = true } }
}
