import Foundation

extension Subscribers {
    /// A subscriber that requests unlimited values and passes them to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
        private let inlet: Inlet<Input, Failure>

        /// Creates a subscriber that calls the closures.
        ///
        /// - Parameters:
        ///   - receiveCompletion: called at most once, with the end of the stream.
        ///   - receiveValue: called with each value.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            inlet = Inlet(
                onSubscription: { $0.request(.unlimited) },
                onValue: {
                    receiveValue($0)
                    return .none
                },
                onEnd: receiveCompletion)
        }

        /// Always "Sink".
        public var description: String { "Sink" }

        /// Requests unlimited values. A second subscription is canceled.
        public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }
        /// Calls `receiveValue`. The result is always `.none`: unlimited values have been requested.
        public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }
        /// Calls `receiveCompletion`.
        public func receive(completion: Subscribers.Completion<Failure>) { inlet.receive(completion: completion) }
        /// Cancels the subscription; neither closure is called afterwards.
        public func cancel() { inlet.cancel() }
    }
}

extension Publisher {
    /// Calls closures with each value and with the end, until the result is canceled or released.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value, until the result is canceled or released.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
}
