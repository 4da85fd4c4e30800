/// A node of a collection whose elements' views are created on demand.
@MainActor
protocol RealisingElements: ViewNode {
    /// Creates the view of an element that was never in sight, without showing it.
    func realise(elementWith identity: AnyHashable)
}

/// A view's place in its window: the steps to it from the root. A view that was removed and made again is in the same
/// place, while its node is a different one.
@MainActor
package struct NodePlace {
    private struct Step: Equatable {
        let type: ObjectIdentifier
        /// The identity of a collection's element; otherwise the number of its siblings of this type before it.
        let key: AnyHashable
    }

    private let steps: [Step]

    package init(of node: ViewNode) {
        let path = sequence(first: node, next: \.parent).reversed()
        steps = zip(path, path.dropFirst()).compactMap { parent, child in
            Self.steps(below: parent, with: child).first { $0.node === child }?.step
        }
    }

    /// The node in this place; nil if there is none. A lazy collection's rows on the way to it are created, even out of sight.
    package func node(in graph: ViewGraph) -> ViewNode? {
        steps.reduce(graph.root as ViewNode?) { node, step in
            (node as? any RealisingElements)?.realise(elementWith: step.key)
            return node.flatMap { parent in Self.steps(below: parent).first { $0.step == step }?.node }
        }
    }

    /// The steps to a node's children, without those that are leaving. A child for which a step is wanted is included.
    private static func steps(
        below parent: ViewNode, with wanted: ViewNode? = nil
    ) -> [(step: Step, node: ViewNode)] {
        var counts: [ObjectIdentifier: Int] = [:]
        let departures = parent.graph.departures
        return parent.childNodes.filter { $0 === wanted || !departures.isLeaving($0) }.map { child in
            let type = ObjectIdentifier(type(of: child))
            defer { counts[type, default: 0] += 1 }
            return (Step(type: type, key: child.elementIdentity ?? AnyHashable(counts[type, default: 0])), child)
        }
    }
}
