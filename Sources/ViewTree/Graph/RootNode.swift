import DisplayList
import Foundation

/// The root of a window's view tree.
final class RootNode<V: View>: TypedNode<V> {
    private let layout: RootLayoutNode
    private var child: TypedNode<V>!

    init(_ view: V, _ context: NodeContext, layout: RootLayoutNode) {
        self.layout = layout
        super.init(context)
        child = makeTypedChild(view)
        layout.collect = { [unowned self] in child.layoutChildren }
    }

    override var onlyChild: ViewNode? { child }
    // The layout node belongs to the window, and isn't retired with the views.
    override var layoutChildren: [LayoutNode] { [layout] }
    override var lazyItems: [LazyItem] { [.layout(layout)] }
    override func layoutChildrenDidChange() { layout.childrenDidChange() }
    override func update(_ view: V) { child.update(view) }
}

/// The window's root layout node: proposes the window's size to its content and centers it.
package final class RootLayoutNode: CollectingLayoutNode {
    /// The insets of the window's safe area, in points; content that ignores it extends over it.
    var safeArea = EdgeInsets()
    /// The background behind everything, if the window's color scheme differs from the browser's.
    package var background: DisplayColor? {
        didSet { if background != oldValue { invalidateDisplay() } }
    }

    /// How many dismissed presentations can be shown again.
    package var stepsForward = 0 {
        didSet { if stepsForward != oldValue { invalidateDisplay() } }
    }

    /// The presentations over the content, the topmost last.
    private var layers: [(layer: any RootLayer, owner: any LeavingWithPresenter)] = []

    override package var children: [LayoutNode] { collected + layers.map { $0.layer } }

    /// The window's size without the safe area insets.
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

    /// Removes a layer and those presented from inside it; returns the owners of the latter.
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

/// A layout node above the window's content.
package protocol RootLayer: LayoutNode {
    func didEnterRoot()
    func didLeaveRoot()
}

/// The node of a presented view, which is removed together with the view that presents it.
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
