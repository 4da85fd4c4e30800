import DisplayList
import Foundation

/// Cuts a view at a shape.
struct ClipModifier<S: Shape>: WrappingModifier {
    let shape: S
    var style = FillStyle()

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ClipLayoutNode<S> {
        ClipLayoutNode(self, child, direction: node.environment.layoutDirection, graph: node.graph)
    }

    func update(_ wrapper: ClipLayoutNode<S>, for node: ViewNode) {
        wrapper.update(self, node.environment.layoutDirection)
    }
}

final class ClipLayoutNode<S: Shape>: UnaryLayoutNode {
    private var modifier: ClipModifier<S>
    private var direction: LayoutDirection

    init(_ modifier: ClipModifier<S>, _ child: LayoutNode, direction: LayoutDirection, graph: ViewGraph) {
        self.modifier = modifier
        self.direction = direction
        super.init(child, graph: graph)
    }

    func update(_ modifier: ClipModifier<S>, _ direction: LayoutDirection) {
        self.modifier = modifier
        self.direction = direction
        invalidateDisplay()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let drawing = modifier.shape.drawn(in: size, direction)
        if drawing.stroke == nil, case .rectangle(let rect, let cornerRadius) = drawing.outline {
            return builder.show(self, in: rect) {
                $0.style.clips = true
                $0.style.cornerRadius = min(cornerRadius, ShapeDrawing.fullCornerRadius)
            }
        }
        return builder.show(self) {
            $0.style.clipPath = ClipPath(
                path: drawing.strokedPath.geometry.svgPathData, usesEvenOddRule: modifier.style.isEOFilled)
        }
    }
}

extension View {
    /// Hides what of the view is outside of the shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Hides what of the view is outside of its own frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    @available(*, deprecated, message: "Use clipShape(.rect(cornerRadius:))")
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }

    @available(*, unavailable, message: "Kissa has no masks of views: use clipShape(_:)")
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }
}
