/// A named value that views hand up to the views around them.
///
/// See [PreferenceKey](https://developer.apple.com/documentation/swiftui/preferencekey).
public protocol PreferenceKey {
    associatedtype Value
    /// What a view has that hands up nothing.
    static var defaultValue: Value { get }
    /// Combines what was found so far with the next view's, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

extension ViewNode {
    /// What some nodes hand up together; nil where none of them says anything.
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

/// Who wants to know of preferences: asked after a layout if a view may have said something new.
@MainActor
package final class PreferenceObservers {
    private struct Observer {
        let depth: Int
        let check: () -> Void
    }

    private var observers: [ObjectIdentifier: Observer] = [:]
    private var isStale = false

    func add(_ owner: ViewNode, check: @escaping () -> Void) {
        observers[ObjectIdentifier(owner)] = Observer(depth: owner.depth, check: check)
        isStale = true
    }

    func remove(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }

    /// A view came or went, or hands up another value.
    package func noteChange() { isStale = true }

    /// The innermost first, since what they do may change what the outer ones see.
    func check() {
        guard isStale else { return }
        isStale = false
        for observer in observers.values.sorted(by: { $0.depth > $1.depth }) { observer.check() }
    }
}
