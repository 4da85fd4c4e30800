/// Sends values over time to its subscribers, and completes at most once.
///
/// It sends a subscriber no more values than it requested, one after another.
public protocol Publisher<Output, Failure> {
    /// The values that it sends.
    associatedtype Output
    /// The error with which it can fail; `Never` if it can't.
    associatedtype Failure: Error

    /// Attaches a subscriber, which will be given a subscription. Call `subscribe(_:)` rather than this.
    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

/// A namespace for types that serve as publishers.
public enum Publishers {}

extension Publisher {
    /// Attaches a subscriber.
    public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
        receive(subscriber: subscriber)
    }

    /// Attaches a subject, which republishes the values, until the result is canceled.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
        let inlet = Inlet<Output, Failure>(
            onSubscription: { subject.send(subscription: $0) },
            onValue: {
                subject.send($0)
                return .none
            },
            onEnd: { subject.send(completion: $0) })
        receive(subscriber: inlet)
        return AnyCancellable(inlet)
    }

    /// This publisher with its type erased.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
