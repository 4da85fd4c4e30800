import Foundation
import TestSupport
import Testing

@testable import LifeEngine

@Suite struct HashedUniverseTests {
    private func soup(_ seed: UInt64, side: Int = 40) -> [CellIndex] {
        var random = SeededRandom(seed: seed)
        let (left, top) = (Int.random(in: -300...300, using: &random), Int.random(in: -300...300, using: &random))
        return (0..<(side * side)).filter { _ in Int.random(in: 0..<8, using: &random) < 3 }
            .map { CellIndex(x: left + $0 % side, y: top + $0 / side) }
    }

    /// Compares both engines after the same numbers of generations.
    private func compare(_ cells: [CellIndex], rule: Rule = .life, steps: [Int]) throws {
        let hashed = try HashedUniverse(Pattern(rule: rule, cells: cells))
        let tiled = TiledUniverse(rule: rule, cells: cells)
        for step in steps {
            try hashed.advance(by: step)
            for _ in 0..<step { tiled.advance() }
            #expect(hashed.generation == tiled.generation)
            guard hashed.population == tiled.population, hashed.liveCells == tiled.liveCells else {
                Issue.record("the engines differ in generation \(tiled.generation) by \(rule)")
                return
            }
        }
    }

    @Test(arguments: 1...16) func `random soups are the same as in bits, whatever the steps`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let steps = (0..<6).map { _ in Int.random(in: 0...90, using: &random) }
        try compare(soup(seed, side: Int.random(in: 5...60, using: &random)), steps: steps)
    }

    @Test(arguments: [
        "B36/S23", "B2/S", "B3678/S34678", "B1357/S1357", "B45678/S2345", "B3/S012345678", "B8/S8", "B/S", "B1/S8",
    ])
    func `random soups are the same as in bits by every rule`(text: String) throws {
        try compare(soup(7), rule: try Rule(text), steps: [1, 2, 3, 4, 5, 8, 16, 21])
    }

    @Test func `a pattern's fate is the same in one step as in many`() throws {
        let once = try HashedUniverse(.acorn)
        try once.advance(by: 5206)
        let often = try HashedUniverse(.acorn)
        for _ in 0..<5 { try often.advance(by: 1041) }
        try often.advance(by: 1)
        #expect(once.population == 633)
        #expect(once.liveCells == often.liveCells)
    }

    @Test func `a gun has shot as many gliders as it should after a billion billion generations`() throws {
        let gun = try HashedUniverse(.gosperGun)
        try gun.advance(by: 30 * 1_000_000_000_000_000)
        #expect(gun.population == 36 + 5 * 1_000_000_000_000_000)
        #expect(gun.bounds?.x.upperBound ?? 0 > 7_000_000_000_000_000)
    }

    @Test func `a plane ends where coordinates do, with an error`() throws {
        let glider = try HashedUniverse(.glider)
        #expect(throws: HashLifeError.tooFarOut) { try glider.advance(by: .max) }
        #expect(glider.population == 5)
        #expect(throws: HashLifeError.tooFarOut) { try glider.set(CellIndex(x: .max, y: 0), alive: true) }
        #expect(throws: HashLifeError.tooFarOut) { try glider.set(CellIndex(x: 0, y: .min), alive: true) }
        #expect(!glider.isAlive(CellIndex(x: .min, y: .max)))
    }

    @Test func `memory is bounded, and what was collected is computed again`() throws {
        let cells = soup(3, side: 60)
        let small = try HashedUniverse(Pattern(cells: cells), memory: 1 << 18)
        let tiled = TiledUniverse(rule: .life, cells: cells)
        for _ in 0..<40 {
            try small.advance(by: 16)
            for _ in 0..<16 { tiled.advance() }
        }
        #expect(small.pool.collectionCount > 3)
        #expect(small.liveCells == tiled.liveCells)
        #expect(small.nodeCount <= small.pool.capacity)
    }

    @Test func `planes share one memory, and give it back`() throws {
        let shared = NodeMemory(byteCount: 1 << 18)
        do {
            let first = HashedUniverse(rule: .life, generation: 0, memory: 1 << 26, of: shared)
            let second = HashedUniverse(rule: .life, generation: 0, memory: 1 << 26, of: shared)
            for cell in soup(3, side: 400) { try first.set(cell, alive: true) }
            #expect(throws: HashLifeError.outOfMemory) { try first.advance(by: 64) }
            #expect(shared.byteCount < 1 << 18)
            // The other universe still gets its first nodes.
            try second.set(CellIndex(x: 1, y: 1), alive: true)
            #expect(second.population == 1)
        }
        #expect(shared.byteCount == 1 << 18)
    }

    @Test func `what doesn't fit is an error, and the plane stays as it is`() throws {
        let small = try HashedUniverse(Pattern(cells: soup(3, side: 400)), memory: 1 << 18)
        let population = small.population
        #expect(throws: HashLifeError.outOfMemory) { try small.advance(by: 64) }
        #expect(small.generation == 0 && small.population == population)
        #expect(throws: HashLifeError.outOfMemory) {
            _ = try HashedUniverse(Pattern(cells: soup(3, side: 1000)), memory: 1 << 18)
        }
    }

    @Test func `a budget and a cancelled task end an advance that can go on later`() throws {
        let hashed = try HashedUniverse(Pattern(cells: soup(5)))
        #expect(throws: HashLifeError.overBudget) { try hashed.advance(by: 256, budget: 100) }
        #expect(throws: HashLifeError.cancelled) { try hashed.advance(by: 256) { true } }
        #expect(hashed.generation == 0)
        try hashed.advance(by: 256)
        let tiled = TiledUniverse(rule: .life, cells: soup(5))
        for _ in 0..<256 { tiled.advance() }
        #expect(hashed.liveCells == tiled.liveCells)
    }

    @Test(arguments: 1...6) func `cells are turned by hand`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let hashed = HashedUniverse()
        var cells: Set<CellIndex> = []
        for _ in 0..<200 {
            let reach = [10, 200, 1 << 40].randomElement(using: &random)!
            let cell = CellIndex(
                x: Int.random(in: -reach...reach, using: &random), y: Int.random(in: -reach...reach, using: &random))
            cells.formSymmetricDifference([cell])
            try hashed.set(cell, alive: !hashed.isAlive(cell))
            #expect(hashed.isAlive(cell) == cells.contains(cell))
        }
        #expect(hashed.liveCells == cells.sorted())
        #expect(hashed.bounds?.y == cells.map(\.y).min()!...cells.map(\.y).max()!)
        #expect(hashed.bounds?.x == cells.map(\.x).min()!...cells.map(\.x).max()!)
    }

    @Test func `tiles become nodes and nodes tiles`() throws {
        let tiled = TiledUniverse(rule: .life, cells: soup(9))
        for _ in 0..<10 { tiled.advance() }
        let hashed = try HashedUniverse(tiled)
        #expect(hashed.generation == 10 && hashed.liveCells == tiled.liveCells)
        let back = try #require(hashed.tiled())
        #expect(back.generation == 10 && back.liveCells == tiled.liveCells)
        let far = HashedUniverse()
        try far.set(CellIndex(x: 1 << 50, y: 0), alive: true)
        #expect(far.tiled() == nil)
    }

    @Test(arguments: [1, 4, 64, 128, 1024]) func `pictures are those of tiles`(side: Int) throws {
        let cells = soup(11, side: 100) + soup(12, side: 64)
        let tiled = TiledUniverse(rule: .life, cells: cells)
        let hashed = try HashedUniverse(Pattern(cells: cells))
        for area in [-400...500, -20...70] {
            let pictures = (
                PlanePicture(of: tiled, x: area, y: area, blockSide: side),
                PlanePicture(of: hashed, x: area, y: area, blockSide: side)
            )
            #expect(Set(pictures.0.levels.joined()) == Set(pictures.1.levels.joined()))
        }
    }
}
