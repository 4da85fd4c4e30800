import Foundation

/// An object that announces its changes beforehand: by default, those of its `@Published` properties.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the object's `@Published` properties changes, or when its `send()` is called.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.shared.publisher(of: self) }
}

/// Announces changes to an object, without saying which.
public final class ObservableObjectPublisher: Publisher {
    /// An empty value: it only says that something is about to change.
    public typealias Output = Void
    /// The stream cannot fail.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher that sends when `send()` is called.
    public init() {}

    /// Announces that a change is about to happen.
    public func send() { subject.send() }

    /// Attaches a subscriber, which gets the later changes that it has requested.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// The publishers of objects' changes, by object.
///
/// A protocol's default implementation can't add stored properties to an object, so the publishers are in this table.
/// An object is searched for `@Published` properties once, when its publisher is first used. The entries of deallocated
/// objects are removed whenever the table has doubled in size.
private final class ChangePublishers: @unchecked Sendable {
    // @unchecked: the lock guards the table. It is recursive because an object's custom mirror may use the object's
    // publisher.
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let shared = ChangePublishers()
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sweepCount = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let (publisher, gone) = lock.withLock { () -> (ObservableObjectPublisher, [Entry]) in
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return (entry.publisher, []) }
            let publisher = ObservableObjectPublisher()
            let before = entries.updateValue(Entry(object: object, publisher: publisher), forKey: id)
            let gone = sweep() + (before.map { [$0] } ?? [])
            install(publisher, in: Mirror(reflecting: object))
            return (publisher, gone)
        }
        // Releasing these entries may run deinitializers in the app's subscribers, so it happens outside the lock.
        return withExtendedLifetime(gone) { publisher }
    }

    /// Removes and returns the entries of deallocated objects, if the table has grown enough.
    private func sweep() -> [Entry] {
        guard entries.count > sweepCount else { return [] }
        let gone = entries.filter { $0.value.object == nil }
        for id in gone.keys { entries[id] = nil }
        sweepCount = max(64, entries.count * 2)
        return Array(gone.values)
    }

    private func install(_ publisher: ObservableObjectPublisher, in mirror: Mirror) {
        for child in mirror.children { (child.value as? any PublishedProperty)?.tell(publisher) }
        if let parent = mirror.superclassMirror { install(publisher, in: parent) }
    }
}

/// `Published` with its value's type erased.
protocol PublishedProperty {
    func tell(_ publisher: ObservableObjectPublisher)
}
