/// A key for a value that a view provides to its container.
public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Values that a view provides to its container.
///
/// See [ContainerValues](https://developer.apple.com/documentation/swiftui/containervalues).
public struct ContainerValues {
    var values: [ObjectIdentifier: Any] = [:]
    /// The view's tag, whatever its type.
    var anyTag: AnyHashable?

    /// The view's value for a key, or the key's default.
    public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(K.self)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(K.self)] = newValue }
    }

    /// The value of `tag`, if it has that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { anyTag?.base as? V }

    /// Whether the view has that tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

struct ContainerValuesTrait: TraitKey {
    static var defaultValue: [ObjectIdentifier: Any] { [:] }
}

/// Adds a value to those that the view already has: the innermost modifier's value applies.
struct ContainerValueModifier: WrappingModifier {
    let key: ObjectIdentifier
    let value: Any

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> UnaryLayoutNode {
        let wrapper = UnaryLayoutNode(child, graph: node.graph)
        write(wrapper)
        return wrapper
    }

    func update(_ wrapper: UnaryLayoutNode, for node: ViewNode) {
        write(wrapper)
        wrapper.traitsDidChange()
    }

    private func write(_ wrapper: UnaryLayoutNode) {
        wrapper.setTrait(
            ContainerValuesTrait.self,
            wrapper.child.trait(ContainerValuesTrait.self).merging([key: value]) { inner, _ in inner })
    }
}

extension View {
    /// Sets a value for the view's container.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        var values = ContainerValues()
        values[keyPath: keyPath] = value
        let (key, any) = values.values.first ?? (ObjectIdentifier(Never.self), value)
        return modifier(ContainerValueModifier(key: key, value: any))
    }
}

extension Subview {
    /// The view's container values.
    public var containerValues: ContainerValues { layouts.first.map { ContainerValues(of: $0) } ?? ContainerValues() }
}

extension LayoutSubview {
    /// The view's container values, for use by a layout.
    public var containerValues: ContainerValues { assumingMainActor { ContainerValues(of: node) } }
}

extension ContainerValues {
    @MainActor fileprivate init(of layout: LayoutNode) {
        values = layout.trait(ContainerValuesTrait.self)
        anyTag = layout.trait(TagTrait.self) ?? layout.trait(ForEachIdentityTrait.self)
    }
}
