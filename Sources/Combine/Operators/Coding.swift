import Foundation

/// Encodes values as data.
public protocol TopLevelEncoder<Output> {
    /// The type of the encoded data.
    associatedtype Output
    /// The value as data.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Decodes values from data.
public protocol TopLevelDecoder<Input> {
    /// The type of the encoded data.
    associatedtype Input
    /// The decoded value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publishers {
    /// Encodes each value as data.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The type of data that the encoder makes.
        public typealias Output = Coder.Output
        /// Any error: upstream's or the coder's.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        private let encoder: Coder

        /// Creates the publisher that `encode(encoder:)` returns.
        public init(upstream: Upstream, encoder: Coder) { (self.upstream, self.encoder) = (upstream, encoder) }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { try encoder.encode($0) }.receive(subscriber: subscriber)
        }
    }

    /// Decodes a value from each piece of data.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// Any error: upstream's or the coder's.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        private let decoder: Coder

        /// Creates the publisher that `decode(type:decoder:)` returns.
        public init(upstream: Upstream, decoder: Coder) { (self.upstream, self.decoder) = (upstream, decoder) }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.tryMap { try decoder.decode(Output.self, from: $0) }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value as data.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publisher {
    /// Decodes a value from each piece of data.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}
