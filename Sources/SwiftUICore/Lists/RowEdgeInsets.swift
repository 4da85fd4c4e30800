import Foundation
@_spi(Nodes) import ViewTree

struct RowEdgeInsetsTrait: TraitKey { static var defaultValue: PartialEdgeInsets { PartialEdgeInsets() } }

/// Sets the insets of some edges, and keeps those that the views inside have set for the others.
private struct RowEdgeInsetsModifier: WrappingModifier {
    let edges: Edge.Set
    let length: CGFloat?

    func update(_ wrapper: RowEdgesLayoutNode, for node: ViewNode) {
        wrapper.modifier = self
        wrapper.traitsDidChange()
    }
}

private final class RowEdgesLayoutNode: UnaryLayoutNode, PlainWrapper {
    var modifier: RowEdgeInsetsModifier?

    override func inheritedTrait(_ key: ObjectIdentifier) -> Any? {
        let inner = super.inheritedTrait(key)
        guard let modifier, key == ObjectIdentifier(RowEdgeInsetsTrait.self) else { return inner }
        var insets = inner as? PartialEdgeInsets ?? PartialEdgeInsets()
        insets.set(modifier.edges, to: modifier.length)
        return insets
    }
}

extension View {
    /// Sets the view's distance from some edges of its row, in points; nil is the list's own distance. The other edges
    /// keep theirs.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowEdgeInsetsModifier(edges: edges, length: length))
    }
}
