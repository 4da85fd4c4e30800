import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Predicates in words")
struct PredicateFormatTests {
    private struct Errand {
        var name = "Élan"
        var age = 30
        var isDone: Bool? = true
        var tags = ["a", "b"]
        var date = Date.now
    }

    private class Page { var id = "b" }
    private final class Album: Page { var errands = [Errand()] }

    @Test func `a form's address is matched as a whole`() {
        let address = NSPredicate(format: "SELF MATCHES %@", #"[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,64}"#)
        #expect(address.evaluate(with: "tea@pot.example"))
        #expect(!address.evaluate(with: "tea@pot.example and more"))
        #expect(!address.evaluate(with: "first\ntea@pot.example"))
        #expect(!address.evaluate(with: nil))
    }

    @Test(arguments: [
        "name CONTAINS[cd] 'elan' AND age >= 30", "isDone == YES && age < 31 and age > 29",
        "NOT (isDone = NO) OR age == 1",
        "ANY tags == 'b'", "NONE tags BEGINSWITH 'c'", "ALL tags != 'c'", "tags.@count == 2", "'a' IN tags",
        "age BETWEEN {18, 65}", "age IN {1, 30}", "name LIKE '?la*'", "name ENDSWITH[c] 'AN'", "missing == nil",
        "name != nil",
        "#name == \"Élan\"", "TRUEPREDICATE",
    ])
    func `a condition holds of stored properties`(format: String) {
        #expect(NSPredicate(format: format).evaluate(with: Errand()))
    }

    @Test(arguments: [
        "name CONTAINS[c] 'elan'", "missing > 3", "NOT missing == nil", "age > 30", "tags == 'a'", "FALSEPREDICATE",
    ])
    func `a condition doesn't hold`(format: String) {
        #expect(!NSPredicate(format: format).evaluate(with: Errand()))
    }

    @Test func `arguments stand for values and for keys`() {
        #expect(NSPredicate(format: "%K == %@", "name", "Élan").evaluate(with: Errand()))
        #expect(NSPredicate(format: "age == %d AND age < %.1f", 30, 30.5).evaluate(with: Errand()))
        #expect(NSPredicate(format: "date <= %@", argumentArray: [Date.distantFuture]).evaluate(with: Errand()))
        #expect(NSPredicate(format: "age IN %@", [1, 30]).evaluate(with: Errand()))
        #expect(NSPredicate(format: "SELF == $wanted").evaluate(with: 5, substitutionVariables: ["wanted": 5]))
    }

    @Test func `keys are found in classes above, in dictionaries and in every element`() {
        #expect(NSPredicate(format: "id == 'b'").evaluate(with: Album()))
        #expect(NSPredicate(format: "ANY errands.name == 'Élan'").evaluate(with: Album()))
        #expect(NSPredicate(format: "pot.tea == 3").evaluate(with: ["pot": ["tea": 3]]))
    }

    @Test func `whole numbers are compared digit by digit`() {
        #expect(NSPredicate(format: "SELF == %@", 9_007_199_254_740_993).evaluate(with: 9_007_199_254_740_993))
        #expect(!NSPredicate(format: "SELF == %@", 9_007_199_254_740_992).evaluate(with: 9_007_199_254_740_993))
    }

    @Test func `an expression of a visitor's that is wrong fits nothing`() {
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[").evaluate(with: "["))
    }

    @Test(arguments: [
        "SELF ==", "== 3", "a b c", "(a == 3", "a == %", "a == 'x", "a == 3 b", "a IN {1, 2", "a ~ 3", "%K == 3", "",
        String(repeating: "(", count: 100_000), String(repeating: "NOT ", count: 100_000),
    ])
    func `a format without sense is refused`(format: String) {
        #expect(throws: PredicateFormatError.self) {
            var parser = try PredicateParser(format, arguments: [])
            _ = try parser.parse()
        }
    }
}
