import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Shows a view as far as others are opaque.
private struct MaskModifier<Mask: View>: WrappingModifier {
    let mask: Mask
    let alignment: Alignment

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> MaskLayoutNode<Mask> {
        MaskLayoutNode(self.mask, alignment, child, for: node)
    }

    func update(_ wrapper: MaskLayoutNode<Mask>, for node: ViewNode) { wrapper.update(mask, node.environment) }
}

/// As large as the view; the mask is offered that size, and drawn.
private final class MaskLayoutNode<Mask: View>: UnaryLayoutNode {
    private let surface: DrawnSurface<Mask>
    private let alignment: Alignment

    init(_ mask: Mask, _ alignment: Alignment, _ child: LayoutNode, for node: ViewNode) {
        surface = DrawnSurface(mask, node.childContext, alignment: alignment)
        self.alignment = alignment
        super.init(child, graph: node.graph)
        surface.layout.parent = self
    }

    func update(_ mask: Mask, _ environment: EnvironmentValues) {
        surface.update(mask, environment)
        invalidateDisplay()
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        super.placeChildren(in: size, proposal: proposal)
        let offered = ProposedViewSize(size)
        let own = surface.layout.sizeThatFits(offered)
        let place = CGPoint(
            x: (size.width - own.width) * alignment.share.x, y: (size.height - own.height) * alignment.share.y)
        surface.layout.place(at: place, proposal: offered)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let recorder = CanvasRecorder()
        surface.draw(into: recorder, &builder)
        var drawing = recorder.content(size: size)
        // The view's shadow is seen too, where the mask reaches so far.
        drawing.margin = recorder.margin(around: size, atMost: 96)
        return builder.show(self) { $0.style.mask = drawing.mask }
    }

    override func didRetire() { surface.teardown() }
}

extension CanvasContent {
    /// A gradient over all of it is one that the browser has itself.
    fileprivate var mask: Mask {
        guard operations.count == 1, case .fill(let state, _, _, let paint, let box) = operations[0] else {
            return .drawing(self)
        }
        let isWhole = box == CGRect(origin: .zero, size: size) && states[state] == State()
        return isWhole && paint.isGradient ? .paint(paint) : .drawing(self)
    }
}

extension Alignment {
    /// Where in the room that is left the alignment puts something without guides of its own.
    fileprivate var share: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}

extension View {
    /// Shows the view as far as another is opaque.
    ///
    /// See [mask](https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)).
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskModifier(mask: mask(), alignment: alignment))
    }

    /// The older form of `mask(alignment:_:)`.
    @available(swift, deprecated: 100000.0, message: "Use overload where mask accepts a @ViewBuilder instead.")
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
}
