extension Publishers {
    /// The greatest or the least value.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether the first value is less than the second; the greatest by this order is sent.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Creates the publisher that `max(by:)` returns. `min(by:)` makes the same with the closure's arguments
        /// exchanged.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            gather(
                upstream, to: subscriber,
                each: { value in if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = .some(value) } },
                result: { best })
        }
    }

    /// The greatest or the least value, by a closure that may throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether the first value is less than the second; the greatest by this order is sent. An error that it throws
        /// ends the stream.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryMax(by:)` returns. `tryMin(by:)` makes the same with the closure's arguments
        /// exchanged.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var best: Output?
            gather(
                upstream, to: subscriber,
                trying: { value in
                    if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = .some(value) }
                },
                result: { best })
        }
    }
}

extension Publisher where Output: Comparable {
    /// The greatest value, when the stream has finished.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
    /// The least value, when the stream has finished.
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher {
    /// The greatest value, when the stream has finished.
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The greatest value by the closure; an error that it throws ends the stream.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// The least value, when the stream has finished.
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: { areInIncreasingOrder($1, $0) })
    }

    /// The least value by the closure; an error that it throws ends the stream.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: { try areInIncreasingOrder($1, $0) })
    }
}
