import TestSupport

/// Generates random JSON Schemas, as text, with the keywords that people use.
struct RandomJSONSchema {
    private var random: SeededRandom

    private init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    static func text(seed: UInt64) -> String {
        var source = RandomJSONSchema(seed: seed)
        let definition = source.schema(depth: 1), root = source.schema(depth: 3)
        return #"{"$defs": {"d": \#(definition)}, "allOf": [\#(root)]}"#
    }

    static let patterns = [
        "^[a-c]+$", "^x-", "b", "^(ab|a)c?$", "^[^a]*$", #"^\\d{1,3}$"#, #"\\w$"#, "^a|b$", "^(?!ab)[ab]*$", "é|^$",
    ]
    private static let names = ["a", "b", "ab", "x-a", "ü"]
    private static let values = [
        "1", "0", "-2", "2.5", "true", "false", "null", #""a""#, #""ab""#, #""""#, "[]", "{}", "[1]", #"{"a":1}"#,
    ]

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func isDrawn(_ count: Int = 2) -> Bool { number(1...count) == 1 }

    private mutating func one(of texts: [String]) -> String { texts.randomElement(using: &random) ?? "" }

    private mutating func some(_ texts: [String], _ range: ClosedRange<Int>) -> [String] {
        Array(texts.shuffled(using: &random).prefix(number(range)))
    }

    private mutating func schema(depth: Int) -> String {
        if depth == 0, isDrawn(6) { return one(of: ["true", "{}", ##"{"$ref": "#/$defs/d"}"##]) }
        switch number(0...(depth > 0 ? 15 : 5)) {
        case 0: return #"{"type": "\#(one(of: ["null", "boolean"]))"}"#
        case 1: return #"{"type": "\#(one(of: ["integer", "number"]))"\#(limits())}"#
        case 2, 3: return #"{"type": "string"\#(texts())}"#
        case 4: return #"{"enum": [\#(some(Self.values, 1...5).joined(separator: ", "))]}"#
        case 5: return #"{"const": \#(one(of: Self.values))}"#
        case 6, 7: return #"{"type": "array"\#(elements(depth: depth - 1))}"#
        case 8, 9, 10: return #"{"type": "object"\#(properties(depth: depth - 1))}"#
        case 11: return combination("anyOf", depth: depth - 1)
        case 12: return combination("oneOf", depth: depth - 1)
        case 13: return combination("allOf", depth: depth - 1)
        case 14:
            let types = ["\"string\"", "[\"integer\", \"null\"]", "\"object\""]
            let base = isDrawn() ? "\"type\": " + one(of: types) + ", " : ""
            return #"{\#(base)"not": \#(schema(depth: depth - 1))}"#
        default:
            return #"{"type": "object", "properties": {"a": \#(schema(depth: 0)), "b": \#(schema(depth: 0))}, "#
                + #""if": {"properties": {"a": \#(schema(depth: 0))}, "required": ["a"]}, "#
                + #""then": {"required": ["b"]}, "else": {"properties": {"b": \#(schema(depth: 0))}}}"#
        }
    }

    private mutating func combination(_ keyword: String, depth: Int) -> String {
        let schemas = (0..<number(2...3)).map { _ in schema(depth: depth) }
        return #"{"\#(keyword)": [\#(schemas.joined(separator: ", "))]}"#
    }

    private mutating func limits() -> String {
        var text = ""
        if isDrawn() { text += #", "\#(one(of: ["minimum", "exclusiveMinimum"]))": \#(number(-20...3))"# }
        if isDrawn() { text += #", "\#(one(of: ["maximum", "exclusiveMaximum"]))": \#(number(4...120))"# }
        if isDrawn(3) { text += #", "multipleOf": \#(one(of: ["2", "3", "7", "0.5", "0.25", "1.5"]))"# }
        return text
    }

    private mutating func texts() -> String {
        var text = ""
        let minimum = number(0...3)
        if isDrawn() { text += #", "minLength": \#(minimum)"# }
        if isDrawn() { text += #", "maxLength": \#(minimum + number(0...4))"# }
        if isDrawn() { text += #", "pattern": "\#(one(of: Self.patterns))""# }
        if isDrawn(6) { text += #", "format": "date""# }
        return text
    }

    private mutating func elements(depth: Int) -> String {
        var text = ""
        if isDrawn() { text += #", "items": \#(schema(depth: depth))"# }
        if isDrawn(3) { text += #", "prefixItems": [\#(schema(depth: 0)), \#(schema(depth: 0))]"# }
        let minimum = number(0...2)
        if isDrawn() { text += #", "minItems": \#(minimum)"# }
        if isDrawn() { text += #", "maxItems": \#(minimum + number(0...2))"# }
        if isDrawn(5) { text += #", "uniqueItems": true"# }
        return text
    }

    private mutating func properties(depth: Int) -> String {
        var text = ""
        let named = some(Self.names, 0...3).map { #""\#($0)": \#(schema(depth: depth))"# }
        if !named.isEmpty { text += #", "properties": {\#(named.joined(separator: ", "))}"# }
        let required = some(Self.names, 0...2).map { "\"\($0)\"" }
        if !required.isEmpty { text += #", "required": [\#(required.joined(separator: ", "))]"# }
        if isDrawn() {
            text += #", "additionalProperties": "# + (isDrawn() ? one(of: ["true", "false"]) : schema(depth: 0))
        }
        if isDrawn(3) { text += #", "patternProperties": {"\#(one(of: Self.patterns))": \#(schema(depth: 0))}"# }
        if isDrawn(6) { text += #", "propertyNames": "# + one(of: [#"{"maxLength": 2}"#, #"{"pattern": "^[abx]"}"#]) }
        if isDrawn(4) { text += #", "minProperties": \#(number(0...2))"# }
        if isDrawn(4) { text += #", "maxProperties": \#(number(1...4))"# }
        if isDrawn(6) { text += #", "dependentRequired": {"a": ["b"]}"# }
        if isDrawn(6) { text += #", "dependentSchemas": {"b": \#(schema(depth: 0))}"# }
        return text
    }
}
