/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that it receives.
    associatedtype Input
    /// The error with which the stream can fail; `Never` if it can't.
    associatedtype Failure: Error

    /// Called once, first, with the subscription for requesting values.
    func receive(subscription: any Subscription)

    /// Called with a value; returns how many more are requested, in addition to earlier requests.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once, last, with the completion.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an empty value, which only says that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests more values, in addition to earlier requests.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
    /// A subscription without values, for a publisher that completes at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identifier of the wrapped subscriber or subject; a new one for closures.
    public let combineIdentifier: CombineIdentifier
    private let takeSubscription: ((any Subscription) -> Void)?
    private let takeValue: ((Input) -> Subscribers.Demand)?
    private let takeCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Erases a subscriber's type.
    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
        combineIdentifier = subscriber.combineIdentifier
        takeSubscription = { subscriber.receive(subscription: $0) }
        takeValue = { subscriber.receive($0) }
        takeCompletion = { subscriber.receive(completion: $0) }
    }

    /// A subscriber that republishes everything with a subject.
    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        combineIdentifier = CombineIdentifier(subject)
        takeSubscription = { subject.send(subscription: $0) }
        takeValue = {
            subject.send($0)
            return .none
        }
        takeCompletion = { subject.send(completion: $0) }
    }

    /// A subscriber with closures. Without `receiveValue` it requests no further values.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        takeSubscription = receiveSubscription
        takeValue = receiveValue
        takeCompletion = receiveCompletion
    }

    /// Passes the subscription to the wrapped subscriber.
    public func receive(subscription: any Subscription) { takeSubscription?(subscription) }
    /// Passes the value to the wrapped subscriber, and returns how many more it requests; `.none` without a closure for
    /// values.
    public func receive(_ value: Input) -> Subscribers.Demand { takeValue?(value) ?? .none }
    /// Passes the completion to the wrapped subscriber.
    public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion?(completion) }
}
