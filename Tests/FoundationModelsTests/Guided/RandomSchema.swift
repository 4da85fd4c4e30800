import TestSupport

@testable import FoundationModels

/// Generates random schemas with every guide, up to six levels deep, with mutually recursive definitions.
struct RandomSchema {
    private var random: SeededRandom
    private let definitionNames = ["A", "B"]

    private init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    static let patterns = [
        #"[A-Z]{2}-\d{3,5}"#, #"(latte|tea|cocoa)( with (milk|sugar))?"#, #"\w+@\w+\.(com|jp)"#, #".{2,6}"#,
        #"[^a-z"\\]{1,4}"#, #"(?i)yes|no"#, #"[ぁ-ん]{1,5}"#, #"a*b+c?"#, #"^(ab|a)b*$"#, #"\s*x[\u{1F600}-\u{1F610}]"#,
    ]

    private static let texts = [
        "", "a", "ab", "abc", "latte", "latte macchiato", "\"quoted\"", "back\\slash", "喫茶店", "☕️", "new\nline", "\u{1}",
        "/",
        "😀", "true",
    ]

    /// A schema that may use the definitions.
    static func schema(seed: UInt64) -> GenerationSchema {
        var source = RandomSchema(seed: seed)
        let (node, definitions) = source.parts()
        return GenerationSchema(name: "Random", node: node, definitions: definitions)
    }

    private mutating func parts() -> (node: SchemaNode, definitions: SchemaDefinitions) {
        var definitions = SchemaDefinitions()
        for name in definitionNames { definitions.reserve(name) }
        // A definition is a structure. Its optional parts may refer to any definition.
        for name in definitionNames { definitions.fill(name, with: structure(depth: 2)) }
        return (node(depth: 6), definitions)
    }

    private mutating func node(depth: Int) -> SchemaNode {
        switch Int.random(in: 0..<(depth > 0 ? 15 : 9), using: &random) {
        case 0: .boolean
        case 1, 2: .integer(bounds(isWhole: true))
        case 3: .number(bounds(isWhole: false))
        case 4: .string(.anything)
        case 5: .string(.oneOf(texts()))
        case 6: .string(.pattern(Self.patterns.randomElement(using: &random) ?? "a"))
        case 7: .null
        case 8: depth > 2 ? .any : .boolean
        case 9, 10: .array(of: node(depth: depth - 1), count: count())
        case 11: .anyOf((0..<Int.random(in: 1...3, using: &random)).map { _ in node(depth: depth - 1) })
        case 12: .array(of: reference(), count: .init(minimum: 0, maximum: Int.random(in: 0...2, using: &random)))
        default: structure(depth: depth - 1)
        }
    }

    private mutating func reference() -> SchemaNode {
        .reference(definitionNames.randomElement(using: &random) ?? "A")
    }

    private mutating func structure(depth: Int) -> SchemaNode {
        let names = ["name", "n", "名前", "a\"b", "level", "tags"].shuffled(using: &random)
        let properties = names.prefix(Int.random(in: 0...4, using: &random)).map { name in
            let isOptional = Int.random(in: 0..<3, using: &random) == 0
            let isReference = isOptional && Bool.random(using: &random)
            return SchemaNode.Property(
                name: name, node: isReference ? reference() : node(depth: max(0, depth)), isOptional: isOptional)
        }
        return .structure(.init(name: "S", properties: Array(properties)))
    }

    private mutating func texts() -> [String] {
        Array(Self.texts.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)))
    }

    private mutating func count() -> SchemaNode.Count {
        let minimum = Int.random(in: 0...3, using: &random)
        let maximum = Bool.random(using: &random) ? minimum + Int.random(in: 0...3, using: &random) : nil
        return .init(minimum: minimum, maximum: maximum)
    }

    private mutating func bounds(isWhole: Bool) -> SchemaNode.Bounds {
        let limits = isWhole ? wholeLimits() : ["-1.5", "0", "0.25", "-0.001", "3.125", "12345.6789", "1e3", "0.1"]
        let pair = [limits.randomElement(using: &random), limits.randomElement(using: &random)]
            .map { JSONNumber(literal: $0 ?? "0") }.sorted { $0.double < $1.double }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return .init()
        case 1: return .init(minimum: pair[0])
        case 2: return .init(maximum: pair[1])
        default: return .init(minimum: pair[0], maximum: pair[1])
        }
    }

    private mutating func wholeLimits() -> [String] {
        [
            "-120", "-7", "0", "1", "9", "10", "99", "100", "12345", "9223372036854775807", "-9223372036854775808",
            "123456789012345678901234567890", String(Int.random(in: -1000...1000, using: &random)),
        ]
    }
}
