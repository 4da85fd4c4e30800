/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the values of the publisher that is made.
    public typealias Output = DeferredPublisher.Output
    /// The type of the errors of the publisher that is made.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes a publisher for one subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls the closure for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Makes a publisher and attaches the subscriber to it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
