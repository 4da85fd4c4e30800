import DisplayList
import Foundation

/// A container whose content depends on its own size and position.
public struct GeometryReader<Content: View>: View, PrimitiveView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// A reader, which takes the whole proposed size; its content is placed in its top leading corner.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        GeometryReaderNode(view, context)
    }
}

/// Evaluates the content when the size is known: during layout, before the content itself is laid out.
private final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>> {
    private var view: GeometryReader<Content>
    private let layout: GeometryReaderLayoutNode
    private var child: TypedNode<Content>?
    private var readings: [() -> Bool] = []
    private var size: CGSize?

    init(_ view: GeometryReader<Content>, _ context: NodeContext) {
        self.view = view
        layout = GeometryReaderLayoutNode(graph: context.graph)
        super.init(context)
        layout.collect = { [unowned self] in child?.layoutChildren ?? [] }
        layout.sizeIsKnown = { [unowned self] in sizeIsKnown($0) }
        graph.geometryObservers.add(self) { [unowned self] in check() }
    }

    override var onlyChild: ViewNode? { child }
    override var ownLayout: LayoutNode? { layout }

    override func update(_ view: GeometryReader<Content>) {
        self.view = view
        if child != nil { evaluate() }
    }

    override func evaluate() {
        readings = []
        let proxy = GeometryProxy(node: layout) { [weak self] in self?.readings.append($0) }
        let content = track { view.content(proxy) }
        if let child {
            child.update(content)
        } else {
            child = makeTypedChild(content)
            layout.childrenDidChange()
        }
    }

    private func sizeIsKnown(_ size: CGSize) {
        guard size != self.size else { return }
        self.size = size
        evaluate()
    }

    private func check() {
        guard readings.contains(where: { !$0() }) else { return }
        evaluate()
    }

    override func teardown() {
        super.teardown()
        graph.geometryObservers.remove(self)
    }
}

/// Takes the proposed size and places its views in its top leading corner.
private final class GeometryReaderLayoutNode: CollectingLayoutNode {
    var sizeIsKnown: (CGSize) -> Void = { _ in }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        sizeIsKnown(size)
        for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.displayGroup(self) }
}
