extension Publishers {
    /// The accumulated result after each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The initial result. It isn't sent itself.
        public let initialResult: Output
        /// Combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that `scan(_:_:)` returns.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initialResult
            upstream.receive(
                subscriber: Conduit(to: subscriber) {
                    result = nextPartialResult(result, $0)
                    return .value(result)
                })
        }
    }

    /// The accumulated result after each value, by a closure that may throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The initial result. It isn't sent itself.
        public let initialResult: Output
        /// Combines the result so far with a value. An error that it throws ends the stream.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that `tryScan(_:_:)` returns.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            (self.upstream, self.initialResult, self.nextPartialResult) = (upstream, initialResult, nextPartialResult)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var result = initialResult
            upstream.receive(
                subscriber: Conduit(
                    to: subscriber,
                    trying: {
                        result = try nextPartialResult(result, $0)
                        return .value(result)
                    }))
        }
    }
}
