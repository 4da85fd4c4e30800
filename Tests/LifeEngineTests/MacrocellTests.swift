import Foundation
import TestSupport
import Testing

@testable import LifeEngine

@Suite struct MacrocellTests {
    private func read(_ text: String) throws -> Pattern { try Pattern(data: Data(text.utf8)) }

    /// Nested squares: one line for each level, made of four squares of the level below.
    private func doubled(_ times: Int) -> String {
        "[M2] (golly 4.0)\n#R B3/S23\n$.**$.**$\n"
            + (0..<times).map { "\($0 + 4) \(Array(repeating: "\($0 + 1)", count: 4).joined(separator: " "))\n" }
            .joined()
    }

    @Test(arguments: 1...20) func `what is written is read again`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let reach = [3, 40, 5000].randomElement(using: &random)!
        let cells = (0..<Int.random(in: 1...300, using: &random)).map { _ in
            CellIndex(
                x: Int.random(in: -reach...reach, using: &random), y: Int.random(in: -reach...reach, using: &random))
        }
        let pattern = Pattern(rule: try Rule("B36/S23"), cells: cells)
        let again = try read(MacrocellFormat.text(of: pattern))
        #expect(again.cells == pattern.cells && again.rule == pattern.rule)
        #expect(again.population == pattern.cells.count && again.bounds?.x == pattern.bounds?.x)
        #expect(try HashedUniverse(again).liveCells == pattern.cells)
    }

    @Test func `squares of squares have more cells than a list`() async throws {
        let pattern = try read(doubled(20))
        #expect(pattern.population == 4 << 40 && pattern.cells.isEmpty)
        #expect(pattern.bounds?.x == (1 - 1 << 22)...((1 << 22) - 6))
        let plane = Plane(pattern)
        // Blocks are still lifes.
        #expect(await plane.jump(to: 1 << 20) == Plane.Status(generation: 1 << 20, population: 4 << 40))
        #expect(await plane.advance(by: 3).population == 4 << 40)
        #expect(await plane.toggle(CellIndex(x: 0, y: 0)).population == 4 << 40 + 1)
        let again = try read(MacrocellFormat.text(of: await plane.pattern))
        #expect(again.population == 4 << 40 + 1)
        let picture = await plane.picture(x: -5_000_000...5_000_000, y: -5_000_000...5_000_000, blockSide: 1 << 15)
        #expect(picture.runCount == 256)
    }

    @Test func `numbers beyond coordinates and populations are errors`() throws {
        #expect(throws: PatternError(.tooManyCells(most: .max), line: 61, column: 1)) { try read(doubled(57)) }
        #expect(throws: PatternError(.tooFarOut(most: 1 << 61), line: 63, column: 1)) { try read(doubled(60)) }
        #expect(throws: PatternError(.tooFarOut(most: 1 << 61), line: 3, column: 1)) {
            try read("[M2]\n*$\n99 1 1 1 1\n")
        }
        #expect(throws: PatternError.self) { try read("[M2]\n*$\n4 1 1 1 99999999999999999999999\n") }
        #expect(throws: PatternError(.unexpected("a square of others"), line: 3, column: 1)) {
            try read("[M2]\n*$\n5 1 1 1 1\n")
        }
        #expect(throws: PatternError(.state(2), line: 2, column: 1)) { try read("[M2]\n1 0 2 1 0\n") }
        #expect(try read("[M2]\n").cells.isEmpty)
        let line = try read("[M2]\n$$$$$$$*$\n62 0 0 0 0\n62 0 0 0 0\n")
        #expect(line.population == 0 && line.bounds == nil)
    }
}
