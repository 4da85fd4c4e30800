extension Publishers {
    /// Combines the latest values of the publishers. It sends whenever one of them does, once all have sent a value.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// A tuple with one value of each publisher, in their order.
        public typealias Output = (A.Output, B.Output)
        /// The type of error that all the publishers share.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates the publisher that `combineLatest(_:)` returns.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            let latest = Latest<A.Output, B.Output>()
            confluence.mergeIn(count: 2) { onEnd in
                confluence.add(a, onValue: { latest.setLeft($0) }, onEnd: onEnd)
                confluence.add(b, onValue: { latest.setRight($0) }, onEnd: onEnd)
            }
        }
    }

    /// Like `CombineLatest`, for three publishers.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

        /// Creates the publisher that `combineLatest(_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
        }
    }

    /// Like `CombineLatest`, for four publishers.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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

        /// Creates the publisher that `combineLatest(_:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(CombineLatest(a, b), c), d).map { ($0.0.0.0, $0.0.0.1, $0.0.1, $0.1) }.receive(
                subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Combines the latest values of the publishers. It sends whenever one of them does, once all have sent a value.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where Failure == B.Failure {
        Publishers.CombineLatest(self, b)
    }

    /// Combines the latest values of the publishers with a closure. It sends whenever one of them does, once all have
    /// sent a value.
    public func combineLatest<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
    where Failure == B.Failure {
        Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
    }

    /// Combines the latest values of the publishers. It sends whenever one of them does, once all have sent a value.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where Failure == B.Failure, B.Failure == C.Failure {
        Publishers.CombineLatest3(self, b, c)
    }

    /// Combines the latest values of the publishers with a closure. It sends whenever one of them does, once all have
    /// sent a value.
    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
    where Failure == B.Failure, B.Failure == C.Failure {
        Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the latest values of the publishers. It sends whenever one of them does, once all have sent a value.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        Publishers.CombineLatest4(self, b, c, d)
    }

    /// Combines the latest values of the publishers with a closure. It sends whenever one of them does, once all have
    /// sent a value.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
    where Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
