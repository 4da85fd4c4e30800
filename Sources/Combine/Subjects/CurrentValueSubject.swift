/// A subject that stores its current value: a new subscriber gets it first, and a slow one gets the latest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience: Audience<Output, Failure>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { audience = Audience(latest: .some(value)) }

    deinit { audience.cancelUpstreams() }

    /// The current value. Setting it sends it.
    public var value: Output {
        get { audience.latestValue! }
        set { send(newValue) }
    }

    /// Stores the value as the current one and sends it to the subscribers.
    public func send(_ input: Output) { audience.send(input) }
    /// Completes the stream. What is sent afterwards is ignored.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    /// Stores the subscription of a publisher that feeds the subject. Unlimited values are requested once a subscriber
    /// requests any.
    public func send(subscription: any Subscription) { audience.send(subscription: subscription) }

    /// Attaches a subscriber, which gets the current value first.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.add(subscriber)
    }
}
