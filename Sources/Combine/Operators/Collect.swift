extension Publishers {
    /// All values, in one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream

        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var values: [Upstream.Output] = []
            gather(upstream, to: subscriber, each: { values.append($0) }, result: { values })
        }
    }

    /// Arrays of so many values each; the last may have fewer.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let count: Int

        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

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
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let output: Upstream.Output

        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

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
    /// All values in one array, when the stream has finished.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Arrays of so many values each; the last may have fewer. Traps below one.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "values can't be collected by \(count)")
        return Publishers.CollectByCount(upstream: self, count: count)
    }

    /// The same values, or a substitute if the stream finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}
