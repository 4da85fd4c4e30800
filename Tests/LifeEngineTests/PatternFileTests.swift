import Foundation
import TestSupport
import Testing

@testable import LifeEngine

@Suite struct PatternFileTests {
    private func read(_ text: String) throws -> Pattern { try Pattern(data: Data(text.utf8)) }

    private func error(_ text: String) -> String? {
        do {
            _ = try read(text)
            return nil
        } catch { return "\(error)" }
    }

    @Test func `runs are read`() throws {
        let glider = try read("#N Glider\n#C moves\nx = 3, y = 3, rule = B3/S23\nbob$2bo$3o!\nanything")
        #expect(glider.name == "Glider")
        #expect(glider.cells == [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { CellIndex(x: $0.0, y: $0.1) })
        #expect(try read("2o\n2\n$ o!").cells.count == 3)
        #expect(try read("#P -5 7\no!").cells == [CellIndex(x: -5, y: 7)])
        #expect(try read("x=0,y=0\n!").cells == [])
        #expect(try read("x = 1, y = 1, rule = 23/36\no!").rule.description == "B36/S23")
    }

    @Test func `comments between the runs are left out`() throws {
        let glider = try read("x = 3, y = 3, rule = B36/S23\r\n#C moves\r\nbob$2bo$\r\n#C on\r\n3o!\r\n")
        #expect(glider.cells == Pattern.glider.cells)
        #expect(glider.rule.description == "B36/S23")
        #expect(error("x = 3, y = 3\nbo#$") == "line 2, column 3: expected b, o, $ or !, found \"#\"")
    }

    @Test func `Golly's LifeHistory is Life with marks`() throws {
        let marked = try read("x = 6, y = 2, rule = LifeHistory\n.ABCDE$2D2C!")
        #expect(marked.rule == .life)
        #expect(marked.cells == [(1, 0), (3, 0), (5, 0), (2, 1), (3, 1)].map { CellIndex(x: $0.0, y: $0.1) })
        // A cell in state 6 kills its neighbors, which no rule of Life does.
        #expect(error("x = 1, y = 1, rule = LifeHistory\nF!")?.contains("state 6") == true)
        #expect(error("x = 1, y = 1, rule = B3/S23\nC!")?.contains("state 3") == true)
    }

    @Test func `no lines at all end none`() throws {
        let pattern = try read("100o0$0b2o!")
        #expect(pattern.cells == (0..<102).map { CellIndex(x: $0, y: 0) })
        #expect(pattern.universe().population == 102)
    }

    @Test func `coordinates are read`() throws {
        let pattern = try read("#Life 1.06\n0 -1\r\n1 0\n\n-1 1\n0 1\n1 1")
        #expect(pattern.cells.count == 5)
        #expect(pattern.cells.first == CellIndex(x: 0, y: -1))
    }

    @Test func `blocks are read`() throws {
        let pattern = try read("#Life 1.05\n#D two\n#N\n#P -1 -1\n.*\n*\n#P 4 4\n***\n")
        #expect(pattern.cells.map { [$0.x, $0.y] } == [[0, -1], [-1, 0], [4, 4], [5, 4], [6, 4]])
    }

    @Test func `errors say line and column`() {
        #expect(error("x = 3, y = 3\nbob$2bz!") == "line 2, column 7: expected b, o, $ or !, found \"z\"")
        #expect(error("x : 1") == "line 1, column 3: expected b, o, $ or !, found \":\"")
        #expect(error("x = 3, y : 3\nbob$") == "line 1, column 10: expected \"=\", found \":\"")
        #expect(
            error("x = 3, y = 3\noB!")
                == "line 2, column 2: a cell is in state 2, and rules here have two: living and dead")
        #expect(error("x = 3, y = 3, rule = B3/S2x\n!")?.hasPrefix("line 1, column 22: \"B3/S2x\" is no rule") == true)
        #expect(error("#Life 1.06\n1 2\n1 b") == "line 3, column 3: expected a number, found \"b\"")
        #expect(error("#Life 1.06\n1 2 3") == "line 2, column 5: unexpected \"3\"")
        #expect(error("#Life 1.05\n*#") == "line 2, column 2: expected . or *, found \"#\"")
        #expect(error("") == "line 1, column 1: this is no pattern of a format that is known")
    }

    @Test func `huge numbers are refused before they are believed`() {
        #expect(error("99999999999999999999o!")?.contains("farther") == true)
        #expect(error("100000000o!")?.contains("more than 8000000 living cells") == true)
        #expect(error("500000000b500000000b!")?.contains("farther") == true)
        #expect(error("#Life 1.06\n99999999999999999999 1")?.contains("farther") == true)
    }

    @Test(arguments: 1...40) func `what is written is read again`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let cells = (0..<Int.random(in: 1...200, using: &random)).map { _ in
            CellIndex(x: Int.random(in: -99...99, using: &random), y: Int.random(in: -99...99, using: &random))
        }
        let pattern = Pattern(name: "Tea", rule: try Rule("B36/S23"), cells: cells)
        let runs = try read(RunLengthFormat.text(of: pattern))
        let bounds = try #require(pattern.bounds)
        #expect(runs == pattern.moved(x: -bounds.x.lowerBound, y: -bounds.y.lowerBound))
        #expect(RunLengthFormat.text(of: pattern).split(separator: "\n").allSatisfy { $0.utf8.count <= 70 })
        #expect(try read(CoordinateFormat.text(of: pattern)).cells == pattern.cells)
    }
}
