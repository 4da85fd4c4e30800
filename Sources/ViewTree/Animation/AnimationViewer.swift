import Foundation

/// Finds the view whose change a custom animation moves, so that the animation can read that view's environment.
///
/// It goes along with an animation and is no part of it: two animations that are seen by different views are equal.
struct AnimationViewer: Hashable, Sendable {
    var find: (@MainActor @Sendable () -> ViewNode?)?

    static func == (left: AnimationViewer, right: AnimationViewer) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

extension Animation {
    /// The same animation as a view sees it.
    @MainActor
    func seen(by node: ViewNode) -> Animation {
        guard isCustom else { return self }
        var copy = self
        copy.viewer.find = { [weak node] in node }
        return copy
    }

    /// The same animation as the view sees it that has put a layout node into the tree.
    @MainActor
    func seen(by layout: LayoutNode?) -> Animation {
        guard isCustom, let layout else { return self }
        var copy = self
        copy.viewer.find = { [weak layout] in layout?.maker }
        return copy
    }
}

extension LayoutNode {
    /// The innermost view node that this layout node, or else one around it, stands for. Layout nodes don't know: they
    /// are looked up, once for each custom animation of something.
    fileprivate var maker: ViewNode? {
        sequence(first: self, next: \.parent).lazy.compactMap { graph.clock.makers.maker(of: $0) }.first
    }
}

/// Which view node has put which layout node into the tree, as it was in the latest pass that asked.
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

    /// A layout node is handed up by all structure around its view: the innermost has made it.
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
