import LifeKernels

/// HashLife's recursion. The center of a square after some generations is composed of the centers of nine squares of half its
/// side; all of them are cached.
extension NodePool {
    /// The parameters of a recursion.
    struct Step {
        let rule: Rule
        /// The binary logarithm of the number of generations.
        let exponent: Int
        /// The limit of `work` at its end.
        let workMax: Int
        /// Called from time to time.
        let isCancelled: () -> Bool
    }

    /// The central half of a node's square after 2^`step.exponent` generations or, if that is more than its side allows, after as
    /// many as possible: a quarter of its side. The node must be on the stack, or be a part of one that is.
    mutating func result(of number: UInt32, level: Int, _ step: borrowing Step) throws(HashLifeError) -> UInt32 {
        let exponent = UInt8(truncatingIfNeeded: min(level &- 2, step.exponent))
        if nodes[Int(number)].exponent == exponent { return nodes[Int(number)].result }
        work &+= 1
        if work >= workLimit { try pause(step) }
        let base = stackCount
        let result: UInt32
        if level == HashNode.leafLevel + 1 {
            result = try leaf(leafResult(of: number, step))
        } else {
            result = try parts(of: number, level, step)
        }
        stackCount = base
        nodes[Int(number)].result = result
        nodes[Int(number)].exponent = exponent
        return result
    }

    @inline(never)
    private mutating func pause(_ step: borrowing Step) throws(HashLifeError) {
        if step.isCancelled() { throw .cancelled }
        if work >= step.workMax { throw .overBudget }
        // The work of some milliseconds.
        workLimit = min(step.workMax, work + 1 << 14)
    }

    private func leafResult(of number: UInt32, _ step: borrowing Step) -> UInt64 {
        let node = nodes[Int(number)]
        return life_compute_square(
            nodes[Int(node.northWest)].cells, nodes[Int(node.northEast)].cells, nodes[Int(node.southWest)].cells,
            nodes[Int(node.southEast)].cells, 1 << Int32(min(2, step.exponent)), step.rule.birth, step.rule.survival)
    }

    private mutating func parts(of number: UInt32, _ level: Int, _ step: borrowing Step) throws(HashLifeError) -> UInt32
    {
        push(number)
        let node = nodes[Int(number)]
        let nw = nodes[Int(node.northWest)]
        let ne = nodes[Int(node.northEast)]
        let sw = nodes[Int(node.southWest)]
        let se = nodes[Int(node.southEast)]
        let part = level &- 1
        let r00 = push(try result(of: node.northWest, level: part, step))
        let r01 = try result(nw.northEast, ne.northWest, nw.southEast, ne.southWest, part, step)
        let r02 = push(try result(of: node.northEast, level: part, step))
        let r10 = try result(nw.southWest, nw.southEast, sw.northWest, sw.northEast, part, step)
        let r11 = try result(nw.southEast, ne.southWest, sw.northEast, se.northWest, part, step)
        let r12 = try result(ne.southWest, ne.southEast, se.northWest, se.northEast, part, step)
        let r20 = push(try result(of: node.southWest, level: part, step))
        let r21 = try result(sw.northEast, se.northWest, sw.southEast, se.southWest, part, step)
        let r22 = push(try result(of: node.southEast, level: part, step))
        if step.exponent >= level &- 2 {
            let (a, b) = (try result(r00, r01, r10, r11, part, step), try result(r01, r02, r11, r12, part, step))
            let (c, d) = (try result(r10, r11, r20, r21, part, step), try result(r11, r12, r21, r22, part, step))
            return try self.node(a, b, c, d)
        }
        let (a, b) = (try middle(r00, r01, r10, r11, part), try middle(r01, r02, r11, r12, part))
        let (c, d) = (try middle(r10, r11, r20, r21, part), try middle(r11, r12, r21, r22, part))
        return try self.node(a, b, c, d)
    }

    /// The result of the square made of four others, kept on the stack.
    private mutating func result(
        _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32, _ level: Int, _ step: borrowing Step
    ) throws(HashLifeError) -> UInt32 {
        let whole = push(try node(nw, ne, sw, se))
        let result = try result(of: whole, level: level, step)
        stack[stackCount &- 1] = result
        return result
    }

    /// The center of the square made of four others of a level, kept on the stack.
    private mutating func middle(
        _ nw: UInt32, _ ne: UInt32, _ sw: UInt32, _ se: UInt32, _ level: Int
    ) throws(HashLifeError) -> UInt32 {
        let (a, b, c, d) = (nodes[Int(nw)], nodes[Int(ne)], nodes[Int(sw)], nodes[Int(se)])
        if level == HashNode.leafLevel + 1 {
            return push(try leaf(Self.middle(a.cells, b.cells, c.cells, d.cells)))
        }
        return push(try node(a.southEast, b.southWest, c.northEast, d.northWest))
    }

    /// The central 8 by 8 cells of four such squares.
    private static func middle(_ nw: UInt64, _ ne: UInt64, _ sw: UInt64, _ se: UInt64) -> UInt64 {
        let left: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
        let north = nw >> 4 & left | ne << 4 & ~left
        let south = sw >> 4 & left | se << 4 & ~left
        return north >> 32 | south << 32
    }

    @discardableResult
    @inline(__always)
    mutating func push(_ number: UInt32) -> UInt32 {
        stack[stackCount] = number
        stackCount &+= 1
        return number
    }
}
