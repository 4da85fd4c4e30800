import Foundation

/// Publishes the changes of a class's property: `$property` sends each new value, and the object, if it
/// is an `ObservableObject`, says that it will change. Both come before the property has its new value.
@propertyWrapper
public struct Published<Value> {
    private let box: PublishedBox<Value>

    /// Creates the property with its first value.
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    /// Creates the property with its first value.
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    /// Traps: the value of a published property is reached by way of the object that has it.
    @available(*, unavailable, message: "@Published is for properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is for properties of classes") }
        set { fatalError("@Published is for properties of classes") }
    }

    /// Sends the value that the property has, and then each that it will have.
    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { newValue.feed(box) }
    }

    /// Reads or sets the value of the property in its object. Setting it tells the subscribers first.
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

/// A published property's value and those who are told of it.
private final class PublishedBox<Value>: @unchecked Sendable {
    // @unchecked: the lock guards the state; nobody is told anything while it is held.
    private let lock = NSLock()
    private var current: Value
    private var objectWillChange: ObservableObjectPublisher?
    private var madeSubject: CurrentValueSubject<Value, Never>?
    /// The publishers that are followed, until they end.
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
        // The old value may run a deinitialiser of the app's, so it goes outside the lock.
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
        // Kept before it begins: some publishers end at once.
        lock.withLock { feeds[id] = AnyCancellable(feed) }
        publisher.subscribe(feed)
    }

    private func drop(_ id: CombineIdentifier) { _ = lock.withLock { feeds.removeValue(forKey: id) } }
}
