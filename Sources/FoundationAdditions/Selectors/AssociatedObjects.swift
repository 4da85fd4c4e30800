import Foundation

// Objective-C's runtime keeps values for an object of any class, under a key. Apple's Foundation re-exports it.

/// How a value is kept for an object.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value isn't retained. On Apple's systems it may dangle; here it is nil when the value is gone.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is retained.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is retained.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object under a key, which is an address; nil removes the value. The value is released some time
/// after the object, not together with it.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedValues.shared.set(value.map { AssociatedValues.Value($0, policy) }, for: object as AnyObject, key)
}

/// The value that is kept for an object under a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.shared.value(for: object as AnyObject, key)
}

/// Removes all values that are kept for an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.shared.removeAll(of: object as AnyObject)
}

/// The values of all objects. Those of objects that are gone are removed whenever the number of objects has doubled.
private final class AssociatedValues: @unchecked Sendable {
    // @unchecked: all access holds the lock.
    enum Value {
        case kept(Any)
        case unretained(WeakReference)

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: self = .unretained(WeakReference(value as AnyObject))
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
            default: self = .kept(value)
            }
        }

        var current: Any? {
            switch self {
            case .kept(let value): value
            case .unretained(let reference): reference.object
            }
        }
    }

    final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    private struct Entry {
        let owner: WeakReference
        var values: [UnsafeRawPointer: Value] = [:]
    }

    static let shared = AssociatedValues()
    private let lock = NSRecursiveLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    func set(_ value: Value?, for object: AnyObject, _ key: UnsafeRawPointer) {
        // Values are released after the lock: a `deinit` may come back here.
        var released: [Any] = []
        lock.withLock {
            released = forgetTheGone()
            var entry = entry(of: object) ?? Entry(owner: WeakReference(object))
            released.append(entry.values[key] as Any)
            entry.values[key] = value
            entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
        }
        released.removeAll()
    }

    func value(for object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        lock.withLock { entry(of: object)?.values[key]?.current }
    }

    func removeAll(of object: AnyObject) {
        let entry = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(entry) {}
    }

    /// Another object may have had the address before.
    private func entry(of object: AnyObject) -> Entry? {
        entries[ObjectIdentifier(object)].flatMap { $0.owner.object === object ? $0 : nil }
    }

    private func forgetTheGone() -> [Any] {
        guard entries.count >= limit else { return [] }
        let gone = entries.filter { $0.value.owner.object == nil }
        for identifier in gone.keys { entries[identifier] = nil }
        limit = max(64, entries.count * 2)
        return Array(gone.values)
    }
}
