import Foundation
@_spi(Nodes) import ViewTree

/// Gives its content a proxy with which it scrolls to views by identity.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
    /// Makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// A reader whose content gets a proxy for scrolling.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    static package func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        ScrollViewReaderNode(view, context)
    }
}

private final class ScrollViewReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private var view: ScrollViewReader<Content>
    private var child: TypedNode<Content>!

    init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
        self.view = view
        super.init(context)
        child = makeTypedChild(content)
    }

    private var content: Content { track { view.content(ScrollViewProxy(node: self)) } }

    override var onlyChild: ViewNode? { child }
    override func evaluate() { child.update(content) }

    override func update(_ view: ScrollViewReader<Content>) {
        self.view = view
        evaluate()
    }
}

/// Scrolls the scroll views of a reader.
@MainActor
public struct ScrollViewProxy {
    weak var node: ViewNode?

    /// Scrolls until the view with an identity is visible, or is aligned at `anchor`. It uses the layout after the
    /// present round.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let isAnimated = Transaction.current.animation != nil
        let key = AnyHashable(id)
        node?.graph.afterCommit { [weak node] in
            for layout in node?.realisedLayouts ?? [] where layout.scroll(to: key, anchor, isAnimated) { return }
        }
    }
}

extension LayoutNode {
    /// The maximum number of attempts for a lazy container, in which a view's position becomes exact only when it is
    /// approached.
    private static var approachesMax: Int { 4 }

    func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ isAnimated: Bool, approach: Int = 0) -> Bool {
        if let lazy = self as? LazyLayoutNode, let rectangle = lazy.rectangle(of: id),
            let scroll = lazy.enclosingScroll(along: lazy.axis)
        {
            let origin = lazy.origin(in: scroll)
            let place = rectangle.offsetBy(
                dx: origin.x + scroll.contentOffset.x, dy: origin.y + scroll.contentOffset.y)
            let before = scroll.contentOffset
            scroll.scroll(to: place, of: id, anchor: anchor, isAnimated: isAnimated)
            if scroll.contentOffset != before, approach < Self.approachesMax {
                graph.afterCommit { [weak self] in
                    _ = self?.scroll(to: id, anchor, isAnimated, approach: approach + 1)
                }
            }
            return true
        }
        if trait(IdentityTrait.self) == id || trait(ForEachIdentityTrait.self) == id, let scroll = enclosingScroll {
            let origin = self.origin(in: scroll)
            let rectangle = CGRect(
                x: origin.x + scroll.contentOffset.x, y: origin.y + scroll.contentOffset.y, width: size.width,
                height: size.height)
            scroll.scroll(to: rectangle, of: id, anchor: anchor, isAnimated: isAnimated)
            return true
        }
        return children.contains { $0.scroll(to: id, anchor, isAnimated) }
    }

}
