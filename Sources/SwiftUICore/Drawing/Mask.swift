import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Masks a view by the opacity of others.
private struct MaskModifier<Mask: View>: WrappingModifier {
    let mask: Mask
    let alignment: Alignment

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> MaskLayoutNode<Mask> {
        MaskLayoutNode(self.mask, alignment, child, for: node)
    }

    func update(_ wrapper: MaskLayoutNode<Mask>, for node: ViewNode) { wrapper.update(mask, node.environment) }
}

/// Has the size of the view, which is also proposed to the mask; the mask is drawn.
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
        // The view's shadow is visible too, where the mask extends to it.
        drawing.margin = recorder.margin(around: size, atMost: 96)
        return builder.show(self) { $0.style.mask = drawing.mask }
    }

    override func didRetire() { surface.teardown() }
}

extension CanvasContent {
    /// The drawing as a mask. A single gradient over the whole size becomes one of the browser's own gradients.
    fileprivate var mask: Mask {
        guard operations.count == 1, case .fill(let state, _, _, let paint, let box) = operations[0] else {
            return .drawing(self)
        }
        let isWhole = box == CGRect(origin: .zero, size: size) && states[state] == State()
        return isWhole && paint.isGradient ? .paint(paint) : .drawing(self)
    }
}

extension Alignment {
    /// The fractions of the spare width and height at which the alignment puts a view without alignment guides.
    fileprivate var share: UnitPoint {
        let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
        return UnitPoint(x: x, y: y)
    }
}

extension View {
    /// Masks the view by the opacity of another.
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
