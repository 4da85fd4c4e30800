import Foundation

/// A grid whose cells are connected with their neighbors.
///
/// See [GKGridGraph](https://developer.apple.com/documentation/gameplaykit/gkgridgraph).
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The position of the cell with the lowest column and row.
    public let gridOrigin: vector_int2
    /// The number of columns.
    public let gridWidth: Int
    /// The number of rows.
    public let gridHeight: Int
    /// Whether cells that touch at a corner are also neighbors.
    public let diagonalsAllowed: Bool
    private var fields: [vector_int2: NodeType] = [:]

    /// Creates a grid of cells of a class, each connected with its neighbors. Without columns or rows it is empty.
    public init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool,
        nodeClass: NodeType.Type = NodeType.self
    ) {
        gridOrigin = position
        gridWidth = Int(width)
        gridHeight = Int(height)
        self.diagonalsAllowed = diagonalsAllowed
        super.init([])
        let places = (0..<max(0, height)).flatMap { y in (0..<max(0, width)).map { x in vector_int2(x, y) } }
        add(places.map { nodeClass.init(gridPosition: position &+ $0) })
        for field in fields.values {
            field.addConnections(to: steps.compactMap { fields[field.gridPosition &+ $0] }, bidirectional: false)
        }
    }

    /// Always fails: archives aren't supported here.
    public required init?(coder: NSCoder) { nil }

    /// The cell at a position; nil if there is none, or it was removed.
    open func node(atGridPosition position: vector_int2) -> NodeType? { fields[position] }

    /// Adds nodes. A cell becomes the grid's cell at its position unless there is one already.
    open override func add(_ nodes: [GKGraphNode]) {
        super.add(nodes)
        for case let field as NodeType in nodes where fields[field.gridPosition] == nil {
            fields[field.gridPosition] = field
        }
    }

    /// Removes nodes; cells are also removed from the grid.
    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let field as NodeType in nodes where fields[field.gridPosition] === field {
            fields[field.gridPosition] = nil
        }
    }

    /// Adds a node, and connects it with the cells around its position, in both directions. It doesn't become a cell of the grid.
    open func connectToAdjacentNodes(node: GKGridGraphNode) {
        super.add([node])
        let neighbours = steps.compactMap { fields[node.gridPosition &+ $0] }
        node.addConnections(to: neighbours, bidirectional: true)
    }

    private var steps: [vector_int2] {
        let straight = [vector_int2(1, 0), vector_int2(-1, 0), vector_int2(0, 1), vector_int2(0, -1)]
        let diagonal = [vector_int2(1, 1), vector_int2(-1, 1), vector_int2(1, -1), vector_int2(-1, -1)]
        return diagonalsAllowed ? straight + diagonal : straight
    }
}
