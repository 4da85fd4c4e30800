import Foundation

/// Two numbers, as positions in graphs are written.
public typealias vector_float2 = SIMD2<Float>
/// Two whole numbers, as fields of grids are counted.
public typealias vector_int2 = SIMD2<Int32>

/// A place in a graph, from which others can be reached.
///
/// See [GKGraphNode](https://developer.apple.com/documentation/gameplaykit/gkgraphnode).
open class GKGraphNode: NSObject {
    /// What can be reached from here in one step.
    open internal(set) var connectedNodes: [GKGraphNode] = []

    /// Creates a node without connections.
    public override init() { super.init() }

    /// Always fails: nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// Connects the node with others, and the others with it where `bidirectional` is true.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connect(to: node)
            if bidirectional { node.connect(to: self) }
        }
    }

    /// Takes away the connections to some nodes, and those back from them where `bidirectional` is true.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.connectedNodes.removeAll { $0 === self } }
        }
    }

    /// The cost of a step to a neighbour, at least 0; 1 unless a subclass says otherwise.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// The least cost of a path to a node; 0 unless a subclass says otherwise. The search tries nodes of low cost
    /// first.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

    /// The nodes of the cheapest path, from here to the goal; empty where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch(from: self, to: goalNode).path() }
    /// The nodes of the cheapest path from another node to here; empty where there is none.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }

    private func connect(to node: GKGraphNode) {
        if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    }
}

/// A place on a plane: a step costs as much as it is long.
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

    /// Nothing is read from archives here: it always fails.
    public required init?(coder: NSCoder) { nil }

    /// The distance to another node of the plane; to any other node 1.
    open override func cost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { position.distance(to: $0.position) } ?? super.cost(to: node)
    }

    /// The distance to another node of the plane; to any other node 0.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        (node as? GKGraphNode2D).map { position.distance(to: $0.position) } ?? super.estimatedCost(to: node)
    }
}

/// A field of a grid.
///
/// See [GKGridGraphNode](https://developer.apple.com/documentation/gameplaykit/gkgridgraphnode).
open class GKGridGraphNode: GKGraphNode {
    /// The column and the row of the field.
    open internal(set) var gridPosition: vector_int2

    /// Creates a field at a position, without connections.
    public required init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    /// Nothing is read from archives here: it always fails.
    public required init?(coder: NSCoder) { nil }

    /// The straight distance to another field, 1 to the next one; to any other node 1.
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.cost(to: node) }
    /// The straight distance to another field; to any other node 0.
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
