import CoreGraphics
import DisplayList
import Foundation

/// A view that is drawn by a closure, rather than made of views.
///
/// See [Canvas](https://developer.apple.com/documentation/swiftui/canvas). The closure runs here and what it draws is sent
/// once; the browser draws it. Nothing in it can be hit, or is read out: give the canvas a label.
public struct Canvas<Symbols: View> {
    let isOpaque: Bool
    let colorMode: ColorRenderingMode
    let renderer: (inout GraphicsContext, CGSize) -> Void
    let symbols: Symbols

    /// `symbols` are views with tags, by which the closure finds them: `context.resolveSymbol(id:)`. Apple draws
    /// asynchronously where it is asked to; here drawing is always part of the evaluation.
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

/// Takes all that it is offered, and draws when it is displayed.
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

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        symbols?.layout.place(at: .zero, proposal: .unspecified)
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view, size.width.isFinite, size.height.isFinite else { return [] }
        let recorder = CanvasRecorder()
        draw(view, symbols?.symbols(&builder), into: recorder)
        for (family, text) in recorder.fonts { builder.use([family], for: text) }
        return builder.show(self) {
            $0.content = .canvas(
                CanvasContent(
                    size: size, isOpaque: view.isOpaque, states: recorder.states, operations: recorder.operations))
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

/// Collects what is drawn.
package final class CanvasRecorder {
    package private(set) var states: [CanvasContent.State] = []
    private var places: [CanvasContent.State: Int] = [:]
    /// The operations of the layers that are open, the outermost first.
    private var open: [[CanvasContent.Operation]] = [[]]
    package private(set) var fonts: [(family: String, text: String)] = []

    package init() {}

    package var operations: [CanvasContent.Operation] { open[0] }

    package func place(of state: CanvasContent.State) -> Int {
        if let place = places[state] { return place }
        places[state] = states.count
        states.append(state)
        return states.count - 1
    }

    package func add(_ operation: CanvasContent.Operation) { open[open.count - 1].append(operation) }

    func layer(in state: CanvasContent.State, _ body: () throws -> Void) rethrows {
        beginLayer()
        defer { endLayer(in: state) }
        try body()
    }

    /// What the body draws, as far as what the mask draws is opaque.
    func masked(_ body: () -> Void, by mask: () -> Void) {
        let (drawn, cut) = (collected(body), collected(mask))
        guard !drawn.isEmpty, !cut.isEmpty else { return }
        add(.masked(state: place(of: CanvasContent.State()), drawn, by: cut))
    }

    private func collected(_ body: () -> Void) -> [CanvasContent.Operation] {
        open.append([])
        body()
        return open.removeLast()
    }

    func beginLayer() { open.append([]) }

    func endLayer(in state: CanvasContent.State) {
        let operations = open.removeLast()
        if !operations.isEmpty { add(.layer(state: place(of: state), operations)) }
    }

    /// Adds what another canvas draws, under a transform.
    func add(_ content: CanvasContent, _ transform: CGAffineTransform) {
        for operation in content.operations { add(moved(operation, of: content, transform)) }
    }

    private func moved(
        _ operation: CanvasContent.Operation, of content: CanvasContent, _ transform: CGAffineTransform
    ) -> CanvasContent.Operation {
        func place(_ state: Int) -> Int {
            var state = content.states[state]
            state.transform = CGAffineTransform(numbers: state.transform).concatenating(transform).numbers
            state.clips = state.clips.map {
                ClipPath(path: $0.path.applyingToSVG(transform), usesEvenOddRule: $0.usesEvenOddRule)
            }
            return self.place(of: state)
        }
        return switch operation {
        case .fill(let state, let path, let rule, let paint, let box):
            .fill(state: place(state), path: path, usesEvenOddRule: rule, paint: paint, box: box)
        case .stroke(let state, let path, let stroke, let box):
            .stroke(state: place(state), path: path, stroke: stroke, box: box)
        case .text(let state, let text): .text(state: place(state), text)
        case .image(let state, let image, let frame): .image(state: place(state), image, frame: frame)
        case .layer(let state, let operations):
            .layer(state: place(state), operations.map { moved($0, of: content, transform) })
        case .masked(let state, let operations, let mask):
            .masked(
                state: place(state), operations.map { moved($0, of: content, transform) },
                by: mask.map { moved($0, of: content, transform) })
        }
    }

    package func use(_ family: String, for text: String) { fonts.append((family, text)) }
}
