extension Publishers {
    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

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
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

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
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

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
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

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
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

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
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

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
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

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
