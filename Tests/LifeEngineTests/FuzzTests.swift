import Foundation
import TestSupport
import Testing

@testable import LifeEngine

/// A pattern file in any format is read, or rejected with the position of the error.
@Suite struct FuzzTests {
    private static let words = [
        "x = 3, y = 3", ", rule = B3/S23", "rule = LifeHistory", "#N ", "#P ", "#R ", "#r 23/3",
        "#CXRLE Pos=-1,2 Gen=3", "!", "$", "b",
        "o", "A", "pA", "[M2]", "#Life 1.05", "#Life 1.06", "#MCell 4.20", "#L ", "!Name:", "*", ".", ":T10,10", "B",
        "/S", "\u{FEFF}",
    ]

    private static let files = [
        "#N Glider\n#P -2 3\nx = 3, y = 3, rule = B3/S23\nbob$2bo$3o!", "#Life 1.06\n0 -1\n1 0\n-1 1\n",
        "#Life 1.05\n#R 23/3\n#P -1 -1\n.*\n*\n", "!Name: Glider\n.O.\n..O\nOOO\n",
        "#MCell 4.20\n#GAME Life\n#RULE 23/3\n#L 2A$.3A\n",
        "[M2] (golly 4.0)\n#R B3/S23\n$$..*$...*$.***$\n4 0 0 0 1\n",
        "[M2]\n$$$$$$$*$\n4 1 1 0 1\n5 2 0 2 2\n6 3 3 3 3\n20 4 0 0 4\n", "x = 2, y = 2, rule = Life:T10,10\n.A$p.!",
    ]

    @Test func `whatever a file of cells holds is read or refused, and what is read is played`() throws {
        try Fuzzing("life", words: Self.words, inputs: Self.files).run { bytes in
            do throws(PatternError) {
                let pattern = try Pattern(data: Data(bytes))
                #expect(pattern.cells.count <= Pattern.cellCountMax)
                guard pattern.population < 10_000, let hashed = try? HashedUniverse(pattern, memory: 1 << 22) else {
                    return
                }
                #expect(hashed.population == pattern.population)
                try? hashed.advance(by: 5, budget: 10_000)
                #expect(hashed.population >= 0)
            } catch {
                #expect(error.line >= 1 && error.column >= 1)
            }
        }
    }
}
