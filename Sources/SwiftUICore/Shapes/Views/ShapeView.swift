import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A view that draws a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A shape drawn in a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    /// The shape.
    public let shape: Content
    let style: Style
    let fillStyle: FillStyle

    init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: ShapeView, PrimitiveView {
    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        if mayHaveDecoration(Style.self) { return DecoratedShapeNode(view, context) }
        return LeafNode(view, context, layout: ShapeLayoutNode<Content, Style>(view, graph: context.graph)) {
            $0.update($1, $2)
        }
    }
}

/// Takes the shape's own size, and draws the shape as one element.
final class ShapeLayoutNode<Content: Shape, Style: ShapeStyle>: LayoutNode {
    private var view: _ShapeView<Content, Style>
    private var environment = EnvironmentValues()
    private lazy var interpolation = Interpolation<Content>(graph) { [weak self] in self?.showAgain() ?? false }
    private lazy var paintMotion = PaintMotion(graph) { [weak self] in self?.showAgain() ?? false }

    init(_ view: _ShapeView<Content, Style>, graph: ViewGraph) {
        self.view = view
        super.init(graph: graph)
    }

    func update(_ view: _ShapeView<Content, Style>, _ environment: EnvironmentValues) {
        let isSame = FieldLayout.of(Content.self).areEqual(view.shape, self.view.shape)
        self.view = view
        self.environment = environment
        if isSame { invalidateDisplay() } else { invalidateLayout() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { view.shape.sizeThatFits(proposal) }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard size.width.isFinite, size.height.isFinite else { return [] }
        let paint = paintMotion.shown(paint(of: view.style, in: environment), under: builder.animation)
        let shape = interpolation?.shown(view.shape, under: builder.animation) ?? view.shape
        let drawing = environment.drawing(of: shape, in: self)
        return builder.show(self) {
            $0.draw(
                drawing, with: paint, placed: stylePlacement(of: view.style, in: environment),
                usesEvenOddRule: view.fillStyle.isEOFilled, in: size)
        }
    }
}
