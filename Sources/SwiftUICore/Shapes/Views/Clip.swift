import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Cuts a view at a shape.
struct ClipModifier<S: Shape>: WrappingModifier {
    let shape: S
    var style = FillStyle()

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> ClipLayoutNode<S> {
        ClipLayoutNode(self, child, environment: node.environment, graph: node.graph)
    }

    func update(_ wrapper: ClipLayoutNode<S>, for node: ViewNode) {
        wrapper.update(self, node.environment)
    }
}

/// Sends the shape's path for the view's size as a clip, and animates its animatable part.
final class ClipLayoutNode<S: Shape>: UnaryLayoutNode {
    private var modifier: ClipModifier<S>
    private var environment: EnvironmentValues
    private lazy var interpolation = Interpolation<S>(graph) { [weak self] in self?.showAgain() ?? false }

    init(_ modifier: ClipModifier<S>, _ child: LayoutNode, environment: EnvironmentValues, graph: ViewGraph) {
        self.modifier = modifier
        self.environment = environment
        super.init(child, graph: graph)
    }

    func update(_ modifier: ClipModifier<S>, _ environment: EnvironmentValues) {
        self.modifier = modifier
        self.environment = environment
        invalidateDisplay()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let shape = interpolation?.shown(modifier.shape, under: builder.animation) ?? modifier.shape
        let drawing = environment.drawing(of: shape, in: self)
        if drawing.stroke == nil, case .rectangle(let rect, let cornerRadius) = drawing.outline {
            return builder.show(self, in: rect) {
                $0.style.clips = true
                $0.style.cornerRadius = min(cornerRadius, ShapeDrawing.fullCornerRadius)
            }
        }
        return builder.show(self) {
            $0.style.clipPath = ClipPath(path: drawing.strokedPath.geometry, usesEvenOddRule: modifier.style.isEOFilled)
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

    /// Hides what of the view is outside of a rectangle with round corners of a radius in points.
    @available(swift, deprecated: 100000.0, message: "Use clipShape(.rect(cornerRadius:))")
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
