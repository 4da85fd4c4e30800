extension Publishers {
    /// Sends the elements of a sequence as they are requested, and finishes after the last.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        /// The type of the sequence's elements.
        public typealias Output = Elements.Element
        /// The sequence that is sent.
        public let sequence: Elements

        /// Creates a publisher of a sequence's elements.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Attaches a subscriber, for which the sequence is iterated from its start.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            Outlet(subscriber).start(supply: { iterator.next() })
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Swift.Sequence {
    /// Sends the elements, one after another.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
