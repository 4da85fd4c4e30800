/// Sends one value and finishes.
public struct Just<Output>: Publisher {
    /// The stream cannot fail.
    public typealias Failure = Never
    /// The value that is sent.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber. A value is sent once it is requested; without a value the stream completes at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Outlet(subscriber).startWith([output], then: .finished)
    }
}

extension Just: Equatable where Output: Equatable {}

extension Outlet {
    /// Attaches a subscriber to a result that is already known.
    func startWith(_ values: [Downstream.Input], then end: Subscribers.Completion<Downstream.Failure>) {
        values.forEach(enqueue)
        enqueue(end: end)
        start()
    }
}

extension Optional {
    /// Sends the value if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        /// The type of the value, if there is one.
        public typealias Output = Wrapped
        /// The stream cannot fail.
        public typealias Failure = Never
        /// The value that is sent; nil for none.
        public let output: Wrapped?

        /// Creates a publisher of one value or none.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber. A value is sent once it is requested; without a value the stream completes at once.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            Outlet(subscriber).startWith(output.map { [$0] } ?? [], then: .finished)
        }
    }

    /// Sends the value if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Sends the value and finishes, or fails.
    public struct Publisher: Combine.Publisher {
        /// The type of the value on success.
        public typealias Output = Success
        /// The result that is sent.
        public let result: Result

        /// Creates a publisher of a result.
        public init(_ result: Result) { self.result = result }
        /// Creates a publisher of one value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber. A value is sent once it is requested; without a value the stream completes at once.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            switch result {
            case .success(let value): outlet.startWith([value], then: .finished)
            case .failure(let error): outlet.startWith([], then: .failure(error))
            }
        }
    }

    /// Sends the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}
