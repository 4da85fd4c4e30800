import Observation
@_spi(Nodes) import ViewTree

/// A key for what the view with the keyboard says to the rest of its window.
public protocol FocusedValueKey {
    associatedtype Value
    /// Nil: nobody says anything. `@Entry` writes it down.
    static var defaultValue: Value? { get }
}

/// What the view with the keyboard, or the whole window, says.
///
/// See [FocusedValues](https://developer.apple.com/documentation/swiftui/focusedvalues).
public struct FocusedValues {
    var values: [ObjectIdentifier: Any] = [:]
    /// Those who read a window's values, each by itself.
    var readers: FocusedReaders?

    /// The value under a key; nil where nobody says anything.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get {
            readers?.look(at: ObjectIdentifier(K.self))
            return values[ObjectIdentifier(K.self)] as? K.Value
        }
        set { values[ObjectIdentifier(K.self)] = newValue }
    }
}

extension FocusedValueKey {
    /// Nil: nobody says anything.
    public static var defaultValue: Value? { nil }
}

/// The focused values of one window. Views that read one are evaluated again when it changes.
@MainActor
final class FocusedScene: WindowService {
    private struct Owner {
        let depth: Int
        /// What it says. Made once: a closure would be another each time that it is put among the values.
        let said: FocusedValues
        /// Whether it counts wherever the keyboard is.
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

    /// The innermost view has the last word. Who reads what is said once more is left alone.
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

private struct FocusedValueModifier: PrimitiveModifier {
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

    /// Not while others are evaluated, who may have read the values already.
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
    /// Says something to the window for as long as the keyboard is in this view.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(change: { $0[keyPath: keyPath] = value }, isOfScene: false))
    }

    /// Says something to the window for as long as the keyboard is in this view; nil says nothing.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(change: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: false))
    }

    /// Gives the window an observable object for as long as the keyboard is in this view; nil is none.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(change: { $0[FocusedObjectKey<T>.self] = object }, isOfScene: false))
    }

    /// Publishes a value to the window, whichever view has the keyboard focus.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(change: { $0[keyPath: keyPath] = value }, isOfScene: true))
    }

    /// Says something to the window wherever the keyboard is; nil says nothing.
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(change: { if let value { $0[keyPath: keyPath] = value } }, isOfScene: true))
    }

    /// Gives the window an observable object wherever the keyboard is; nil is none.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(change: { $0[FocusedObjectKey<T>.self] = object }, isOfScene: true))
    }
}

/// The focused values' place for an observable object, by its type.
struct FocusedObjectKey<Object: AnyObject>: FocusedValueKey { typealias Value = Object }
