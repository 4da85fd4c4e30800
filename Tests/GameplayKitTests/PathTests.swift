import GameplayKit
import Testing

@Suite("Paths")
struct PathTests {
    private func positions(_ path: [GKGraphNode]) -> [vector_int2] {
        path.compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    }

    private func grid(diagonals: Bool = false) -> GKGridGraph<GKGridGraphNode> {
        GKGridGraph(fromGridStartingAt: vector_int2(0, 0), width: 3, height: 3, diagonalsAllowed: diagonals)
    }

    @Test func `a path goes around walls`() throws {
        let graph = grid()
        let walls = [vector_int2(1, 0), vector_int2(1, 1)].compactMap { graph.node(atGridPosition: $0) }
        graph.remove(walls)
        let start = try #require(graph.node(atGridPosition: vector_int2(0, 0)))
        let goal = try #require(graph.node(atGridPosition: vector_int2(2, 0)))
        let path = positions(graph.findPath(from: start, to: goal))
        let around: [vector_int2] = [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]]
        #expect(path == around && graph.node(atGridPosition: vector_int2(1, 1)) == nil)
        graph.remove([try #require(graph.node(atGridPosition: vector_int2(1, 2)))])
        #expect(graph.findPath(from: start, to: goal).isEmpty)
    }

    @Test func `diagonal steps are shorter than two`() throws {
        let graph = grid(diagonals: true)
        let start = try #require(graph.node(atGridPosition: vector_int2(0, 0)))
        let goal = try #require(graph.node(atGridPosition: vector_int2(2, 2)))
        #expect(positions(goal.findPath(from: start)) == [[0, 0], [1, 1], [2, 2]])
    }

    @Test func `somebody on a field is connected with its neighbours, and is no field`() throws {
        let graph = grid()
        let field = graph.node(atGridPosition: vector_int2(1, 1))
        let guest = GKGridGraphNode(gridPosition: vector_int2(1, 1))
        graph.connectToAdjacentNodes(node: guest)
        #expect(guest.connectedNodes.count == 4 && graph.node(atGridPosition: vector_int2(1, 1)) === field)
        graph.remove([guest])
        #expect(guest.connectedNodes.isEmpty && graph.nodes?.count == 9)
    }

    @Test func `of two ways the cheaper is taken`() {
        let nodes = [(0, 0), (1, 1), (2, 0), (1, 9)].map { GKGraphNode2D(point: vector_float2($0.0, $0.1)) }
        nodes[0].addConnections(to: [nodes[1], nodes[3]], bidirectional: true)
        nodes[2].addConnections(to: [nodes[1], nodes[3]], bidirectional: true)
        #expect(nodes[0].findPath(to: nodes[2]) == [nodes[0], nodes[1], nodes[2]])
        let lone = GKGraphNode2D(point: [2, 1])
        let graph = GKGraph(nodes)
        graph.connectToLowestCostNode(node: lone, bidirectional: false)
        #expect(lone.connectedNodes == [nodes[1]] || lone.connectedNodes == [nodes[2]])
        #expect(nodes[0].findPath(to: lone).isEmpty && graph.nodes?.count == 5)
    }
}
