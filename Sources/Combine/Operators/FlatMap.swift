extension Publishers {
    /// The values of the publishers that a closure creates, one for each value.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Failure == NewPublisher.Failure {
        /// The type of the inner publishers' values.
        public typealias Output = NewPublisher.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// How many inner publishers may be subscribed to at a time.
        public let maxPublishers: Subscribers.Demand
        /// Creates the inner publisher for a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Creates the publisher that `flatMap(maxPublishers:_:)` returns.
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            let outer = OuterStream<Upstream.Output, Upstream.Failure>(asks: maxPublishers)
            outer.inlet = Inlet(
                onValue: { value in
                    outer.innerBegins()
                    confluence.add(transform(value), onValue: { $0 }) { (end: Subscribers.Completion<Failure>) in
                        if end.error != nil {
                            outer.inlet?.cancel()
                            confluence.finish(end)
                        } else if outer.innerEnds() {
                            confluence.finish(.finished)
                        }
                    }
                    return .none
                },
                onEnd: { end in
                    if outer.ends() || end.error != nil { confluence.finish(end) }
                })
            confluence.start(onCancel: { outer.inlet?.cancel() })
            outer.start(upstream)
        }
    }

    /// The values of the latest publisher that was received.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == P, P.Failure == Upstream.Failure {
        /// The type of the inner publishers' values.
        public typealias Output = P.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `switchToLatest()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            let outer = OuterStream<Upstream.Output, Upstream.Failure>(asks: .unlimited)
            outer.inlet = Inlet(
                onValue: { publisher in
                    if let key = outer.replaceLatest(nil) { confluence.remove(key) }
                    outer.innerBegins()
                    let key = confluence.add(publisher, onValue: { $0 }) { (end: Subscribers.Completion<Failure>) in
                        if end.error != nil {
                            outer.inlet?.cancel()
                            confluence.finish(end)
                        } else if outer.innerEnds() {
                            confluence.finish(.finished)
                        }
                    }
                    _ = outer.replaceLatest(key)
                    return .none
                },
                onEnd: { end in
                    if outer.ends() || end.error != nil { confluence.finish(end) }
                })
            confluence.start(onCancel: { outer.inlet?.cancel() })
            outer.start(upstream)
        }
    }
}

extension Publisher {
    /// The values of the publishers that the closure creates for each value, at most this many of them at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// The values of the publishers that the closure creates for each value. The inner publishers can't fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
}

extension Publisher where Failure == Never {
    /// The values of the publishers that the closure creates for each value. The inner publishers may fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
    }

    /// The values of the publishers that the closure creates for each value, at most this many of them at a time.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the latest publisher that was received; the previous one is canceled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// The values of the latest publisher that was received; the previous one is canceled. The inner publishers can't
    /// fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// The values of the latest publisher that was received; the previous one is canceled. The inner publishers may
    /// fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Output, Publishers.SetFailureType<Self, Output.Failure>
        >
    {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// The values of the latest publisher that was received; the previous one is canceled.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}
