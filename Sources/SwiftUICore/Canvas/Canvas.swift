import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// A view that is drawn by a closure, rather than made of views.
///
/// See [Canvas](https://developer.apple.com/documentation/swiftui/canvas). The closure runs in the host and its drawing
/// is sent once; the browser draws it. The content takes no part in hit testing and isn't read out: give the canvas an
/// accessibility label.
public struct Canvas<Symbols: View> {
    let isOpaque: Bool
    let colorMode: ColorRenderingMode
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    /// `symbols` are tagged views, which the closure looks up by their tags with `context.resolveSymbol(id:)`.
    /// `rendersAsynchronously` has no effect here: drawing is always part of the evaluation.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.renderer = renderer
        self.symbols = symbols()
    }
}

extension Canvas where Symbols == EmptyView {
    /// A canvas without symbols. `rendersAsynchronously` has no effect here.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(opaque: opaque, colorMode: colorMode, renderer: renderer, symbols: { EmptyView() })
    }
}

extension Canvas: View, PrimitiveView {
    static package func makeNode(_ view: Canvas, in context: NodeContext) -> TypedNode<Canvas> {
        LeafNode(view, context, layout: CanvasLayoutNode(view.symbols, context)) { $0.update($1, $2) }
    }
}

/// Takes the size that it is proposed, and draws when it is displayed.
private final class CanvasLayoutNode<Symbols: View>: LayoutNode {
    private var view: Canvas<Symbols>?
    private var environment = EnvironmentValues()
    private let symbols: DrawnSurface<Symbols>?

    init(_ symbols: Symbols, _ context: NodeContext) {
        self.symbols = symbols is EmptyView ? nil : DrawnSurface(symbols, context)
        super.init(graph: context.graph)
        self.symbols?.layout.parent = self
    }

    func update(_ view: Canvas<Symbols>, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        symbols?.update(view.symbols, environment)
        invalidateDisplay()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// Drawings, and the symbols in them, aren't mirrored.
    override var mirroringWidth: CGFloat? { nil }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        symbols?.layout.place(at: .zero, proposal: .unspecified)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view, size.width.isFinite, size.height.isFinite else { return [] }
        let recorder = CanvasRecorder()
        draw(view, symbols?.symbols(&builder), into: recorder)
        for (family, text) in recorder.fonts { builder.use([family], for: text) }
        return builder.show(self) {
            $0.content = .canvas(recorder.content(size: size, isOpaque: view.isOpaque))
        }
    }

    private func draw(_ view: Canvas<Symbols>, _ symbols: CanvasSymbols?, into recorder: CanvasRecorder) {
        observing(.display) {
            var context = GraphicsContext(recorder: recorder, environment: environment, size: size, symbols: symbols)
            view.renderer(&context, size)
        }
    }

    override func didRetire() { symbols?.teardown() }
}
