import DisplayList

/// A value that a view provides to its container: its priority, tag, z-index, transition.
package protocol TraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

struct LayoutPriorityTrait: TraitKey {
    static var defaultValue: Double { 0 }
}

struct ZIndexTrait: TraitKey {
    static var defaultValue: Double { 0 }
}

package struct TagTrait: TraitKey {
    package static var defaultValue: AnyHashable? { nil }
}

/// Sets one trait on each layout node of its content.
package struct TraitModifier<K: TraitKey>: WrappingModifier {
    package let value: K.Value

    package init(value: K.Value) { self.value = value }

    package func makeWrapper(around child: LayoutNode, for node: ViewNode) -> UnaryLayoutNode {
        let wrapper = UnaryLayoutNode(child, graph: node.graph)
        wrapper.setTrait(K.self, value)
        return wrapper
    }

    package func update(_ wrapper: UnaryLayoutNode, for node: ViewNode) {
        wrapper.setTrait(K.self, value)
        wrapper.invalidateLayout()
        wrapper.traitsDidChange()
    }
}

extension View {
    /// Tags the view with a value, for pickers, tabs and lists. `includeOptional` has no effect here: a tag always matches the
    /// optional value as well.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TraitModifier<TagTrait>(value: AnyHashable(tag)))
    }
}
