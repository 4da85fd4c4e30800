import DisplayList
import Foundation
import Observation

/// A view that is drawn by a closure, rather than made of views.
///
/// See [Canvas](https://developer.apple.com/documentation/swiftui/canvas). The closure runs here and what it draws is sent
/// once; the browser draws it. Nothing in it can be hit, or is read out: give the canvas a label.
public struct Canvas {
    let isOpaque: Bool
    let colorMode: ColorRenderingMode
    let renderer: (inout GraphicsContext, CGSize) -> Void

    /// Apple draws asynchronously where it is asked to; here drawing is always part of the evaluation.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.renderer = renderer
    }

    @available(
        *, unavailable, message: "Kissa's canvases draw no views: draw texts, images and paths, or overlay views"
    )
    public init<Symbols: View>(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.init(renderer: renderer)
    }
}

extension Canvas: View, PrimitiveView {
    static package func makeNode(_ view: Canvas, in context: NodeContext) -> TypedNode<Canvas> {
        LeafNode(view, context, layout: CanvasLayoutNode(graph: context.graph)) { $0.update($1, $2) }
    }
}

/// Takes all that it is offered, and draws when it is displayed.
private final class CanvasLayoutNode: LayoutNode {
    private var view: Canvas?
    private var environment = EnvironmentValues()
    private var drawing = 0

    func update(_ view: Canvas, _ environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
        invalidateDisplay()
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        guard let view, size.width.isFinite, size.height.isFinite else { return [] }
        let recorder = CanvasRecorder()
        draw(view, into: recorder)
        for (family, text) in recorder.fonts { builder.use([family], for: text) }
        return builder.show(self) {
            $0.content = .canvas(
                CanvasContent(
                    size: size, isOpaque: view.isOpaque, states: recorder.states, operations: recorder.operations))
        }
    }

    /// What the closure reads is observed, as what a body reads is.
    private func draw(_ view: Canvas, into recorder: CanvasRecorder) {
        drawing += 1
        let current = drawing
        withObservationTracking {
            var context = GraphicsContext(recorder: recorder, environment: environment, size: size)
            view.renderer(&context, size)
        } onChange: { [weak self] in
            onMainActor {
                guard let self, current == self.drawing else { return }
                self.invalidateDisplay()
            }
        }
    }
}

/// Collects what is drawn.
final class CanvasRecorder {
    private(set) var states: [CanvasContent.State] = []
    private var places: [CanvasContent.State: Int] = [:]
    /// The operations of the layers that are open, the outermost first.
    private var open: [[CanvasContent.Operation]] = [[]]
    private(set) var fonts: [(family: String, text: String)] = []

    var operations: [CanvasContent.Operation] { open[0] }

    func place(of state: CanvasContent.State) -> Int {
        if let place = places[state] { return place }
        places[state] = states.count
        states.append(state)
        return states.count - 1
    }

    func add(_ operation: CanvasContent.Operation) { open[open.count - 1].append(operation) }

    func layer(in state: CanvasContent.State, _ body: () throws -> Void) rethrows {
        open.append([])
        defer {
            let operations = open.removeLast()
            if !operations.isEmpty { add(.layer(state: place(of: state), operations)) }
        }
        try body()
    }

    func use(_ family: String, for text: String) { fonts.append((family, text)) }
}
