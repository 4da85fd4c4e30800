/// A key for a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors.
///
/// Reads are recorded by key during the evaluation of a body, so that a change evaluates only the bodies that read the key.
public struct EnvironmentValues: CustomStringConvertible {
    private var values = EnvironmentTable()

    /// An environment in which every key has its default.
    public nonisolated init() {}

    /// The value for a key, or the key's default. If a body reads it, the view is evaluated again when it changes.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            EnvironmentRecorder.didRead(ObjectIdentifier(K.self))
            guard let entry = values[ObjectIdentifier(K.self)] else { return K.defaultValue }
            return unsafeDowncast(entry, to: Entry<K.Value>.self).value
        }
        set { values.set(Entry(value: newValue), for: ObjectIdentifier(K.self)) }
    }

    /// How many values are set.
    public var description: String { "EnvironmentValues(\(values.all.count) set)" }

    /// Whether the direction is right-to-left. The read isn't recorded: nodes are told of each change of the environment.
    package var isRightToLeft: Bool {
        guard RightToLeft.isUsed, let entry = values[ObjectIdentifier(LayoutDirectionKey.self)] else { return false }
        return unsafeDowncast(entry, to: Entry<LayoutDirection>.self).value == .rightToLeft
    }

    /// Whether a key has the same value in both; a value that can't be compared counts as changed.
    @MainActor
    func hasEqualValue(in other: EnvironmentValues, for key: ObjectIdentifier) -> Bool {
        switch (values[key], other.values[key]) {
        case (nil, nil): true
        case (let left?, let right?): left === right || left.isEqual(to: right)
        default: false
        }
    }

    /// These values, updated with those that differ between `base` and `other`.
    @MainActor
    func taking(over other: EnvironmentValues, from base: EnvironmentValues) -> EnvironmentValues {
        var result = self
        for (key, entry) in other.values.all where !other.hasEqualValue(in: base, for: key) {
            result.values.set(entry, for: key)
        }
        return result
    }

    /// Whether both are copies of one value, without changes since; if they aren't, they may still be equal.
    package func isCopy(of other: EnvironmentValues) -> Bool {
        withUnsafeBytes(of: self) { own in
            withUnsafeBytes(of: other) { others in own.elementsEqual(others) }
        }
    }

    @MainActor
    func isEqual(to other: EnvironmentValues) -> Bool {
        values.keysToCompare(with: other.values).allSatisfy { hasEqualValue(in: other, for: $0) }
    }
}

/// A class, so that inherited entries are known to be equal by identity, without comparing values.
protocol EnvironmentEntry: AnyObject {
    @MainActor func isEqual(to other: any EnvironmentEntry) -> Bool
}

private final class Entry<Value>: EnvironmentEntry {
    let value: Value

    init(value: Value) { self.value = value }

    func isEqual(to other: any EnvironmentEntry) -> Bool {
        guard let other = other as? Entry<Value> else { return false }
        return FieldLayout.of(Value.self).areEqual(value, other.value)
    }
}

/// Records which environment keys are read during the evaluation of a body.
enum EnvironmentRecorder {
    /// Task-local, so that only the evaluation's own reads are recorded.
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
