/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
///
/// Reads are recorded by key while a body is evaluated, so that a change evaluates only the bodies that read the key.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: any EnvironmentEntry] = [:]

    public nonisolated init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            EnvironmentRecorder.didRead(ObjectIdentifier(K.self))
            guard let entry = values[ObjectIdentifier(K.self)] else { return K.defaultValue }
            return (entry as! Entry<K.Value>).value
        }
        set { values[ObjectIdentifier(K.self)] = Entry(value: newValue) }
    }

    public var description: String { "EnvironmentValues(\(values.count) set)" }

    /// Whether a key has the same value here and there; a value that can't be compared counts as changed.
    @MainActor
    func hasEqualValue(in other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
        switch (values[key], other.values[key]) {
        case (nil, nil): true
        case (let left?, let right?): left.isEqual(to: right)
        default: false
        }
    }

    /// These values, with those of `other` that are not what they were in `base`.
    @MainActor
    func taking(over other: EnvironmentValues, from base: EnvironmentValues) -> EnvironmentValues {
        var result = self
        for (key, entry) in other.values where !other.hasEqualValue(in: base, for: key) { result.values[key] = entry }
        return result
    }

    @MainActor
    func isEqual(to other: EnvironmentValues) -> Bool {
        values.count == other.values.count && values.keys.allSatisfy { hasEqualValue(in: other, for: $0) }
    }
}

private protocol EnvironmentEntry {
    @MainActor func isEqual(to other: any EnvironmentEntry) -> Bool
}

private struct Entry<Value>: EnvironmentEntry {
    let value: Value

    func isEqual(to other: any EnvironmentEntry) -> Bool {
        guard let other = other as? Entry<Value> else { return false }
        return FieldLayout.of(Value.self).areEqual(value, other.value)
    }
}

/// Notes which environment keys are read while a body is evaluated.
enum EnvironmentRecorder {
    /// Task-local, so that only the evaluation's own reads are noted.
    @TaskLocal private static var keys: KeySet?

    private final class KeySet: @unchecked Sendable {
        var keys: Set<ObjectIdentifier> = []
    }

    @MainActor
    static func recording(_ body: () -> Void) -> Set<ObjectIdentifier> {
        let set = KeySet()
        $keys.withValue(set, operation: body)
        return set.keys
    }

    static func didRead(_ key: ObjectIdentifier) { keys?.keys.insert(key) }
}
