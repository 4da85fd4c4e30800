extension Publishers {
    /// How many values a buffer requests at first: as many as fit, or all.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests as many values as fit.
        case keepFull
        /// Requests unlimited values.
        case byRequest
    }

    /// What happens to a value when the buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// The value is dropped.
        case dropNewest
        /// The oldest value in the buffer is dropped.
        case dropOldest
        /// The stream fails with the closure's error.
        case customError(() -> Failure)
    }

    /// Buffers values, up to a number, for a subscriber that is slower than its publisher.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The capacity of the buffer.
        public let size: Int
        /// How many values the buffer requests at first.
        public let prefetch: PrefetchStrategy
        /// What happens to a value when the buffer is full.
        public let whenFull: BufferingStrategy<Failure>

        /// Creates the publisher that `buffer(size:prefetch:whenFull:)` returns. The size isn't checked here.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>
        ) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            var inlet: Inlet<Output, Failure>!
            inlet = Inlet(
                onValue: { [weak outlet] value in
                    guard let outlet, !outlet.send(value, ifFewerWaitThan: size) else { return .none }
                    switch whenFull {
                    case .dropNewest: break
                    case .dropOldest: outlet.sendInPlaceOfFirst(value)
                    case .customError(let error):
                        inlet.cancel()
                        outlet.finish(.failure(error()))
                    }
                    return .none
                },
                onEnd: { outlet.finish($0) })
            let upstreamEnd = inlet!
            upstream.receive(subscriber: upstreamEnd)
            // With `keepFull`, each demand is passed on: it removes as many values from the buffer.
            outlet.start(
                onDemand: { if prefetch == .keepFull { upstreamEnd.request($0) } },
                onCancel: { upstreamEnd.cancel() })
            upstreamEnd.request(prefetch == .keepFull ? .max(size) : .unlimited)
        }
    }
}

extension Publisher {
    /// Buffers values, up to a number, for a subscriber that is slower than its publisher. Traps below one.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        precondition(size > 0, "a buffer of \(size) values holds none")
        return Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
