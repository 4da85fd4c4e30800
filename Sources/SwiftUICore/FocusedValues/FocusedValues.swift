import Observation
@_spi(Nodes) import ViewTree

/// A key for a value that the focused view provides to the rest of its window.
public protocol FocusedValueKey {
    associatedtype Value
    /// Nil: no view provides a value. The `@Entry` macro generates it.
    static var defaultValue: Value? { get }
}

/// The values that the focused view, or the whole window, provides.
///
/// See [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
    var values: [ObjectIdentifier: Any] = [:]
    /// The readers of a window's values, by key.
    var readers: FocusedReaders?

    /// The value for a key; nil if none is provided.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get {
            readers?.look(at: ObjectIdentifier(K.self))
            return values[ObjectIdentifier(K.self)] as? K.Value
        }
        set { values[ObjectIdentifier(K.self)] = newValue }
    }
}

extension FocusedValueKey {
    /// Nil: no view provides a value.
    public static var defaultValue: Value? { nil }
}

/// The focused values of one window. Views that read one are evaluated again when it changes.
@MainActor
final class FocusedScene: WindowService {
    private struct Owner {
        let depth: Int
        /// The values that the owner provides. They are made once, because a closure made again wouldn't compare equal.
        let said: FocusedValues
        /// Whether the values apply wherever the focus is.
        let isOfScene: Bool
        let hasFocus: () -> Bool
    }

    private var owners: [ObjectIdentifier: Owner] = [:]
    private let readers = FocusedReaders()
    private(set) var values: FocusedValues
    private var renewals = FocusedRenewals()

    init(graph: ViewGraph) { values = FocusedValues(readers: readers) }

    func set(
        _ owner: ViewNode, isOfScene: Bool, hasFocus: @escaping () -> Bool,
        _ change: @escaping (inout FocusedValues) -> Void
    ) {
        var said = FocusedValues()
        change(&said)
        owners[ObjectIdentifier(owner)] = Owner(
            depth: owner.depth, said: said, isOfScene: isOfScene, hasFocus: hasFocus)
        refresh(inPass: owner.graph.passSerial)
    }

    func remove(_ owner: ViewNode) {
        owners[ObjectIdentifier(owner)] = nil
        refresh(inPass: owner.graph.passSerial)
    }

    /// Merges the values of all owners; the innermost view takes precedence. Readers of unchanged values aren't
    /// invalidated.
    func refresh(inPass pass: Int) {
        var new: [ObjectIdentifier: Any] = [:]
        for owner in owners.values.sorted(by: { $0.depth < $1.depth }) where owner.isOfScene || owner.hasFocus() {
            new.merge(owner.said.values) { $1 }
        }
        let old = values.values
        values.values = new
        for key in Set(old.keys).union(new.keys) {
            switch FocusedDifference(old[key], new[key]) {
            case .same: break
            case .other: readers.tell(of: key)
            case .unknown: if renewals.note(key, inPass: pass) { readers.tell(of: key) }
            }
        }
    }
}

extension ViewGraph {
    var focusedScene: FocusedScene { service() }
}

struct FocusedValueModifier: PrimitiveModifier {
    let change: (inout FocusedValues) -> Void
    let isOfScene: Bool

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        FocusedValueNode(view, context)
    }
}

private final class FocusedValueNode<Content: View>: ModifierNode<Content, FocusedValueModifier> {
    override init(_ view: ModifiedContent<Content, FocusedValueModifier>, _ context: NodeContext) {
        super.init(view, context)
        guard !modifier.isOfScene else { return }
        graph.focusRegistry.add(self) { [weak graph] _ in
            if let graph { graph.focusedScene.refresh(inPass: graph.passSerial) }
        }
    }

    /// Sets the values after the commit, because bodies that are evaluated in this round may have read them already.
    override func evaluate() {
        let modifier = modifier
        graph.afterCommit { [weak self] in
            guard let self, isAlive else { return }
            graph.focusedScene.set(
                self, isOfScene: modifier.isOfScene, hasFocus: { [weak self] in self?.holdsFocus ?? false },
                modifier.change)
        }
    }

    private var holdsFocus: Bool {
        guard let focus = graph.focus, let holder = graph.layoutNode(of: focus) else { return false }
        let own = layoutChildren
        return sequence(first: holder, next: \.parent).contains { node in own.contains { $0 === node } }
    }

    override func withdraw() {
        graph.focusRegistry.remove(self)
        graph.focusedScene.remove(self)
    }
}

extension View {
    /// Provides a value to the window while the focus is in this view.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(change: { $0[keyPath: keyPath] = value }, isOfScene: false))
    }

    /// Provides a value to the window while the focus is in this view; nil provides none.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(change: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: false))
    }

    /// Provides an observable object to the window while the focus is in this view; nil provides none.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(change: { $0[FocusedObjectKey<T>.self] = object }, isOfScene: false))
    }

    /// Provides a value to the window, whichever view has the focus.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(change: { $0[keyPath: keyPath] = value }, isOfScene: true))
    }

    /// Provides a value to the window, whichever view has the focus; nil provides none.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(change: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: true))
    }

    /// Provides an observable object to the window, whichever view has the focus; nil provides none.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(change: { $0[FocusedObjectKey<T>.self] = object }, isOfScene: true))
    }
}

/// The key for an observable object of a type.
struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }
