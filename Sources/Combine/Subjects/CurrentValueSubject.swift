/// A subject that keeps its last value: a new subscriber gets it first, and one that was slow gets the newest.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let audience: Audience<Output, Failure>

    /// A subject whose value is this until another is sent.
    public init(_ value: Output) { audience = Audience(latest: .some(value)) }

    deinit { audience.cancelUpstreams() }

    /// The last value. To set it is to send it.
    public var value: Output {
        get { audience.latestValue! }
        set { send(newValue) }
    }

    /// Keeps the value as the current one and sends it to the subscribers.
    public func send(_ input: Output) { audience.send(input) }
    /// Ends the stream. What is sent afterwards is ignored.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    /// Takes the subscription of a publisher that feeds the subject. It is asked for all values once a subscriber asks
    /// for any.
    public func send(subscription: any Subscription) { audience.send(subscription: subscription) }

    /// Attaches a subscriber, which gets the current value first.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.add(subscriber)
    }
}
