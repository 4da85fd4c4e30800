extension Publishers {
    /// All values, combined into one.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Output
        /// Combines the result so far with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Creates the publisher that `reduce(_:_:)` returns.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            gather(upstream, to: subscriber, each: { result = nextPartialResult(result, $0) }, result: { result })
        }
    }

    /// All values, combined into one by a closure that may throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The initial result.
        public let initial: Output
        /// Combines the result so far with a value. An error that it throws ends the stream.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Creates the publisher that `tryReduce(_:_:)` returns.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var result = initial
            gather(upstream, to: subscriber, trying: { result = try nextPartialResult(result, $0) }, result: { result })
        }
    }

    /// The number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        /// A number of values, sent once.
        public typealias Output = Int
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `count()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            gather(upstream, to: subscriber, each: { _ in count += 1 }, result: { count })
        }
    }

    /// Only the completion.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `ignoreOutput()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            gather(upstream, to: subscriber, each: { _ in }, result: { nil })
        }
    }
}

extension Publisher {
    /// All values, combined into one, when the stream has finished.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// All values, combined into one; an error that the closure throws ends the stream.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// The number of values, when the stream has finished.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

    /// Only the completion.
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}
