extension Publishers {
    /// Collects all values into one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// An array of upstream's values.
        public typealias Output = [Upstream.Output]
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `collect()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            gather(upstream, to: subscriber, each: { values.append($0) }, result: { values })
        }
    }

    /// Collects values into arrays of a fixed size; the last may be smaller.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// An array of at most `count` of upstream's values.
        public typealias Output = [Upstream.Output]
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The size of an array.
        public let count: Int

        /// Creates the publisher that `collect(_:)` returns. The count isn't checked here.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            let ending = Ending<Upstream.Output, Failure, S>(subscriber, last: { values.isEmpty ? nil : values }) {
                values.append($0)
                guard values.count == count else { return nil }
                defer { values = [] }
                return values
            }
            ending.follow(upstream, asking: { $0 * count })
        }
    }

    /// The same values, or a substitute if there are none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The value that is sent if upstream finishes without any.
        public let output: Upstream.Output

        /// Creates the publisher that `replaceEmpty(with:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            let ending = Ending<Upstream.Output, Failure, S>(subscriber, last: { isEmpty ? output : nil }) {
                isEmpty = false
                return $0
            }
            ending.follow(upstream)
        }
    }
}

extension Publisher {
    /// Collects all values into one array, which is sent when the stream has finished.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Collects values into arrays of a fixed size; the last may be smaller. Traps below one.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "values can't be collected by \(count)")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// The same values, or a substitute if the stream finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
