import Foundation

/// Finds the key that a Swift key path stands for. Linux has no names for them, so an object that only notes which keys are used
/// is asked for the value.
final class KeyRecorder {
    private var keys: [String] = []
    private let prefix: [String]
    private let root: KeyRecorder?
    /// The key of a sort descriptor that was made by key.
    var sortKey: SortKey?

    private init(prefix: [String], root: KeyRecorder?) { (self.prefix, self.root) = (prefix, root) }

    /// The entity of objects that only stand for their class.
    nonisolated(unsafe) static let nothing = {
        let entity = NSEntityDescription()
        _ = entity.places
        return entity
    }()

    /// The keys of a key path; nil if it uses no managed property.
    static func keys(of keyPath: AnyKeyPath) -> [String]? {
        let recorder = KeyRecorder(prefix: [], root: nil)
        guard recorder.follow(keyPath), !recorder.keys.isEmpty else { return nil }
        return recorder.keys
    }

    /// What a sort descriptor that was made by key sorts by.
    static func sortKey(of keyPath: AnyKeyPath) -> SortKey? {
        guard type(of: keyPath).rootType == NSManagedObject.self else { return nil }
        let recorder = KeyRecorder(prefix: [], root: nil)
        return recorder.follow(keyPath) ? recorder.sortKey : nil
    }

    private func follow(_ keyPath: AnyKeyPath) -> Bool {
        guard let type = type(of: keyPath).rootType as? NSManagedObject.Type else { return false }
        _ = object(type)[keyPath: keyPath]
        return true
    }

    private func object(_ type: NSManagedObject.Type) -> NSManagedObject {
        let object = type.init(Self.nothing, _insertInto: nil)
        object.recorder = self
        return object
    }

    /// Notes a key, and returns a value from which a key path can go on.
    func record<Value>(_ key: String) -> Value {
        note(prefix + [key])
        guard let type = ManagedValue.wrapped(Value.self) as? NSManagedObject.Type else {
            return ManagedValue.converted(nil, key)
        }
        return KeyRecorder(prefix: prefix + [key], root: root ?? self).object(type) as! Value
    }

    /// A computed property may use several keys: the first one counts.
    private func note(_ path: [String]) {
        if let root { return root.note(path) }
        if keys.isEmpty || path.starts(with: keys) { keys = path }
    }
}

/// A key, and the comparison of its values.
struct SortKey: Hashable {
    let keyPath: String
    let comparison: ValueOrder
}

extension NSManagedObject {
    /// The value of a sort descriptor that was made by key.
    subscript(_sort key: SortKey) -> Any? {
        if let recorder {
            recorder.sortKey = key
            return nil
        }
        return value(forKeyPath: key.keyPath)
    }
}
