import Testing

@testable import LifeEngine

@Suite struct RuleTests {
    @Test(arguments: ["B3/S23", "b3/s23", "B3S23", "23/3", "S23/B3", " B3 / S23 "])
    func `a rule is written in many ways`(text: String) throws {
        #expect(try Rule(text) == .life)
    }

    @Test func `a rule is written in one way`() throws {
        #expect(try Rule("s51/b36").description == "B36/S15")
        #expect(try Rule("B/S").description == "B/S")
    }

    @Test func `what is wrong is said with its place`() {
        #expect(throws: RuleError.unexpected("x", column: 3, rule: "B3x")) { try Rule("B3x") }
        #expect(throws: RuleError.unexpected("9", column: 2, rule: "B9")) { try Rule("B9") }
        #expect(throws: RuleError.unexpected("/", column: 4, rule: "2/3/4")) { try Rule("2/3/4") }
        // It is between 4 and 5, and no digit.
        #expect(throws: RuleError.unexpected("4\u{749}", column: 1, rule: "4\u{749}/3")) { try Rule("4\u{749}/3") }
        #expect(throws: RuleError.unexpected("٣", column: 2, rule: "B٣")) { try Rule("B٣") }
        #expect(throws: RuleError.empty) { try Rule(" ") }
        #expect(throws: RuleError.birthOfNothing("B03/S23")) { try Rule("B03/S23") }
    }

    @Test func `an error tells no more of a rule than can be read`() {
        let rule = String(repeating: "B3", count: 50_000)
        #expect(throws: RuleError.unexpected("x", column: 1, rule: "x" + rule.prefix(63))) { try Rule("x" + rule) }
    }

    @Test func `every rule is read as it is written`() throws {
        for mask in stride(from: 0, to: 1 << 18, by: 37) where mask & 1 == 0 {
            let digits = { (bits: Int) in (0...8).filter { bits >> $0 & 1 != 0 }.map(String.init).joined() }
            let text = "B\(digits(mask & 511))/S\(digits(mask >> 9))"
            #expect(try Rule(text).description == text)
        }
    }
}
