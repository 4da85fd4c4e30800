import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Adds the drop shadows and the blend mode of a style to a view.
struct DecorationModifier: WrappingModifier {
    let style: AnyShapeStyle

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> DecorationLayoutNode {
        let wrapper = DecorationLayoutNode(child, graph: node.graph)
        update(wrapper, for: node)
        return wrapper
    }

    func update(_ wrapper: DecorationLayoutNode, for node: ViewNode) {
        wrapper.update(StyleDecoration(of: style, in: node.environment), node.environment)
    }
}

/// Shows the drop shadows and the blend mode of a style, in one element for each shadow. There is none if the style has
/// no decoration at present, and the view below stays the same one when it gets some.
class DecorationLayoutNode: UnaryLayoutNode {
    /// One around the other, the outermost last.
    private var layers: [LayerNode] = []

    override var children: [LayoutNode] { [outermost] }
    private var outermost: LayoutNode { layers.last ?? child }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        outermost.place(at: .zero, proposal: proposal)
    }

    func update(_ decoration: StyleDecoration, _ environment: EnvironmentValues) {
        let looks = Look.all(of: decoration, in: environment)
        if looks.count != layers.count { setCount(looks.count) }
        for (layer, look) in zip(layers, looks) { layer.show(look) }
    }

    private func setCount(_ count: Int) {
        for layer in layers { graph.retire(layer) }
        layers = []
        for _ in 0..<count { layers.append(LayerNode(outermost, graph: graph)) }
        outermost.parent = self
        invalidateLayout()
    }

    override func didRetire() {
        for layer in layers { graph.retire(layer) }
    }
}

/// What one element shows of a decoration.
private struct Look: Equatable {
    var shadow: ElementStyle.Shadow?
    var blendMode: ElementBlendMode?

    /// The outermost look comes last, and has the blend mode, which is that of all shadows.
    static func all(of decoration: StyleDecoration, in environment: EnvironmentValues) -> [Look] {
        var looks = decoration.dropShadows.reversed().map { shadow in
            Look(
                shadow: ElementStyle.Shadow(
                    color: shadow.color.displayColor(in: environment), radius: shadow.radius, offset: shadow.offset))
        }
        if let mode = decoration.blendMode {
            if looks.isEmpty { looks = [Look()] }
            looks[looks.count - 1].blendMode = mode.displayMode
        }
        return looks
    }
}

private final class LayerNode: UnaryLayoutNode {
    private var look = Look()

    func show(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        invalidateDisplay()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        builder.show(self) {
            $0.style.shadow = look.shadow
            if let mode = look.blendMode { $0.style.blendMode = mode }
        }
    }
}
