/// A subject that keeps nothing: a subscriber gets what is sent while it is subscribed and has asked for more.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    deinit { audience.cancelUpstreams() }

    /// Sends a value to the subscribers that have asked for more.
    public func send(_ input: Output) { audience.send(input) }
    /// Ends the stream. What is sent afterwards is ignored.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    /// Takes the subscription of a publisher that feeds the subject. It is asked for all values once a subscriber asks
    /// for any.
    public func send(subscription: any Subscription) { audience.send(subscription: subscription) }

    /// Attaches a subscriber, which gets what is sent from now on.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.add(subscriber)
    }
}
