/// A named value that views pass up to their ancestors.
///
/// See [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey).
public protocol PreferenceKey {
    associatedtype Value
    /// The value for a view that sets none.
    static var defaultValue: Value { get }
    /// Combines the value so far with the next view's, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

extension ViewNode {
    /// The combined preference of some nodes; nil if none of them sets it.
    final func combinedPreference<K: PreferenceKey>(_ key: K.Type, of nodes: [ViewNode]) -> K.Value? {
        var combined: K.Value?
        for node in nodes {
            guard let next = node.preference(key) else { continue }
            if var value = combined {
                K.reduce(value: &value, nextValue: { next })
                combined = value
            } else {
                combined = next
            }
        }
        return combined
    }
}

/// Observers of preferences: checked after a layout if a preference may have changed.
@MainActor
package final class PreferenceObservers {
    private struct Observer {
        let depth: Int
        let check: () -> Void
    }

    private var observers: [ObjectIdentifier: Observer] = [:]
    /// How many views set a preference, by key.
    private var setterCounts: [ObjectIdentifier: Int] = [:]
    private var isStale = false

    func add(_ owner: ViewNode, check: @escaping () -> Void) {
        observers[ObjectIdentifier(owner)] = Observer(depth: owner.depth, check: check)
        isStale = true
    }

    func remove(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    /// A view that sets a preference was added.
    package func addSetter(of key: ObjectIdentifier) { setterCounts[key, default: 0] += 1 }

    package func removeSetter(of key: ObjectIdentifier) {
        guard let count = setterCounts[key] else { return }
        setterCounts[key] = count > 1 ? count - 1 : nil
    }

    /// Whether any view sets a preference for a key; if none does, searching the tree is of no use.
    func hasSetter(of key: ObjectIdentifier) -> Bool { setterCounts[key] != nil }

    /// A view was added or removed, or its preference has changed.
    package func noteChange() { isStale = true }

    /// The innermost first, since their actions may change what the outer ones see.
    func check() {
        guard isStale else { return }
        isStale = false
        for observer in observers.values.sorted(by: { $0.depth > $1.depth }) { observer.check() }
    }
}
