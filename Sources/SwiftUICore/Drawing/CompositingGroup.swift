import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Composes a view before it is blended with the content behind it.
private struct CompositingGroup: WrappingModifier {
    func update(_ wrapper: CompositingLayoutNode, for node: ViewNode) { wrapper.invalidateDisplay() }
}

/// An element inside of which views are blended only with one another.
private final class CompositingLayoutNode: UnaryLayoutNode, PlainWrapper {
    /// The changes that the last composition made to elements. Elements that are not displayed again still have them,
    /// so they are reverted first.
    private var changes: [ElementID: Composition.Change] = [:]

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        for (id, change) in changes { builder.modify([id]) { change.takeBack(&$0.style) } }
        let elements = builder.show(self) { $0.style.isolates = true }
        var composition = Composition(of: builder.list)
        for id in elements { composition.compose(id) }
        changes = composition.changes
        for (id, change) in changes { builder.modify([id]) { $0.style = change.after } }
        return elements
    }
}

extension View {
    /// Composes the view before it is blended with the content behind it.
    public func compositingGroup() -> some View { modifier(CompositingGroup()) }

    /// The same as `compositingGroup()`: the browser decides by itself what it draws in a separate layer.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}
