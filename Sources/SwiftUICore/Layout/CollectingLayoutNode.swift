import Foundation

/// A layout node around views that come and go: it asks for their layout nodes, and keeps the answer until it hears that
/// it would be another. How these lie is where the kinds of it differ.
package class CollectingLayoutNode: LayoutNode {
    /// Where the views' layout nodes come from; asked again after `childrenDidChange`.
    final var collect: () -> [LayoutNode] = { [] }
    private var known: [LayoutNode]?

    final var collected: [LayoutNode] {
        if let known { return known }
        let fresh = collect()
        for child in fresh { child.parent = self }
        known = fresh
        return fresh
    }

    override package var children: [LayoutNode] { collected }

    override final func childrenDidChange() {
        known = nil
        super.childrenDidChange()
    }
}
