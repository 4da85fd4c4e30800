import DisplayList
import Foundation

/// The top of a window's view tree.
final class RootNode<V: View>: TypedNode<V> {
    private let layout: RootLayoutNode
    private var child: TypedNode<V>!

    init(_ view: V, _ context: NodeContext, layout: RootLayoutNode) {
        self.layout = layout
        super.init(context)
        child = makeTypedChild(view)
        layout.collect = { [unowned self] in child.layoutChildren }
    }

    override var childNodes: [ViewNode] { child.map { [$0] } ?? [] }
    // It is the window's own, and doesn't end with the views.
    override var layoutChildren: [LayoutNode] { [layout] }
    override func layoutChildrenDidChange() { layout.childrenDidChange() }
    override func update(_ view: V) { child.update(view) }
}

/// The window's own layout node: offers its content the window and centres it there.
package final class RootLayoutNode: CollectingLayoutNode {
    /// What the window keeps free of content at its edges, in points; content that ignores it reaches over it.
    var safeArea = EdgeInsets()
    /// What lies behind everything, where the window has another scheme than the browser.
    package var background: DisplayColor? {
        didSet { if background != oldValue { invalidateDisplay() } }
    }

    /// How many presentations can be shown again that people have put away.
    package var stepsForward = 0 {
        didSet { if stepsForward != oldValue { invalidateDisplay() } }
    }

    /// What is presented over the content, the topmost last.
    private var layers: [(layer: any RootLayer, owner: any LeavingWithPresenter)] = []

    override package var children: [LayoutNode] { collected + layers.map { $0.layer } }

    /// The window without what its edges keep free.
    package var safeSize: CGSize {
        CGSize(
            width: max(size.width - safeArea.leading - safeArea.trailing, 0),
            height: max(size.height - safeArea.top - safeArea.bottom, 0))
    }

    override package var isFocusRoot: Bool { true }

    func layOut(in size: CGSize) {
        place(at: .zero, proposal: ProposedViewSize(size))
    }

    override package func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    override package func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        for (layer, _) in layers { layer.place(at: .zero, proposal: ProposedViewSize(size)) }
        placeInMiddle(of: size, without: safeArea)
    }

    package func add(_ layer: any RootLayer, of owner: any LeavingWithPresenter) {
        layer.parent = self
        layers.append((layer, owner))
        layer.didEnterRoot()
        invalidateLayout()
    }

    /// Takes a layer away, with those that were presented from inside it; returns the owners of these.
    package func remove(_ layer: any RootLayer) -> [any LeavingWithPresenter] {
        guard let index = layers.firstIndex(where: { $0.layer === layer }) else { return [] }
        let node = layers[index].owner
        let inside = layers.filter { $0.owner !== node && $0.owner.isPresented(from: node) }
        let gone = [layer] + inside.map { $0.layer }
        layers.removeAll { entry in gone.contains { $0 === entry.layer } }
        for layer in gone { layer.didLeaveRoot() }
        invalidateLayout()
        return inside.map(\.owner)
    }

    override package func display(_ builder: inout DisplayBuilder) -> [ElementID] { builder.showRoot(self) }
}

/// A layout node that lies over the window's content.
package protocol RootLayer: LayoutNode {
    func didEnterRoot()
    func didLeaveRoot()
}

/// The node of a presented view, which goes when the view goes that presents it.
package protocol LeavingWithPresenter: ViewNode {
    func leaveWithPresenter()
}

extension LeavingWithPresenter {
    func isPresented(from other: ViewNode) -> Bool {
        var node = parent
        while let current = node {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}
