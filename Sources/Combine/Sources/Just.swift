/// Sends one value and finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Outlet(subscriber).startWith([output], then: .finished)
    }
}

extension Just: Equatable where Output: Equatable {}

extension Outlet {
    /// Gives what is known already.
    func startWith(_ values: [Downstream.Input], then end: Subscribers.Completion<Downstream.Failure>) {
        values.forEach(enqueue)
        enqueue(end: end)
        start()
    }
}

extension Optional {
    /// Sends the value if there is one, and finishes.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?

        public init(_ output: Wrapped?) { self.output = output }

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
        public typealias Output = Success
        public let result: Result

        public init(_ result: Result) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }

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
