import Foundation

/// Sends one asynchronous result to all subscribers. The work begins when the future is created.
public final class Future<Output, Failure: Error>: Publisher {
    /// A closure to call once with the value or the error; later calls do nothing.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = FutureState<Output, Failure>()

    /// Creates a future and runs the closure at once. The closure gets the promise that fulfils the future.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        let subject = subject
        attemptToFulfill { subject.fulfil($0) }
    }

    /// Attaches a subscriber, which gets the result once it is available and requested.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subject.add(subscriber)
    }
}

/// The result of a future, and the subscribers that wait for it.
private final class FutureState<Output, Failure: Error>: @unchecked Sendable {
    // @unchecked: the lock guards the state, and no subscriber is called while it is held.
    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private var listeners: [ObjectIdentifier: Outlet<AnySubscriber<Output, Failure>>] = [:]

    func fulfil(_ result: Result<Output, Failure>) {
        let listeners = lock.withLock {
            guard self.result == nil else { return Array(self.listeners.values.prefix(0)) }
            self.result = result
            defer { self.listeners = [:] }
            return Array(self.listeners.values)
        }
        for listener in listeners {
            put(result, into: listener)
            listener.deliver()
        }
    }

    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(AnySubscriber(subscriber))
        let id = ObjectIdentifier(outlet)
        let result = lock.withLock {
            if self.result == nil { listeners[id] = outlet }
            return self.result
        }
        if let result { put(result, into: outlet) }
        outlet.start(onCancel: { [weak self] in _ = self?.lock.withLock { self?.listeners.removeValue(forKey: id) } })
    }

    private func put(_ result: Result<Output, Failure>, into outlet: Outlet<AnySubscriber<Output, Failure>>) {
        switch result {
        case .success(let value):
            outlet.enqueue(value)
            outlet.enqueue(end: .finished)
        case .failure(let error): outlet.enqueue(end: .failure(error))
        }
    }
}
