import Foundation
@testable import FoundationModels
import RegexBuilder
import Testing

@Suite("Guides")
struct GenerationGuideTests {
    private func node(_ schema: GenerationSchema) -> SchemaNode? { schema.node.parts.first }

    @Test
    func `every guide of text reaches the schema`() {
        #expect(node(schema(String.self, .constant("a"))) == .string(.oneOf(["a"])))
        #expect(node(schema(String.self, .anyOf(["b", "a", "b"]))) == .string(.oneOf(["b", "a"])))
        #expect(node(schema(String.self, .anyOf(["b", "a"]), .anyOf(["a", "c"]))) == .string(.oneOf(["a"])))
        #expect(node(schema(String.self, .pattern(/\d{2}_[a-f]+/))) == .string(.pattern(#"\d{2}_[a-f]+"#)))
        #expect(node(schema(String.self, .pattern(/a/), .pattern(/b/))) == .string(.pattern("b")))
    }

    @Test
    func `every guide of numbers reaches the schema with all its digits`() throws {
        #expect(schema(Int.self, .range(-3...9)).debugDescription.contains(#""minimum": -3, "maximum": 9"#))
        #expect(schema(Int.self, .minimum(.max)).debugDescription.contains(#""minimum": 9223372036854775807"#))
        #expect(schema(Int.self, .maximum(5), .maximum(3)).debugDescription.contains(#""maximum": 3}"#))
        #expect(schema(Int.self, .minimum(5), .minimum(3)).debugDescription.contains(#""minimum": 5}"#))
        #expect(schema(Float.self, .range(0.1...0.5)).debugDescription.contains(#""minimum": 0.1, "maximum": 0.5"#))
        #expect(schema(Double.self, .minimum(1e300)).debugDescription.contains(#""minimum": 1e+300"#))
        let decimal = try #require(Decimal(string: "0.12345678901234567890123"))
        #expect(schema(Decimal.self, .minimum(decimal)).debugDescription.contains("0.12345678901234567890123"))
        #expect(schema(Decimal.self, .range(1...decimal + 1)).debugDescription.contains("1.12345678901234567890123"))
    }

    @Test
    func `every guide of arrays reaches the schema, and so do guides of elements of elements`() {
        let any = SchemaNode.string(.anything)
        #expect(node(schema([String].self, .count(3))) == .array(of: any, count: .init(minimum: 3, maximum: 3)))
        #expect(node(schema([String].self, .count(1...4))) == .array(of: any, count: .init(minimum: 1, maximum: 4)))
        #expect(
            node(schema([String].self, .minimumCount(1), .maximumCount(2)))
                == .array(of: any, count: .init(minimum: 1, maximum: 2)))
        #expect(
            node(schema([String].self, .element(.anyOf(["a"]))))
                == .array(of: .string(.oneOf(["a"])), count: .init()))
        #expect(
            node(schema([[Int]].self, .element(.element(.minimum(1))), .element(.count(2))))
                == .array(
                    of: .array(
                        of: .integer(.init(minimum: JSONNumber(1))), count: .init(minimum: 2, maximum: 2)),
                    count: .init()))
    }

    @Test
    func `guides of a bound that is a variable are not dropped`() {
        let most = Int.random(in: 7...7)
        #expect(schema(Int.self, .range(1...most)).debugDescription.contains(#""maximum": 7"#))
    }

    @Test
    func `guides that leave no value are refused with the place`() {
        #expect(problem(of: schema(Int.self, .minimum(4), .maximum(3)))?.contains("at least 4 and at most 3") == true)
        #expect(problem(of: schema(String.self, .anyOf([])))?.contains("Order.value") == true)
        #expect(problem(of: schema(String.self, .constant("a"), .constant("b")))?.contains("in common") == true)
        #expect(
            problem(of: schema(String.self, .constant("a"), .pattern(/b/)))?.contains("None of the choices") == true)
        #expect(problem(of: schema([Int].self, .minimumCount(3), .maximumCount(2)))?.contains("at least 3") == true)
        #expect(problem(of: schema([Int].self, .maximumCount(-1)))?.contains("at most -1") == true)
        #expect(problem(of: schema(Double.self, .minimum(.nan)))?.contains("nan is no minimum") == true)
        #expect(problem(of: schema([Double].self, .element(.maximum(.infinity))))?.contains("Order.value") == true)
        #expect(problem(of: schema(Int.self, .range(1...3))) == nil)
    }

    @Test
    func `a guide that does not fit the shape is refused, as far as the types let one through`() throws {
        let text = SchemaNode.string(.anything)
        for constraint in [
            GuideConstraint.minimum(JSONNumber(1)), .maximum(JSONNumber(1)), .minimumCount(1), .maximumCount(1),
        ] {
            #expect(throws: GuideConflict.self) { try text.guided(by: constraint) }
        }
        for constraint in [GuideConstraint.anyOf(["a"]), .pattern("a"), .minimumCount(1), .element([.minimumCount(1)])]
        {
            #expect(throws: GuideConflict.self) { try SchemaNode.integer(.init()).guided(by: constraint) }
            #expect(throws: GuideConflict.self) { try SchemaNode.number(.init()).guided(by: constraint) }
        }
        let numbers = SchemaNode.array(of: .integer(.init()), count: .init())
        #expect(throws: GuideConflict.self) { try numbers.guided(by: .minimum(JSONNumber(1))) }
        #expect(throws: GuideConflict.self) { try numbers.guided(by: .anyOf(["a"])) }
        let texts = SchemaNode.array(of: text, count: .init())
        #expect(try texts.guided(by: .anyOf(["a"])) == .array(of: .string(.oneOf(["a"])), count: .init()))
    }

    @Test
    func `the source of a pattern is taken from literals, strings and builder blocks`() throws {
        func source<Output>(_ regex: Regex<Output>) -> GuideConstraint { .pattern(regex) }
        #expect(source(/a|b/) == .pattern("a|b"))
        #expect(source(#/(?i)x+y/#) == .pattern("(?i)x+y"))
        #expect(source(try Regex("[a-c]{2,}")) == .pattern("[a-c]{2,}"))
        #expect(source(/abc/.ignoresCase()) == .pattern("(?i:abc)"))
        #expect(
            source(
                Regex {
                    "ID-"; OneOrMore(.digit)
                }) == .pattern(#"ID-\d+"#))
        #expect(
            source(
                Regex {
                    "x";
                    Capture {
                        ChoiceOf {
                            "a"; "b"
                        }
                    }
                }) == .pattern("x(a|b)"))
        #expect(
            source(
                Regex {
                    ChoiceOf {
                        "a"; "b"
                    }
                }) == .pattern("a|b"))
        #expect(source(Regex { OneOrMore { "ab" } }) == .pattern("(?:ab)+"))
        #expect(
            source(
                Regex {
                    "a.b (c)"; /[a\-z]-/
                }) == .pattern(#"a\.b \(c\)[a\-z]-"#))
    }

    @Test
    func `a builder block that loses its groups in print, or runs code, is an unsupported guide`() {
        let choice = schema(
            String.self,
            .pattern(
                Regex {
                    "x";
                    ChoiceOf {
                        "a"; "b"
                    }
                }))
        #expect(problem(of: choice)?.contains("ambiguous") == true)
        let literal = schema(String.self, .pattern(Regex { OneOrMore { /ab/ } }))
        #expect(problem(of: literal)?.contains("ambiguous") == true)
        let repeated = schema(
            String.self,
            .pattern(
                Regex {
                    OneOrMore {
                        ChoiceOf {
                            "a"; "b"
                        }
                    }
                }))
        #expect(problem(of: repeated)?.contains("ambiguous") == true)
        let code = schema(
            String.self,
            .pattern(
                Regex {
                    TryCapture {
                        OneOrMore(.digit)
                    } transform: {
                        Int($0)
                    }
                }))
        #expect(problem(of: code)?.contains("no source") == true)
    }
}
