extension Publishers {
    /// Each value, transformed.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the new value.
        public let transform: (Upstream.Output) -> Output

        /// Creates the publisher that `map(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber) { .value(transform($0)) })
        }
    }

    /// Each value, transformed by a closure that may throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the new value. An error that it throws ends the stream.
        public let transform: (Upstream.Output) throws -> Output

        /// Creates the publisher that `tryMap(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.receive(subscriber: Conduit(to: subscriber, trying: { .value(try transform($0)) }))
        }
    }
}

extension Publisher {
    /// Each value, transformed.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Each value, transformed; an error that the closure throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// A property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
        map { $0[keyPath: keyPath] }
    }

    /// Two properties of each value.
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.Map<Self, (T0, T1)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) }
    }

    /// Three properties of each value.
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.Map<Self, (T0, T1, T2)> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }

    /// Replaces nil values by another value.
    public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
        map { $0 ?? output }
    }

    /// The accumulated result after each value.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Like `scan`; an error that the closure throws ends the stream.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
