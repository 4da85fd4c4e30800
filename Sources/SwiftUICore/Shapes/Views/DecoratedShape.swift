import Foundation
@_spi(Nodes) import ViewTree

/// The node of a shape whose style may have a decoration: shadows, or a blend mode. The shape stays the same view whatever its
/// decoration.
final class DecoratedShapeNode<Content: Shape, Style: ShapeStyle>: TypedNode<_ShapeView<Content, Style>> {
    private var view: _ShapeView<Content, Style>
    private var plain: TypedNode<_ShapeView<Content, PaintStyle>>!
    /// Nil until the style has inner shadows for the first time.
    private var inner: TypedNode<InnerShadows<Content>>?
    private var layout: DecoratedShapeLayout!

    init(_ view: _ShapeView<Content, Style>, _ context: NodeContext) {
        self.view = view
        super.init(context)
        plain = makeTypedChild(plainView)
        layout = DecoratedShapeLayout(plain.layoutChildren[0], graph: graph)
        layout.innerLayouts = { [unowned self] in inner?.layoutChildren ?? [] }
        showDecoration()
    }

    override var childNodes: [ViewNode] { [plain, inner].compactMap { $0 } }
    override var ownLayout: LayoutNode? { layout }

    override func update(_ view: _ShapeView<Content, Style>) {
        self.view = view
        plain.update(plainView)
        showDecoration()
    }

    override func environmentDidChange(from old: EnvironmentValues) {
        super.environmentDidChange(from: old)
        showDecoration()
    }

    private var plainView: _ShapeView<Content, PaintStyle> {
        _ShapeView(shape: view.shape, style: PaintStyle(view.style), fillStyle: view.fillStyle)
    }

    private func showDecoration() {
        let decoration = StyleDecoration(of: view.style, in: environment)
        layout.update(decoration, environment)
        let shadows = InnerShadows(shape: view.shape, fillStyle: view.fillStyle, shadows: decoration.innerShadows)
        if let inner {
            inner.update(shadows)
        } else if !decoration.innerShadows.isEmpty {
            inner = makeTypedChild(shadows)
            layout.childrenDidChange()
        }
    }
}

/// Shows a shape with inner shadows on it, within the layers of its drop shadows.
private final class DecoratedShapeLayout: DecorationLayoutNode {
    private let fill: ShadedFill
    /// Finds the layout nodes of the inner shadows.
    var innerLayouts: () -> [LayoutNode] = { [] }

    override init(_ child: LayoutNode, graph: ViewGraph) {
        fill = ShadedFill(child, graph: graph)
        super.init(fill, graph: graph)
    }

    override func childrenDidChange() {
        fill.inner = innerLayouts()
        super.childrenDidChange()
    }

    override func didRetire() {
        super.didRetire()
        graph.retire(fill)
    }
}

/// A shape and the inner shadows on it.
private final class ShadedFill: UnaryLayoutNode {
    var inner: [LayoutNode] = [] {
        didSet {
            for layout in inner { layout.parent = self }
            invalidateLayout()
        }
    }

    override var children: [LayoutNode] { [child] + inner }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        for layout in inner { layout.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
}

/// The inner shadows of a shape.
private struct InnerShadows<Content: Shape>: View {
    let shape: Content
    let fillStyle: FillStyle
    /// The one that was added last comes first.
    let shadows: [ShadowStyle]

    var body: some View {
        ForEach(Array(shadows.reversed().enumerated()), id: \.offset) { _, shadow in
            _ShapeView(
                shape: Surroundings(shape: shape, reach: shadow.reach), style: shadow.color,
                fillStyle: FillStyle(eoFill: true)
            )
            .blur(radius: shadow.radius / 2)
            .offset(shadow.offset)
            .clipShape(shape, style: fillStyle)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }
}

/// The area around a shape, as far as a shadow extends from it.
private struct Surroundings<Content: Shape>: Shape {
    var shape: Content
    let reach: CGFloat

    func path(in rect: CGRect) -> Path {
        let outline = shape.path(in: rect)
        var path = Path(outline.boundingRect.union(rect).insetBy(dx: -reach, dy: -reach))
        path.addPath(outline)
        return path
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension ShadowStyle {
    /// The distance from the edge to which the shadow is visible, in points.
    var reach: CGFloat { 2 * radius + abs(offset.width) + abs(offset.height) + 1 }
}
