import Foundation

/// Publishes the changes of a class's property: `$property` sends each new value, and an `ObservableObject` announces
/// the change. Both happen before the property has its new value.
@propertyWrapper
public struct Published<Value> {
    private let box: PublishedBox<Value>

    /// Creates the property with its initial value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    /// Creates the property with its initial value.
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    /// Traps: the value of a published property is accessed through its object.
    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is for properties of classes") }
        set { fatalError("@Published is for properties of classes") }
    }

    /// A publisher of the property's current value and of each new one.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { newValue.feed(box) }
    }

    /// Gets or sets the property's value in its object. Setting it notifies the subscribers first.
    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set { object[keyPath: storageKeyPath].box.set(newValue) }
    }

    /// Sends the values of a `@Published` property.
    public struct Publisher: Combine.Publisher {
        /// The type of the property's value.
        public typealias Output = Value
        /// The stream cannot fail.
        public typealias Failure = Never
        fileprivate let box: PublishedBox<Value>

        /// Attaches a subscriber, which gets the current value first.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subject.receive(subscriber: subscriber)
        }

        /// Writes what a publisher sends to the property, until the stream ends or the property's object is released.
        func follow<P: Combine.Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
            box.follow(publisher)
        }

        fileprivate func feed(_ other: PublishedBox<Value>) {
            if box !== other { other.follow(self) }
        }
    }
}

extension Published: PublishedProperty {
    func tell(_ publisher: ObservableObjectPublisher) { box.tell(publisher) }
}

/// The value of a published property, and its subscribers.
private final class PublishedBox<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the state; no subscriber is called while it is held.
    private let lock = NSLock()
    private var current: Value
    private var objectWillChange: ObservableObjectPublisher?
    private var madeSubject: CurrentValueSubject<Value, Never>?
    /// The subscriptions to publishers that are assigned to the property, until they complete.
    private var feeds: [CombineIdentifier: AnyCancellable] = [:]

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    var subject: CurrentValueSubject<Value, Never> {
        lock.withLock {
            if let madeSubject { return madeSubject }
            let subject = CurrentValueSubject<Value, Never>(current)
            madeSubject = subject
            return subject
        }
    }

    func set(_ value: Value) {
        let (objectWillChange, subject) = lock.withLock { (self.objectWillChange, madeSubject) }
        objectWillChange?.send()
        subject?.send(value)
        // Releasing the old value may run an app's deinitializer, so it happens outside the lock.
        let old = lock.withLock {
            defer { current = value }
            return current
        }
        withExtendedLifetime(old) {}
    }

    func tell(_ publisher: ObservableObjectPublisher) { lock.withLock { objectWillChange = publisher } }

    func follow<P: Publisher>(_ publisher: P) where P.Output == Value, P.Failure == Never {
        let id = CombineIdentifier()
        let feed = Subscribers.Sink<Value, Never>(
            receiveCompletion: { [weak self] _ in self?.drop(id) }, receiveValue: { [weak self] in self?.set($0) })
        // Stored before subscribing, because some publishers complete at once.
        lock.withLock { feeds[id] = AnyCancellable(feed) }
        publisher.subscribe(feed)
    }

    private func drop(_ id: CombineIdentifier) { _ = lock.withLock { feeds.removeValue(forKey: id) } }
}
