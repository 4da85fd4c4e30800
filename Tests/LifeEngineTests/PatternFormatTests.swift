import Foundation
import Testing

@testable import LifeEngine

/// The pattern formats that Golly reads.
@Suite struct PatternFormatTests {
    private static let glider = [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map { CellIndex(x: $0.0, y: $0.1) }

    private func read(_ text: String) throws -> Pattern { try Pattern(data: Data(text.utf8)) }

    private func error(_ data: Data) -> PatternError.Problem? {
        do throws(PatternError) {
            _ = try Pattern(data: data)
            return nil
        } catch { return error.problem }
    }

    @Test(arguments: [
        "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!", "x = 3, y = 1, rule = B3/S23\nbo$2bo$3o!", "bo$2bo$3o", "bo$2bo$ooo",
        "X = 3 , Y = 3 , RULE = Life\nbo$2bo$3o", "x = 3\nbo$2bo$3o!", "x = 3, y = 3, rule = conway's life\nbo$2bo$3o!",
        "\u{FEFF}x = 3, y = 3\nbo$2bo$3o!", "x = 3, y = 3\rbo$\r2bo$3o!\r", "#P\n#C none\n#R\nbo$2bo$3o!", "bA$..A$3A!",
        "bx$2by$pqr!", "x = 3, y = 3\nbo$2bo$3o!\nbo$!!", ".O.\n..O\nOOO", "!Name: Glider\n!\n.O\n..O\nOOO\n",
        "!made of runs\n1.O1.\n2.O\n3O\n", ".*.\n..*\n***", "#Life 1.05\n#N\n#P 0 0\n.*\n..*\n***\n",
        "#Life 1.05\n#P\n.*.\n2.*\n3*\n", "#P 0 0\n.*\n..*\n***", "#Life 1.06\n1 0\n2 1\n0 2\n1 2\n2 2\n",
        "#MCell 4.20\n#GAME Life\n#RULE 23/3\n#BOARD 80x80\n#D a glider\n#L .A$2.A$\n#L 3A\n",
        "[M2] (golly 4.0)\n#R B3/S23\n#G 7\n.*$..*$***$\n4 0 0 0 1\n5 1 0 0 2\n",
    ])
    func `a glider is read in many formats`(text: String) throws {
        let isFiveLevels = text.hasSuffix("5 1 0 0 2\n")
        if isFiveLevels { return #expect(error(Data(text.utf8)) == .unexpected("a square of others")) }
        let pattern = try read(text)
        #expect(pattern.cells == Self.glider)
        #expect(pattern.rule == .life)
    }

    @Test func `letters of later states are alive where there are two`() throws {
        let pattern = try read("x = 3, y = 3, rule = B3/S23\nbxo$xbx$2y!")
        #expect(pattern.cells.map { [$0.x, $0.y] } == [[1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2]])
    }

    @Test(arguments: [
        ("#r 23/36\nbo$2bo$3o!", "B36/S23"), ("#R B36/S23\no!", "B36/S23"),
        ("x = 1, y = 1, rule = HighLife\no!", "B36/S23"),
        ("x = 1, y = 1, rule = Day & Night\no!", "B3678/S34678"), ("#Life 1.05\n#R 1/2\n*", "B2/S1"),
        ("#MCell 4.00\n#RULE 23/36\n#L A\n", "B36/S23"), ("[M2]\n#R B36/S23\n*$\n", "B36/S23"),
    ])
    func `a rule stands in many places`(text: String, rule: String) throws {
        #expect(try read(text).rule.description == rule)
    }

    @Test(arguments: ["#P -5 7\no!", "#R -5 7\no!", "#CXRLE Pos=-5,7 Gen=3\no!", "#Life 1.05\n#P -5 7\n*"])
    func `a place stands in many lines`(text: String) throws {
        #expect(try read(text).cells == [CellIndex(x: -5, y: 7)])
    }

    @Test func `squares of squares lie around the middle`() throws {
        let pattern = try read("[M2] (golly 4.0)\n*$\n.......*$\n4 1 0 0 2\n5 0 3 3 0\n")
        #expect(pattern.cells.map { [$0.x, $0.y] } == [[0, -16], [15, -8], [-16, 0], [-1, 8]])
    }

    @Test func `a square of too many cells is refused before it is written out`() {
        let full = Array(repeating: "********$", count: 8).joined()
        let squares = (4...40).map { "\($0) \($0 - 3) \($0 - 3) \($0 - 3) \($0 - 3)" }
        let text = (["[M2]", full] + squares).joined(separator: "\n")
        #expect(error(Data(text.utf8)) == .tooManyCells(most: .max))
    }

    @Test func `a packed file is read`() throws {
        // bo$2bo$3o! compressed by gzip, without a file name.
        let data = try #require(
            Data(base64Encoded: "H4sIAAAAAAAAA0vKVzFKylcxzlcEAMJgrQ4KAAAA"))
        #expect(try Pattern(data: data).cells == Self.glider)
        #expect(error(data.dropLast(9)) == .format("a damaged gzip file"))
    }

    @Test(arguments: [
        ("PK\u{3}\u{4}abc", "a ZIP archive"), ("<html>", "HTML or XML"), ("{\"a\": 1}", "JSON"),
        ("@RULE Wire", "a rule table of Golly"), ("#MCell 4.20\n#GAME Rules table\n", "MCell's game “Rules table”"),
    ])
    func `a format that is not read is named`(text: String, name: String) {
        #expect(error(Data(text.utf8)) == .format(name))
    }

    @Test(arguments: ["", "   \n", "nothing", "# only a comment\n", "12345", "b3b"])
    func `what is no pattern is none`(text: String) {
        #expect(error(Data(text.utf8)) == .unknownFormat)
    }

    @Test func `a rule of a plane with edges is named`() {
        #expect(error(Data("x = 1, y = 1, rule = B3/S23:T9,9\no!".utf8)) == .rule(.bounded("B3/S23:T9,9")))
    }
}
