/// A subject that stores nothing: a subscriber gets the values that are sent while it is subscribed and has requested
/// more.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    /// Creates a subject without subscribers.
    public init() {}

    deinit { audience.cancelUpstreams() }

    /// Sends a value to the subscribers that have requested more.
    public func send(_ input: Output) { audience.send(input) }
    /// Completes the stream. What is sent afterwards is ignored.
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    /// Stores the subscription of a publisher that feeds the subject. Unlimited values are requested once a subscriber
    /// requests any.
    public func send(subscription: any Subscription) { audience.send(subscription: subscription) }

    /// Attaches a subscriber, which gets the values that are sent from now on.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.add(subscriber)
    }
}
