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

    /// The node in this place; nil if there is none.
    package func node(in graph: ViewGraph) -> ViewNode? {
        steps.reduce(graph.root as ViewNode?) { node, step in
            node.flatMap { parent in Self.steps(below: parent).first { $0.step == step }?.node }
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
