import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Puts a view together before it is mixed with what is behind it.
private struct CompositingGroup: WrappingModifier {
    func update(_ wrapper: CompositingLayoutNode, for node: ViewNode) { wrapper.invalidateDisplay() }
}

/// An element of its own, in which views are mixed with one another only.
private final class CompositingLayoutNode: UnaryLayoutNode, PlainWrapper {
    /// What was changed in elements when they were last mixed; those that are not displayed again have it still.
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
    /// The view is put together before it is mixed with what is behind it.
    public func compositingGroup() -> some View { modifier(CompositingGroup()) }

    /// The same as `compositingGroup()`: the browser decides by itself what it draws in a layer of its own.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        compositingGroup()
    }
}
