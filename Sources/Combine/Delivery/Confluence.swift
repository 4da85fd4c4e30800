import Foundation

/// Merges several publishers for one subscriber.
///
/// Each publisher gets a demand of what the subscriber has requested minus what is buffered. So at most that many
/// values are buffered for each publisher, and an endless publisher can't fill the memory.
final class Confluence<Downstream: Subscriber>: @unchecked Sendable {
    // @unchecked: the lock guards the state, and no foreign code is called while it is held.
    private struct Tributary {
        let request: (Subscribers.Demand) -> Void
        let cancel: () -> Void
        /// The requested values that haven't arrived yet.
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

    /// Adds a publisher.
    ///
    /// - Parameters:
    ///   - onValue: the value to send for a received one; nil for none.
    ///   - asksAgain: whether one more is requested for a value for which none is sent.
    ///   - onEnd: called with the publisher's completion.
    /// - Returns: its key, to remove it.
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

    /// Subscribes to a publisher whose values aren't sent on, until `onValue` returns true.
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

    /// The number of publishers that haven't completed.
    var count: Int { lock.withLock { tributaries.count } }

    /// Completes the stream after the buffered values, and cancels the remaining publishers.
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

/// Closed until `open()` is called.
final class Gate: @unchecked Sendable {
    // @unchecked: the lock guards the only field.
    private let lock = NSLock()
    private var opened = false
    var isOpen: Bool { lock.withLock { opened } }
    func open() { lock.withLock { opened = true } }
}
