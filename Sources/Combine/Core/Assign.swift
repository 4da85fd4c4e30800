extension Subscribers {
    /// A subscriber that writes each value to an object's property. It retains the object until the stream ends.
    public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
        /// Only streams that cannot fail are assigned.
        public typealias Failure = Never

        /// The object with the property; nil when the stream has ended.
        public private(set) var object: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private let inlet: Inlet<Input, Never>

        /// Creates a subscriber that writes each value it gets to the property at `keyPath` of `object`.
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

        /// "Assign", followed by the type of the object.
        public var description: String { "Assign \(Root.self)" }

        /// Requests unlimited values. A second subscription is canceled.
        public func receive(subscription: any Subscription) { inlet.receive(subscription: subscription) }
        /// Writes the value to the property. The result is always `.none`: unlimited values have been requested.
        public func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

        /// Releases the object.
        public func receive(completion: Subscribers.Completion<Never>) {
            inlet.receive(completion: completion)
            object = nil
        }

        /// Cancels the subscription and releases the object.
        public func cancel() {
            inlet.cancel()
            object = nil
        }
    }
}

extension Publisher where Failure == Never {
    /// Writes each value to an object's property, until the stream ends or the result is canceled or released.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }

    /// Writes each value to a published property, until the stream ends or the property's object is released.
    public func assign(to published: inout Published<Output>.Publisher) {
        published.follow(self)
    }
}
