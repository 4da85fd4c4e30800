/// Finds the cheapest path in a graph with A*, which always expands the node whose whole path has the lowest estimated cost. If a
/// graph's estimates are too high, the path may not be the cheapest.
struct PathSearch {
    private struct Visit {
        var cost: Float
        var previous: GKGraphNode?
    }

    private let start: GKGraphNode
    private let goal: GKGraphNode
    private var visits: [ObjectIdentifier: Visit]
    /// The nodes to expand, in descending order of estimates.
    private var open: [(node: GKGraphNode, cost: Float, estimate: Float)]

    init(from start: GKGraphNode, to goal: GKGraphNode) {
        self.start = start
        self.goal = goal
        visits = [ObjectIdentifier(start): Visit(cost: 0)]
        open = [(start, 0, start.estimatedCost(to: goal))]
    }

    func path() -> [GKGraphNode] {
        var search = self
        while let next = search.open.popLast() {
            if next.node === goal { return search.wayBack() }
            // Skip an outdated entry: the node has been reached at a lower cost since.
            if next.cost > search.visits[ObjectIdentifier(next.node)]!.cost { continue }
            for neighbour in next.node.connectedNodes {
                search.visit(neighbour, from: next.node, cost: next.cost + next.node.cost(to: neighbour))
            }
        }
        return []
    }

    private mutating func visit(_ node: GKGraphNode, from previous: GKGraphNode, cost: Float) {
        if let known = visits[ObjectIdentifier(node)], known.cost <= cost { return }
        visits[ObjectIdentifier(node)] = Visit(cost: cost, previous: previous)
        let estimate = cost + node.estimatedCost(to: goal)
        open.insert((node, cost, estimate), at: place(of: estimate))
    }

    /// The index at which to insert an estimate in the descending order.
    private func place(of estimate: Float) -> Int {
        var range = 0..<open.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            range = open[middle].estimate > estimate ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    private func wayBack() -> [GKGraphNode] {
        var path = [goal]
        while let previous = visits[ObjectIdentifier(path[path.count - 1])]?.previous { path.append(previous) }
        return path.reversed()
    }
}
