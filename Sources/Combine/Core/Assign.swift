extension Subscribers {
    /// A subscriber that writes each value to an object's property. It holds the object until the stream ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        public typealias Failure = Never

        /// What the property belongs to; nil when the stream has ended.
        public private(set) var object: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let inlet: Inlet<Input, Never>

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
            inlet = Inlet(
                onSubscription: { $0.request(.unlimited) },
                onValue: {
                    object[keyPath: keyPath] = $0
                    return .none
                })
        }

        public var description: String { "Assign \(Root.self)" }

        public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }
        public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

        public func receive(completion: Subscribers.Completion<Never>) {
            inlet.receive(completion: completion)
            object = nil
        }

        public func cancel() {
            inlet.cancel()
            object = nil
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to an object's property. Keep the result for as long as values shall come.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes each value to a published property, for as long as that lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }
}
