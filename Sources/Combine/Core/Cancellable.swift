import Foundation

/// An activity that can be canceled, which also releases what it retains.
public protocol Cancellable {
    /// Cancels the activity. Later calls do nothing.
    func cancel()
}

extension Cancellable {
    /// Appends the activity to a collection, which keeps it alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }

    /// Inserts the activity into a set, which keeps it alive.
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(AnyCancellable(self))
    }
}

/// Cancels another activity when it is canceled itself, or when the last reference to it is released.
public final class AnyCancellable: Cancellable, Hashable {
    private let lock = NSLock()
    private var action: (() -> Void)?

    /// Runs `cancel`, at most once, when it is canceled.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Cancels `canceller`, at most once, when it is canceled.
    public init<C: Cancellable>(_ canceller: C) { action = { canceller.cancel() } }

    deinit { action?() }

    /// Cancels the wrapped activity. Later calls do nothing.
    public func cancel() {
        let action = lock.withLock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    /// Whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    /// Appends it to a collection, which keeps it alive.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Inserts it into a set, which keeps it alive.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}
