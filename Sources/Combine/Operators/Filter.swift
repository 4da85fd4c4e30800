extension Publishers {
    /// The values that a closure accepts.
    public struct Filter<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to let a value pass.
        public let isIncluded: (Output) -> Bool

        /// Creates the publisher that `filter(_:)` returns.
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber) { isIncluded($0) ? .value($0) : .nothing })
        }
    }

    /// The values that a closure, which may throw, accepts.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to let a value pass. An error that it throws ends the stream.
        public let isIncluded: (Output) throws -> Bool

        /// Creates the publisher that `tryFilter(_:)` returns.
        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            (self.upstream, self.isIncluded) = (upstream, isIncluded)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.receive(
                subscriber: Conduit(to: subscriber, trying: { try isIncluded($0) ? .value($0) : .nothing }))
        }
    }

    /// The results of a closure that are not nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the new value, or returns nil to drop the value.
        public let transform: (Upstream.Output) -> Output?

        /// Creates the publisher that `compactMap(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber) { transform($0).map { .value($0) } ?? .nothing })
        }
    }

    /// The results of a closure, which may throw, that are not nil.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the new value, or returns nil to drop the value. An error that it throws ends the stream.
        public let transform: (Upstream.Output) throws -> Output?

        /// Creates the publisher that `tryCompactMap(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            (self.upstream, self.transform) = (upstream, transform)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            upstream.receive(
                subscriber: Conduit(to: subscriber, trying: { try transform($0).map { .value($0) } ?? .nothing }))
        }
    }
}

extension Publisher {
    /// The values that the closure accepts.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// The values that the closure accepts; an error that it throws ends the stream.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// The results of the closure that are not nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// The results of the closure that are not nil; an error that it throws ends the stream.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}
