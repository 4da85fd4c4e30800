/// Creates a publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The type of the created publisher's values.
    public typealias Output = DeferredPublisher.Output
    /// The type of the created publisher's errors.
    public typealias Failure = DeferredPublisher.Failure
    /// Creates a publisher for one subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls the closure for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Creates a publisher and attaches the subscriber to it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
