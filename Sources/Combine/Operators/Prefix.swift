extension Publishers {
    /// The values at some positions.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The positions of the values that pass, counted from zero.
        public let range: CountableRange<Int>

        /// Creates the publisher that `output(in:)` returns. The range isn't checked here.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else { return Outlet(subscriber).startWith([], then: .finished) }
            var place = -1
            upstream.receive(
                subscriber: Conduit(to: subscriber) {
                    place += 1
                    if place < range.lowerBound { return .nothing }
                    return place < range.upperBound - 1 ? .value($0) : .last($0)
                })
        }
    }

    /// The values before the first that a closure returns false for.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to let a value pass; the first false finishes the stream.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `prefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Conduit(to: subscriber) { predicate($0) ? .value($0) : .end(.finished) })
        }
    }

    /// The values before the first that a closure, which may throw, returns false for.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to let a value pass; the first false finishes the stream. An error that it throws ends the stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryPrefix(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Conduit(to: subscriber, trying: { try predicate($0) ? .value($0) : .end(.finished) }))
        }
    }

    /// The values before another publisher's first value.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The publisher whose first value finishes the stream.
        public let other: Other

        /// Creates the publisher that `prefix(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            let watch = confluence.watch(
                other,
                onValue: { _ in
                    confluence.finish(.finished)
                    return true
                })
            confluence.add(upstream, onValue: { $0 }, onEnd: { confluence.finish($0) })
            confluence.start(onCancel: { watch.cancel() })
        }
    }
}

extension Publisher {
    /// The first values, at most this many. Traps below zero.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "there are no first \(maxLength) values")
        return output(in: ..<maxLength)
    }

    /// The values before the first that the closure returns false for.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// The values before the first that the closure returns false for; an error that it throws ends the stream.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// The values before the other publisher's first value.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// The value at a position, counted from zero.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// The values at some positions, counted from zero. Traps below zero.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        let places = range.relative(to: 0..<Int.max)
        precondition(places.lowerBound >= 0, "there is no value at \(places.lowerBound)")
        return Publishers.Output(upstream: self, range: places)
    }
}
