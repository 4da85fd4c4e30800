import Foundation
import TestSupport
import Testing

@testable import LifeEngine

@Suite struct UniverseTests {
    private func cells(_ text: String, x: Int = 0, y: Int = 0) -> [CellIndex] {
        text.split(separator: " ").enumerated().flatMap { row, line in
            line.enumerated().filter { $0.element == "o" }.map { CellIndex(x: x + $0.offset, y: y + row) }
        }
    }

    /// Compares both engines after each generation, with cells toggled by hand in between.
    private func compare(
        _ start: [CellIndex], rule: Rule = .life, generations: Int, edits: [Int: [CellIndex]] = [:],
        compactingEvery: Int = .max
    ) {
        var clear = CellUniverse(rule: rule, cells: start)
        var tiled = TiledUniverse(rule: rule, cells: start)
        for generation in 0..<generations {
            for cell in edits[generation] ?? [] {
                clear[cell].toggle()
                tiled[cell].toggle()
            }
            clear.advance()
            tiled.advance()
            if generation % compactingEvery == compactingEvery - 1 { tiled = tiled.compacted() }
            #expect(clear.generation == tiled.generation)
            guard clear.liveCells == tiled.liveCells, clear.population == tiled.population else {
                Issue.record("the engines differ in generation \(generation + 1) by \(rule)")
                return
            }
        }
    }

    @Test(arguments: [(0, 0), (63, 63), (-1, -1), (-64, 31), (1000, -1000)])
    func `a glider goes on across the tiles`(x: Int, y: Int) {
        compare(cells(".o. ..o ooo", x: x, y: y), generations: 600)
        compare(cells(".o. o.. ooo", x: x, y: y), generations: 300)
        compare(cells("ooo o.. .o.", x: x, y: y), generations: 300)
    }

    @Test(arguments: 1...12) func `random soups are the same in both engines`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let side = Int.random(in: 10...150, using: &random)
        let (left, top) = (Int.random(in: -200...200, using: &random), Int.random(in: -200...200, using: &random))
        let start = (0..<(side * side)).filter { _ in Int.random(in: 0..<8, using: &random) < 3 }
            .map { CellIndex(x: left + $0 % side, y: top + $0 / side) }
        compare(start, generations: 60, compactingEvery: 17)
    }

    @Test(arguments: [
        "B36/S23", "B2/S", "B3678/S34678", "B1357/S1357", "B45678/S2345", "B3/S012345678", "B8/S8", "B/S",
    ])
    func `random soups are the same by every rule`(text: String) throws {
        var random = SeededRandom(seed: 7)
        let start = (0..<1600).filter { _ in Bool.random(using: &random) }.map {
            CellIndex(x: $0 % 40 + 50, y: $0 / 40)
        }
        compare(start, rule: try Rule(text), generations: 24)
    }

    @Test(arguments: 1...20) func `cells turned by hand are seen`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var edits: [Int: [CellIndex]] = [:]
        for generation in 0..<80 where Bool.random(using: &random) {
            edits[generation] = (0..<3).map { _ in
                CellIndex(x: Int.random(in: 50...80, using: &random), y: Int.random(in: -10...20, using: &random))
            }
        }
        // Blocks and blinkers. Both are in sleeping tiles when they are edited.
        compare(cells("oo....ooo oo", x: 60, y: 0), generations: 80, edits: edits)
    }

    @Test func `a cell added to a still life dies for good`() {
        compare(cells("oo oo", x: 10, y: 10), generations: 8, edits: [4: [CellIndex(x: 30, y: 30)]])
    }

    @Test func `what is still is not computed`() {
        let tiled = TiledUniverse(rule: .life, cells: cells("oo...ooo oo", x: 10, y: 10))
        for _ in 0..<5 { tiled.advance() }
        #expect(tiled.activeTileCount == 0)
        #expect(tiled.population == 7)
    }

    @Test func `what glided by leaves no tiles after compacting`() {
        var tiled = TiledUniverse(rule: .life, cells: cells(".o. ..o ooo"))
        for _ in 0..<4000 { tiled.advance() }
        let before = tiled.tileCount
        tiled = tiled.compacted()
        #expect(before > 15)
        #expect(tiled.tileCount <= 12)
        #expect(tiled.population == 5)
    }

    @Test func `the Gosper gun shoots a glider every thirty generations`() {
        let tiled = TiledUniverse(rule: .life, cells: Pattern.gosperGun.cells)
        #expect(tiled.population == 36)
        for _ in 0..<3000 { tiled.advance() }
        #expect(tiled.population == 36 + 100 * 5)
    }

    @Test func `a soup is three eighths alive`() {
        let tiled = TiledUniverse()
        var soup = Soup(seed: 1)
        soup.fill(tiled, side: 512)
        let share = Double(tiled.population) / Double(512 * 512)
        #expect(abs(share - 0.375) < 0.005)
    }

    @Test func `a part of the plane can be read`() {
        let tiled = TiledUniverse(rule: .life, cells: [CellIndex(x: -70, y: 3), CellIndex(x: 500, y: 900)])
        var rows: [Int] = []
        tiled.forEachRow(x: -80...0, y: 0...10) { y, x, bits in
            rows = [y, x + bits.trailingZeroBitCount]
        }
        #expect(rows == [3, -70])
        #expect(tiled.bounds?.x == -70...500 && tiled.bounds?.y == 3...900)
        #expect(TiledUniverse().bounds == nil)
    }
}
