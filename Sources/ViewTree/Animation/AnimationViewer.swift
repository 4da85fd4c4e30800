import Foundation

/// Finds the view that a custom animation moves, so that the animation can read that view's environment.
///
/// It is attached to an animation but not a part of its identity: two animations with different viewers are equal.
struct AnimationViewer: Hashable, Sendable {
    var find: (@MainActor @Sendable () -> ViewNode?)?

    static func == (left: AnimationViewer, right: AnimationViewer) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension Animation {
    /// The same animation with a view node as its viewer.
    @MainActor
    func seen(by node: ViewNode) -> Animation {
        guard isCustom else { return self }
        var copy = self
        copy.viewer.find = { [weak node] in node }
        return copy
    }

    /// The same animation, with the view node that made a layout node as its viewer.
    @MainActor
    func seen(by layout: LayoutNode?) -> Animation {
        guard isCustom, let layout else { return self }
        var copy = self
        copy.viewer.find = { [weak layout] in layout?.maker }
        return copy
    }
}

extension LayoutNode {
    /// The innermost view node that made this layout node, or else an ancestor. Layout nodes have no reference to it, so it is
    /// searched for, once for each custom animation.
    fileprivate var maker: ViewNode? {
        sequence(first: self, next: \.parent).lazy.compactMap { graph.clock.makers.maker(of: $0) }.first
    }
}

/// Which view node made which layout node, as of the latest pass in which that was needed.
@MainActor
final class LayoutMakers {
    private struct Maker {
        weak var node: ViewNode?
        let depth: Int
    }

    private unowned let graph: ViewGraph
    private var pass = -1
    private var makers: [ObjectIdentifier: Maker] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    func maker(of layout: LayoutNode) -> ViewNode? {
        if pass != graph.passSerial { search() }
        return makers[ObjectIdentifier(layout)]?.node
    }

    /// All structural nodes around a view return its layout node as well: the innermost one made it.
    private func search() {
        (pass, makers) = (graph.passSerial, [:])
        var found: [ViewNode] = [graph.root].compactMap(\.self)
        while let node = found.popLast() {
            for layout in node.realisedLayouts {
                let key = ObjectIdentifier(layout)
                if makers[key].map({ $0.depth < node.depth }) ?? true {
                    makers[key] = Maker(node: node, depth: node.depth)
                }
            }
            found += node.childNodes
        }
    }
}
