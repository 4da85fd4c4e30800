extension Publishers {
    /// Whether upstream sends a certain value.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// A Boolean, sent once.
        public typealias Output = Bool
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The value to search for.
        public let output: Upstream.Output

        /// Creates the publisher that `contains(_:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var found = false
            gather(
                upstream, to: subscriber, each: { found = $0 == output }, isEnough: { found }, result: { found })
        }
    }

    /// Whether upstream sends a value that a closure accepts.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// A Boolean, sent once.
        public typealias Output = Bool
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value matches.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `contains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var found = false
            gather(upstream, to: subscriber, each: { found = predicate($0) }, isEnough: { found }, result: { found })
        }
    }

    /// Whether upstream sends a value that a closure, which may throw, accepts.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// A Boolean, sent once.
        public typealias Output = Bool
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value matches. An error that it throws ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryContains(where:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var found = false
            gather(
                upstream, to: subscriber, trying: { found = try predicate($0) }, isEnough: { found }, result: { found })
        }
    }

    /// Whether a closure accepts all values.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// A Boolean, sent once.
        public typealias Output = Bool
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value passes.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `allSatisfy(_:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all = true
            gather(upstream, to: subscriber, each: { all = predicate($0) }, isEnough: { !all }, result: { all })
        }
    }

    /// Whether a closure, which may throw, accepts all values.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// A Boolean, sent once.
        public typealias Output = Bool
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether a value passes. An error that it throws ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryAllSatisfy(_:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var all = true
            gather(upstream, to: subscriber, trying: { all = try predicate($0) }, isEnough: { !all }, result: { all })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Whether the publisher sends a value: true as soon as it does, false when the stream has finished.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Whether the publisher sends a value that the closure accepts.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether the publisher sends a value that the closure accepts; an error that it throws ends the stream.
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Whether the closure accepts all values: false as soon as it refuses one.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Whether the closure accepts all values; an error that it throws ends the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
