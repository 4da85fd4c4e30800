/// A type-erased publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let box: PublisherBox<Output, Failure>

    /// Erases a publisher's type.
    public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
        box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? BoxOf(publisher)
    }

    /// Always "AnyPublisher".
    public var description: String { "AnyPublisher" }

    /// Attaches the subscriber to the wrapped publisher.
    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        box.receive(subscriber: subscriber)
    }
}

private class PublisherBox<Output, Failure: Error> {
    func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
        fatalError("a box of no publisher was subscribed to")
    }
}

private final class BoxOf<P: Publisher>: PublisherBox<P.Output, P.Failure> {
    private let publisher: P
    init(_ publisher: P) { self.publisher = publisher }

    override func receive<S: Subscriber>(subscriber: S) where P.Output == S.Input, P.Failure == S.Failure {
        publisher.receive(subscriber: subscriber)
    }
}
