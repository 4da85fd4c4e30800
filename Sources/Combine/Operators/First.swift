extension Publishers {
    /// The first value.
    public struct First<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `first()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber) { .last($0) })
        }
    }

    /// The first value that a closure accepts.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value matches.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `first(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber) { predicate($0) ? .last($0) : .nothing })
        }
    }

    /// The first value that a closure, which may throw, accepts.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value matches. An error that it throws ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryFirst(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber, trying: { try predicate($0) ? .last($0) : .nothing }))
        }
    }

    /// The last value.
    public struct Last<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `last()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            gather(upstream, to: subscriber, each: { last = .some($0) }, result: { last })
        }
    }

    /// The last value that a closure accepts.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value matches.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `last(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            gather(upstream, to: subscriber, each: { if predicate($0) { last = .some($0) } }, result: { last })
        }
    }

    /// The last value that a closure, which may throw, accepts.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value matches. An error that it throws ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryLast(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            gather(upstream, to: subscriber, trying: { if try predicate($0) { last = .some($0) } }, result: { last })
        }
    }
}

extension Publisher {
    /// The first value; then the stream ends.
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// The first value that the closure accepts; then the stream ends.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// The first value that the closure accepts; an error that it throws ends the stream.
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// The last value, when the stream has finished.
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// The last value that the closure accepts, when the stream has finished.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// The last value that the closure accepts; an error that it throws ends the stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
