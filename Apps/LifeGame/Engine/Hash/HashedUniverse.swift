/// An unbounded plane that advances by HashLife (Bill Gosper, “Exploiting Regularities in Large Cellular Spaces”, 1984):
/// the plane is a tree of squares, equal squares are one node, and what becomes of a square is computed once. Sparse
/// and repetitive patterns advance by billions of generations at once; random ones are `TiledUniverse`'s.
///
/// It plays the rules that `Rule` can parse, so none with B0.
public final class HashedUniverse {
    public let rule: Rule
    public private(set) var generation: Int
    var pool: NodePool
    /// The square around the origin that contains all living cells, and its level.
    var root: UInt32
    var level = leastLevel

    /// At this level, the quarters have 64 by 64 cells, like tiles.
    static let leastLevel = 7
    /// The maximum memory for a plane's nodes, if the other planes leave that much.
    public static let standardMemory = 256 << 20

    /// An empty plane, whose nodes take at most `memory` bytes.
    public convenience init(rule: Rule = .life, generation: Int = 0, memory: Int = standardMemory) {
        self.init(rule: rule, generation: generation, memory: memory, of: .shared)
    }

    init(rule: Rule, generation: Int, memory: Int, of shared: NodeMemory) {
        (self.rule, self.generation) = (rule, generation)
        pool = NodePool(memory: memory, of: shared)
        root = pool.empties[Self.leastLevel]
    }

    /// The number of nodes in use.
    public var nodeCount: Int { pool.count }

    /// The number of squares computed so far, which is a measure of time.
    public var work: Int { pool.work }

    /// Advances by any number of generations.
    ///
    /// - Parameters:
    ///   - budget: The most squares to compute.
    ///   - isCancelled: Called from time to time.
    /// - Throws: `HashLifeError`. Completed steps, which are powers of two, are kept: `generation` tells how far it has got.
    public func advance(
        by count: Int, budget: Int = .max, isCancelled: @escaping () -> Bool = { false }
    ) throws(HashLifeError) {
        precondition(count >= 0, "a plane can't advance by \(count) generations")
        let workMax = budget < .max - pool.work ? pool.work + budget : .max
        for exponent in 0..<63 where count >> exponent & 1 != 0 {
            try advance(
                NodePool.Step(rule: rule, exponent: exponent, workMax: workMax, isCancelled: isCancelled))
        }
    }

    private func advance(_ step: borrowing NodePool.Step) throws(HashLifeError) {
        keepOnlyRoot()
        pool.canCollect = true
        defer { pool.canCollect = false }
        // The result is the central half, which no cell may have left by then.
        while level < step.exponent + 3 || !isInMiddleQuarter { try grow() }
        pool.workLimit = 0
        root = try pool.result(of: root, level: level, step)
        level -= 1
        try shrinkAll()
        generation += 1 << step.exponent
    }

    // MARK: - The root's square

    /// Doubles the side, with the same center.
    func grow() throws(HashLifeError) {
        guard level < NodePool.levelMax else { throw .tooFarOut }
        let (node, none) = (pool.nodes[Int(root)], pool.empties[level - 1])
        let nw = pool.push(try pool.node(none, none, none, node.northWest))
        let ne = pool.push(try pool.node(none, none, node.northEast, none))
        let sw = pool.push(try pool.node(none, node.southWest, none, none))
        let se = pool.push(try pool.node(node.southEast, none, none, none))
        root = try pool.node(nw, ne, sw, se)
        level += 1
        keepOnlyRoot()
    }

    private func shrink() throws(HashLifeError) {
        let (nw, ne, sw, se) = quarters
        root = try pool.node(nw.southEast, ne.southWest, sw.northEast, se.northWest)
        level -= 1
        keepOnlyRoot()
    }

    func shrinkAll() throws(HashLifeError) {
        keepOnlyRoot()
        while level > Self.leastLevel, isInMiddleHalf { try shrink() }
    }

    func keepOnlyRoot() {
        pool.stackCount = 0
        pool.push(root)
    }

    private var quarters: (HashNode, HashNode, HashNode, HashNode) {
        let (nodes, node) = (pool.nodes, pool.nodes[Int(root)])
        return (
            nodes[Int(node.northWest)], nodes[Int(node.northEast)], nodes[Int(node.southWest)],
            nodes[Int(node.southEast)]
        )
    }

    private var isInMiddleHalf: Bool {
        let ((nw, ne, sw, se), none) = (quarters, pool.empties[level - 2])
        return nw.isSame(none, none, none, nw.southEast) && ne.isSame(none, none, ne.southWest, none)
            && sw.isSame(none, sw.northEast, none, none) && se.isSame(se.northWest, none, none, none)
    }

    private var isInMiddleQuarter: Bool {
        guard isInMiddleHalf else { return false }
        let (nodes, (nw, ne, sw, se), none) = (pool.nodes, quarters, pool.empties[level - 3])
        let (a, b) = (nodes[Int(nw.southEast)], nodes[Int(ne.southWest)])
        let (c, d) = (nodes[Int(sw.northEast)], nodes[Int(se.northWest)])
        return a.isSame(none, none, none, a.southEast) && b.isSame(none, none, b.southWest, none)
            && c.isSame(none, c.northEast, none, none) && d.isSame(d.northWest, none, none, none)
    }
}
