import Combine
import Foundation

/// A subscriber that records its events, and only requests more when a test does.
final class Recorder<Input, Failure: Error>: Subscriber, @unchecked Sendable {
    // @unchecked: the lock guards the state.
    enum Event { case subscription, value(Input), finished, failure(Failure) }

    private let lock = NSRecursiveLock()
    private var recorded: [Event] = []
    private var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    /// The demand after each value.
    private let answer: (Input) -> Subscribers.Demand
    /// The number of calls that are currently running, and the maximum so far.
    private var callCount = 0
    private(set) var callCountMax = 0

    init(demand: Subscribers.Demand = .none, answer: @escaping (Input) -> Subscribers.Demand = { _ in .none }) {
        (initialDemand, self.answer) = (demand, answer)
    }

    var events: [Event] { lock.withLock { recorded } }

    var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// `finished`, the error's description, or nil while the stream is active.
    var end: String? {
        switch events.last {
        case .finished: "finished"
        case .failure(let error): "\(error)"
        default: nil
        }
    }

    func request(_ count: Int) { lock.withLock { subscription }?.request(.max(count)) }
    func requestAll() { lock.withLock { subscription }?.request(.unlimited) }
    func cancel() { lock.withLock { subscription }?.cancel() }

    func receive(subscription: any Subscription) {
        lock.withLock {
            recorded.append(.subscription)
            self.subscription = subscription
        }
        if initialDemand > 0 { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock {
            callCount += 1
            callCountMax = max(callCountMax, callCount)
            recorded.append(.value(input))
        }
        defer { lock.withLock { callCount -= 1 } }
        return answer(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock {
            switch completion {
            case .finished: recorded.append(.finished)
            case .failure(let error): recorded.append(.failure(error))
            }
        }
    }
}

/// An error for tests.
enum Mishap: Error, Equatable { case spilt, burnt }

/// A publisher that records the demand; a test sends its values.
final class Source<Output, Failure: Error>: Publisher, Subscription, @unchecked Sendable {
    // @unchecked: used by one thread at a time.
    private(set) var demand = Subscribers.Demand.none
    private(set) var cancelCount = 0
    private(set) var subscriptionCount = 0
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptionCount += 1
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: self)
    }

    func request(_ demand: Subscribers.Demand) { self.demand += demand }
    func cancel() { cancelCount += 1 }

    func send(_ value: Output) {
        demand -= 1
        let more = subscriber?.receive(value) ?? .none
        demand += more
    }

    func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
        subscriber?.receive(completion: completion)
    }
}

/// All values of a synchronous publisher.
func all<P: Publisher>(_ publisher: P) -> [P.Output] {
    let recorder = Recorder<P.Output, P.Failure>(demand: .unlimited)
    publisher.subscribe(recorder)
    return recorder.values
}

/// Values that threads may add to.
final class Box<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the state.
    private let lock = NSLock()
    private var stored: Value
    init(_ value: Value) { stored = value }
    var value: Value { lock.withLock { stored } }
    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}
