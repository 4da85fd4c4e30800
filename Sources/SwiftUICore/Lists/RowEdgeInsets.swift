import Foundation

/// How far a row's view stays from some of the row's edges, in points; nil is the distance that it has anyway.
struct RowEdgeInsets: Equatable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    func applied(to insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
            trailing: trailing ?? insets.trailing)
    }

    mutating func set(_ edges: Edge.Set, to length: CGFloat?) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }
}

struct RowEdgeInsetsTrait: TraitKey { static var defaultValue: RowEdgeInsets { RowEdgeInsets() } }

/// Sets some edges, and leaves the others as the views inside have them.
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
        var insets = inner as? RowEdgeInsets ?? RowEdgeInsets()
        insets.set(modifier.edges, to: modifier.length)
        return insets
    }
}

extension View {
    /// How far the view stays from some edges of its row, in points; nil is the list's own distance. The other edges
    /// stay as they are.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(RowEdgeInsetsModifier(edges: edges, length: length))
    }
}
