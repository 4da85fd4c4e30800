import FoundationModels
import Foundation
import Testing

/// `@Guide` in every form: the guide of a property appears in the schema.
@Suite struct MacroGuideTests {
    private static let schema = Guided.generationSchema.debugDescription

    @Test(arguments: [
        #""described": {"type": "integer", "description": "Only words"}"#,
        #""ranged": {"type": "integer", "minimum": 1, "maximum": 7}"#,
        #""least": {"type": "number", "minimum": 0.5, "description": "Without upper end"}"#,
        #""most": {"type": "number", "maximum": 12.5}"#,
        #""price": {"type": "number", "minimum": 0.1, "maximum": 99.99}"#,
        #""constant": {"type": "string", "enum": ["yes"]}"#,
        #""choice": {"type": "string", "enum": ["latte", "tea"], "description": "From the menu"}"#,
        #""pattern": {"type": "string", "pattern": "[A-Z]{3}\\d+"}"#,
        #""expression": {"type": "string", "pattern": "a|b", "description": "x"}"#,
        #""literal": {"type": "string", "pattern": "\\w+\/\\w+"}"#,
        #""three": {"type": "array", "items": {"type": "string"}, "minItems": 3, "maxItems": 3}"#,
        #""some": {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": 6}, "minItems": 1, "maxItems": 4}"#,
        #""many": {"type": "array", "items": {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}, "minItems": 2, "maxItems": 9}"#,
        #""maybe": {"type": "integer", "minimum": 0, "maximum": 9}"#,
        #""maybeText": {"type": "string", "pattern": "x+"}"#,
        #""lines": {"type": "boolean", "description": "One\n  two"}"#,
        #""places": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 3, "description": "To see"}"#,
    ])
    func `a guide is in the schema`(property: String) {
        let unescaped = property.replacingOccurrences(of: #"\/"#, with: "/")
        #expect(Self.schema.contains(unescaped), "\(Self.schema)")
    }

    @Test func `guided optionals are not required`() {
        #expect(
            !(Self.schema.components(separatedBy: "\"required\"").last ?? "").prefix { $0 != "]" }.contains("maybe"))
    }
}

private enum Limits {
    static let days = 7
    static var most: Double { 12.5 }
}

@Generable
private struct Guided {
    @Guide(description: "Only words") var described: Int
    @Guide(.range(1...Limits.days)) var ranged: Int
    @Guide(description: "Without upper end", .minimum(0.5)) var least: Double
    @Guide(description: nil, .maximum(Float(Limits.most))) let most: Float
    @Guide(.minimum(Decimal(string: "0.1")!), .maximum(Decimal(string: "99.99")!)) var price: Decimal
    @Guide(.constant("yes")) var constant: String
    @Guide(description: "From the " + "menu", .anyOf(menu)) var choice: String
    @Guide(.pattern(/[A-Z]{3}\d+/)) var pattern: String
    @Guide(description: "x", /a|b/) var expression: String
    @Guide(#/\w+/\w+/#) var literal: String
    @Guide(.count(3)) var three: [String]
    @Guide(.count(1...4), .element(.range(1...6))) var some: [Int]
    @Guide(.minimumCount(2), .maximumCount(9), .element(.element(.anyOf(["a", "b"])))) var many: [[String]]
    @Guide(.range(0...9)) var maybe: Int?
    @Guide(/x+/) var maybeText: String?
    @Guide(
        description: """
            One
              two
            """)
    var lines: Bool
    @Guide(description: "To see")
    @Guide(.minimumCount(2))
    @Guide(.maximumCount(3))
    var places: [String]

    static let menu = ["latte", "tea"]
}
