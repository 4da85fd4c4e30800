extension Publishers {
    /// Pairs the values of the publishers in order: all first values, then all second ones, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A tuple with one value of each publisher, in their order.
        public typealias Output = (A.Output, B.Output)
        /// The type of error that all the publishers share.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates the publisher that `zip(_:)` returns.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = Outlet(subscriber)
            let pairing = Pairing<A.Output, B.Output>()
            let ends = Ends()
            func inlet<Input>(
                add: @escaping (Input) -> Output?, end: @escaping () -> Void
            ) -> Inlet<Input, Failure> {
                Inlet(
                    onValue: {
                        if let pair = add($0) { outlet.send(pair) }
                        if pairing.isExhausted { ends.finish { outlet.finish(.finished) } }
                        return .none
                    },
                    onEnd: { completion in
                        end()
                        if completion.error != nil || pairing.isExhausted { ends.finish { outlet.finish(completion) } }
                    })
            }
            let left: Inlet<A.Output, Failure> = inlet(add: pairing.addLeft, end: pairing.endLeft)
            let right: Inlet<B.Output, Failure> = inlet(add: pairing.addRight, end: pairing.endRight)
            ends.onFinish = {
                left.cancel()
                right.cancel()
            }
            a.receive(subscriber: left)
            b.receive(subscriber: right)
            outlet.start(
                onDemand: {
                    left.request($0)
                    right.request($0)
                }, onCancel: { ends.finish {} })
        }
    }

    /// Like `Zip`, for three publishers.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// A tuple with one value of each publisher, in their order.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// The type of error that all the publishers share.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates the publisher that `zip(_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Like `Zip`, for four publishers.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// A tuple with one value of each publisher, in their order.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// The type of error that all the publishers share.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Creates the publisher that `zip(_:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(Zip(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Pairs the values of the publishers in order: all first values, then all second ones, and so on.
    public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
    where Failure == B.Failure {
        Publishers.Zip(self, b)
    }

    /// Pairs the values of the publishers in order, and combines them with the closure.
    public func zip<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, B>, T>
    where Failure == B.Failure {
        Publishers.Zip(self, b).map { transform($0.0, $0.1) }
    }

    /// Pairs the values of the publishers in order: all first values, then all second ones, and so on.
    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where Failure == B.Failure, B.Failure == C.Failure {
        Publishers.Zip3(self, b, c)
    }

    /// Pairs the values of the publishers in order, and combines them with the closure.
    public func zip<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
    where Failure == B.Failure, B.Failure == C.Failure {
        Publishers.Zip3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Pairs the values of the publishers in order: all first values, then all second ones, and so on.
    public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.Zip4<Self, B, C, D>
    where Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        Publishers.Zip4(self, b, c, d)
    }

    /// Pairs the values of the publishers in order, and combines them with the closure.
    public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
    where Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        Publishers.Zip4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
