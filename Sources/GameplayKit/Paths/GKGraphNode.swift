import Foundation

/// A node in a graph, from which others can be reached.
///
/// See [GKGraphNode](https://developer.apple.com/documentation/gameplaykit/gkgraphnode).
open class GKGraphNode: NSObject {
    /// The nodes that can be reached in one step.
    open internal(set) var connectedNodes: [GKGraphNode] = []

    /// Creates a node without connections.
    public override init() { super.init() }

    /// Always fails: archives aren't supported here.
    public required init?(coder: NSCoder) { nil }

    /// Connects the node to others, and if `bidirectional` is true, the others to the node.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connect(to: node)
            if bidirectional { node.connect(to: self) }
        }
    }

    /// Removes the connections to some nodes, and if `bidirectional` is true, those back from them.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.connectedNodes.removeAll { $0 === self } }
        }
    }

    /// The cost of a step to a neighbor, at least 0. The default is 1.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// A lower bound for the cost of a path to a node. The default is 0. The search tries nodes of low cost first.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// The nodes of the cheapest path from here to the goal; empty if there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path() }
    /// The nodes of the cheapest path from another node to here; empty if there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }

    private func connect(to node: GKGraphNode) {
        if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    }
}

/// A node in a plane. The cost of a step is its length.
///
/// See [GKGraphNode2D](https://developer.apple.com/documentation/gameplaykit/gkgraphnode2d).
open class GKGraphNode2D: GKGraphNode {
    /// Where the node is.
    open var position: vector_float2

    /// Creates a node at a point, without connections.
    public init(point: vector_float2) {
        position = point
        super.init()
    }

    /// Always fails: archives aren't supported here.
    public required init?(coder: NSCoder) { nil }

    /// The distance to another node of the plane; 1 to any other node.
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { position.distance(to: $0.position) } ?? super.cost(to: node)
    }

    /// The distance to another node of the plane; 0 to any other node.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { position.distance(to: $0.position) } ?? super.estimatedCost(to: node)
    }
}

/// A cell of a grid.
///
/// See [GKGridGraphNode](https://developer.apple.com/documentation/gameplaykit/gkgridgraphnode).
open class GKGridGraphNode: GKGraphNode {
    /// The column and row of the cell.
    open internal(set) var gridPosition: vector_int2

    /// Creates a cell at a position, without connections.
    public required init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    /// Always fails: archives aren't supported here.
    public required init?(coder: NSCoder) { nil }

    /// The straight-line distance to another cell, which is 1 for a direct neighbor; 1 to any other node.
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.cost(to: node) }
    /// The straight-line distance to another cell; 0 to any other node.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        distance(to: node) ?? super.estimatedCost(to: node)
    }

    private func distance(to node: GKGraphNode) -> Float? {
        (node as? GKGridGraphNode).map {
            vector_float2(gridPosition).distance(to: vector_float2($0.gridPosition))
        }
    }
}

extension SIMD2<Float> {
    fileprivate func distance(to other: Self) -> Float { ((self - other) * (self - other)).sum().squareRoot() }
}
