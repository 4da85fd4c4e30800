/// A subject that keeps nothing: a subscriber gets what is sent while it is subscribed and has asked for more.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let audience = Audience<Output, Failure>()

    public init() {}

    deinit { audience.cancelUpstreams() }

    public func send(_ input: Output) { audience.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { audience.send(completion: completion) }
    public func send(subscription: any Subscription) { audience.send(subscription: subscription) }

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        audience.add(subscriber)
    }
}
