import Foundation
import SwiftData

/// Finds the key that a Swift key path stands for. Linux has no names for them, so an object that only notes which keys are used
/// is asked for the value.
final class KeyRecorder {
    private var keys: [String] = []
    /// The type of the property to which the keys lead.
    private var valueType: Any.Type?
    private let prefix: [String]
    private let root: KeyRecorder?
    /// What texts are said to be.
    private let text: String?
    /// The key of a sort descriptor that was made by key.
    var sortKey: SortKey?

    private init(prefix: [String] = [], root: KeyRecorder? = nil, text: String? = nil) {
        (self.prefix, self.root, self.text) = (prefix, root, text)
    }

    /// The entity of objects that only stand for their class.
    nonisolated(unsafe) static let nothing = {
        let entity = NSEntityDescription()
        _ = entity.places
        return entity
    }()

    /// The keys of a key path; nil if it uses no managed property.
    static func keys(of keyPath: AnyKeyPath) -> [String]? { property(of: keyPath)?.keys }

    /// The keys of a key path, and the type of the property to which they lead.
    static func property(of keyPath: AnyKeyPath) -> (keys: [String], type: Any.Type)? {
        let recorder = KeyRecorder()
        guard recorder.follow(keyPath), let type = recorder.valueType else { return nil }
        return (recorder.keys, type)
    }

    /// What a sort descriptor that was made by key sorts by.
    static func sortKey(of keyPath: AnyKeyPath) -> SortKey? {
        guard type(of: keyPath).rootType == NSManagedObject.self else { return nil }
        let recorder = KeyRecorder()
        return recorder.follow(keyPath) ? recorder.sortKey : nil
    }

    /// By which rules a descriptor compares texts, found by comparing some; nil if it compares their characters.
    static func textOrder<T>(of descriptor: SortDescriptor<T>) -> TextOrder? {
        guard let type = T.self as? NSManagedObject.Type else { return nil }
        let order = MemoryOrder(descriptor)
        func comesFirst(_ one: String, _ other: String) -> Bool {
            let objects = [one, other].compactMap { KeyRecorder(text: $0).object(type) as? T }
            return objects.count == 2 && order.forward(objects[0], objects[1]) == .orderedAscending
        }
        guard comesFirst("a", "B") else { return nil }
        return comesFirst("9", "10") ? .localizedStandard : .localized
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
        note(prefix + [key], Value.self)
        guard let type = ManagedValue.wrapped(Value.self) as? NSManagedObject.Type else {
            return ManagedValue.converted(ManagedValue.wrapped(Value.self) == String.self ? text : nil, key)
        }
        return KeyRecorder(prefix: prefix + [key], root: root ?? self, text: text).object(type) as! Value
    }

    /// A computed property may use several keys: the first one counts.
    private func note(_ path: [String], _ type: Any.Type) {
        if let root { return root.note(path, type) }
        if keys.isEmpty || path.starts(with: keys) { (keys, valueType) = (path, type) }
    }
}

/// A key, and the comparison of its values.
struct SortKey: Hashable {
    let keyPath: String
    let comparison: ValueOrder
}

extension SortKey {
    /// What a descriptor sorts by; nil if it isn't a managed property's value.
    init?<T>(_ descriptor: SortDescriptor<T>) {
        guard let keyPath = descriptor.keyPath, let property = KeyRecorder.property(of: keyPath) else { return nil }
        let (value, own) = (type(of: keyPath as AnyKeyPath).valueType, ManagedValue.wrapped(property.type))
        let order: TextOrder?
        switch descriptor.textComparison {
        case .key: order = KeyRecorder.textOrder(of: descriptor)
        case .order(let text) where own == String.self: order = text
        // Truth values are compared as numbers.
        case .none where ManagedValue.wrapped(value) == own || own == Bool.self: order = nil
        // A computed property.
        case .none, .order: return nil
        }
        self.init(
            keyPath: property.keys.joined(separator: "."), comparison: order.map { .localized($0) } ?? .plain)
    }
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
