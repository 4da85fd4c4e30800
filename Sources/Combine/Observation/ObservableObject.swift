import Foundation

/// An object that says before it changes. By default it says so before one of its `@Published` properties changes.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of the object's `@Published` properties changes, or when it is told to.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.shared.publisher(of: self) }
}

/// Announces changes to an object, without saying which.
public final class ObservableObjectPublisher: Publisher {
    /// Only the news that something is about to change.
    public typealias Output = Void
    /// The stream cannot fail.
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher that sends when `send()` is called.
    public init() {}

    /// Says that a change is about to happen.
    public func send() { subject.send() }

    /// Attaches a subscriber, which gets all later changes that it has asked for.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// Which publisher tells of which object's changes.
///
/// Swift has no place in an object for what a protocol's default adds, so this is beside it. An object is looked
/// through for `@Published` properties once, the first time that somebody asks; entries of objects that are gone are
/// swept out whenever the table has doubled.
private final class ChangePublishers: @unchecked Sendable {
    // @unchecked: the lock guards the table. It is recursive because an object may reflect itself by code of its own,
    // which may ask for the publisher.
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
        // Whoever still listens to those may run deinitialisers of the app's, so they go outside the lock.
        return withExtendedLifetime(gone) { publisher }
    }

    /// The entries of objects that are gone, where it was time to look.
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

/// `Published` without its value's type.
protocol PublishedProperty {
    func tell(_ publisher: ObservableObjectPublisher)
}
