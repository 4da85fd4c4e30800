import Foundation

/// A graph of connected nodes.
///
/// See [GKGraph](https://developer.apple.com/documentation/gameplaykit/gkgraph).
open class GKGraph: NSObject {
    /// The nodes in the order in which they were added; never nil here.
    open private(set) var nodes: [GKGraphNode]?
    private var places: [GKGraphNode] { nodes ?? [] }

    /// Creates a graph without nodes.
    public override convenience init() { self.init([]) }

    /// Creates a graph of nodes. Their connections stay as they are.
    public init(_ nodes: [GKGraphNode]) {
        self.nodes = nodes
        super.init()
    }

    /// Always fails: archives aren't supported here.
    public required init?(coder: NSCoder) { nil }

    /// Adds nodes, except those that are already in the graph.
    open func add(_ nodes: [GKGraphNode]) {
        var known = Set(places.map(ObjectIdentifier.init))
        self.nodes = places + nodes.filter { known.insert(ObjectIdentifier($0)).inserted }
    }

    /// Removes nodes, and their connections to and from the rest of the graph.
    open func remove(_ nodes: [GKGraphNode]) {
        let gone = Set(nodes.map(ObjectIdentifier.init))
        self.nodes = places.filter { !gone.contains(ObjectIdentifier($0)) }
        for node in nodes { node.removeConnections(to: places, bidirectional: true) }
    }

    /// Adds a node, and connects it with the node of the lowest estimated cost.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = places.filter { $0 !== node }
        let nearest = others.min { node.estimatedCost(to: $0) < node.estimatedCost(to: $1) }
        add([node])
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    }

    /// The nodes of the cheapest path; empty if there is none. The path may go through nodes outside of the graph.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}
