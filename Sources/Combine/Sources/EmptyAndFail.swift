/// Sends nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether the stream finishes at once; otherwise it never does.
    public let completeImmediately: Bool

    /// Creates a publisher without values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher without values. The types are only for type inference.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber, and finishes at once if `completeImmediately` is true.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let outlet = Outlet(subscriber)
        completeImmediately ? outlet.startWith([], then: .finished) : outlet.start()
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error that it fails with.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }
    /// Creates a publisher that fails with an error. The type of value is only for type inference.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber and fails at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Outlet(subscriber).startWith([], then: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
