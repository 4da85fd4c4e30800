extension Publishers {
    /// The values that differ from the previous one.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether two successive values are the same.
        public let predicate: (Output, Output) -> Bool

        /// Creates the publisher that `removeDuplicates(by:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var last: Output?
            upstream.receive(
                subscriber: Conduit(to: subscriber) { value in
                    if let before = last, predicate(before, value) { return .nothing }
                    last = .some(value)
                    return .value(value)
                })
        }
    }

    /// The values that differ from the previous one, according to a closure that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether two successive values are the same.
        public let predicate: (Output, Output) throws -> Bool

        /// Creates the publisher that `tryRemoveDuplicates(by:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            (self.upstream, self.predicate) = (upstream, predicate)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            var last: Output?
            upstream.receive(
                subscriber: Conduit(
                    to: subscriber,
                    trying: { value in
                        if let before = last, try predicate(before, value) { return .nothing }
                        last = .some(value)
                        return .value(value)
                    }))
        }
    }
}

extension Publisher where Output: Equatable {
    /// The values that differ from the previous one.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// The values that differ from the previous one, according to the closure.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// The values that differ from the previous one, according to the closure; an error that it throws ends the stream.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
