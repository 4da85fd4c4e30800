extension Publishers {
    /// All but the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// How many values are dropped.
        public let count: Int

        /// Creates the publisher that `dropFirst(_:)` returns. The count isn't checked here: below zero it drops
        /// everything.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.receive(
                subscriber: Conduit(to: subscriber) {
                    if left == 0 { return .value($0) }
                    left -= 1
                    return .nothing
                })
        }
    }

    /// Drops values until a closure returns false for one; that one and the following ones are sent.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to drop a value; it is no longer called once it has returned false.
        public let predicate: (Upstream.Output) -> Bool

        /// Creates the publisher that `drop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var drops = true
            upstream.receive(
                subscriber: Conduit(to: subscriber) {
                    drops = drops && predicate($0)
                    return drops ? .nothing : .value($0)
                })
        }
    }

    /// Drops values until a closure, which may throw, returns false for one; that one and the following ones are sent.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to drop a value; it is no longer called once it has returned false. An error that it throws ends the
        /// stream.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Creates the publisher that `tryDrop(while:)` returns.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var drops = true
            upstream.receive(
                subscriber: Conduit(
                    to: subscriber,
                    trying: {
                        drops = try drops && predicate($0)
                        return drops ? .nothing : .value($0)
                    }))
        }
    }

    /// The values after another publisher's first value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The publisher whose first value lets upstream's values pass.
        public let other: Other

        /// Creates the publisher that `drop(untilOutputFrom:)` returns.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = Gate()
            let confluence = Confluence(subscriber)
            let watch = confluence.watch(
                other,
                onValue: { _ in
                    gate.open()
                    return true
                },
                onEnd: { if $0.error != nil || !gate.isOpen { confluence.finish($0) } })
            confluence.add(
                upstream, onValue: { gate.isOpen ? $0 : nil }, asksAgain: true, onEnd: { confluence.finish($0) })
            confluence.start(onCancel: { watch.cancel() })
        }
    }
}

extension Publisher {
    /// All but the first values. Traps below zero.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "\(count) values can't be dropped")
        return Publishers.Drop(upstream: self, count: count)
    }

    /// Drops values until the closure returns false for one; that one and the following ones are sent.
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values until the closure returns false for one; an error that it throws ends the stream.
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// The values after the other publisher's first value.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
