extension Publishers {
    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
        /// The type of error that all the publishers share.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Creates the publisher that `merge(with:)` returns.
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 2) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }

    /// The values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
        /// The type of error that all the publishers share.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Creates the publisher that `merge(with:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 3) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
                confluence.add(c, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }

    /// The values of four publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
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

        /// Creates the publisher that `merge(with:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 4) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
                confluence.add(c, onValue: { $0 }, onEnd: onEnd)
                confluence.add(d, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }

    /// The values of five publishers, as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E

        /// Creates the publisher that `merge(with:_:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 5) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
                confluence.add(c, onValue: { $0 }, onEnd: onEnd)
                confluence.add(d, onValue: { $0 }, onEnd: onEnd)
                confluence.add(e, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }

    /// The values of six publishers, as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F

        /// Creates the publisher that `merge(with:_:_:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 6) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
                confluence.add(c, onValue: { $0 }, onEnd: onEnd)
                confluence.add(d, onValue: { $0 }, onEnd: onEnd)
                confluence.add(e, onValue: { $0 }, onEnd: onEnd)
                confluence.add(f, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }

    /// The values of seven publishers, as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G

        /// Creates the publisher that `merge(with:_:_:_:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 7) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
                confluence.add(c, onValue: { $0 }, onEnd: onEnd)
                confluence.add(d, onValue: { $0 }, onEnd: onEnd)
                confluence.add(e, onValue: { $0 }, onEnd: onEnd)
                confluence.add(f, onValue: { $0 }, onEnd: onEnd)
                confluence.add(g, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }

    /// The values of eight publishers, as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output,
        A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output,
        A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output,
        A.Failure == H.Failure, A.Output == H.Output
    {
        /// The type of value that all the publishers send.
        public typealias Output = A.Output
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
        /// The fifth publisher.
        public let e: E
        /// The sixth publisher.
        public let f: F
        /// The seventh publisher.
        public let g: G
        /// The eighth publisher.
        public let h: H

        /// Creates the publisher that `merge(with:_:_:_:_:_:_:)` returns.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        /// Attaches a subscriber and subscribes to all the publishers on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let confluence = Confluence(subscriber)
            confluence.mergeIn(count: 8) { onEnd in
                confluence.add(a, onValue: { $0 }, onEnd: onEnd)
                confluence.add(b, onValue: { $0 }, onEnd: onEnd)
                confluence.add(c, onValue: { $0 }, onEnd: onEnd)
                confluence.add(d, onValue: { $0 }, onEnd: onEnd)
                confluence.add(e, onValue: { $0 }, onEnd: onEnd)
                confluence.add(f, onValue: { $0 }, onEnd: onEnd)
                confluence.add(g, onValue: { $0 }, onEnd: onEnd)
                confluence.add(h, onValue: { $0 }, onEnd: onEnd)
            }
        }
    }
}
