/// Something that values can be sent to.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The values that it takes.
    associatedtype Input
    /// The error that may end them; `Never` where none may.
    associatedtype Failure: Error

    /// Called once, first, with the subscription by which to ask for values.
    func receive(subscription: any Subscription)

    /// Called with a value; the result says how many more are wanted beyond those asked for already.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at most once, last.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes an empty value: it says only that something happened.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many more values.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions.
public enum Subscriptions {
    /// A subscription without values, for a publisher that ends at once.
    public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    /// The identifier of the hidden subscriber or subject; a new one where it is made of closures.
    public let combineIdentifier: CombineIdentifier
    private let takeSubscription: ((any Subscription) -> Void)?
    private let takeValue: ((Input) -> Subscribers.Demand)?
    private let takeCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Hides a subscriber's type.
    public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
        combineIdentifier = subscriber.combineIdentifier
        takeSubscription = { subscriber.receive(subscription: $0) }
        takeValue = { subscriber.receive($0) }
        takeCompletion = { subscriber.receive(completion: $0) }
    }

    /// A subscriber that sends everything on to a subject.
    public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
        combineIdentifier = CombineIdentifier(subject)
        takeSubscription = { subject.send(subscription: $0) }
        takeValue = {
            subject.send($0)
            return .none
        }
        takeCompletion = { subject.send(completion: $0) }
    }

    /// A subscriber made of closures. Without `receiveValue` it asks for no further values.
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

    /// Hands the subscription to the hidden subscriber.
    public func receive(subscription: any Subscription) { takeSubscription?(subscription) }
    /// Hands the value to the hidden subscriber, and returns how many more it wants; `.none` without a closure for
    /// values.
    public func receive(_ value: Input) -> Subscribers.Demand { takeValue?(value) ?? .none }
    /// Hands the end to the hidden subscriber.
    public func receive(completion: Subscribers.Completion<Failure>) { takeCompletion?(completion) }
}
