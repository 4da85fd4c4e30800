import Foundation
import Testing

@testable import FoundationModels
@testable import Inference

@Suite("What a shape allows")
struct GuidedShapeTests {
    private var multiples: MultipleAutomata { MultipleAutomata(AutomatonEffort()) }

    private func accepts(_ node: SchemaNode, _ text: String) async throws -> Bool {
        try GuidedFixture.accepts(node, text, try await GuidedFixture.tokenizer(ofKissaMini: false))
    }

    private static let order = SchemaNode.structure(
        .init(
            name: "Order",
            properties: [
                .init(name: "a", node: .boolean, isOptional: true), .init(name: "b", node: .null),
                .init(name: "c", node: .boolean, isOptional: true),
                .init(name: "d", node: .anyOf([.boolean, .null])),
            ]))

    @Test func `keys stand in the order of their declaration and optional ones may be left out`() async throws {
        for text in [
            #"{"a":true,"b":null,"c":false,"d":null}"#, #"{"b":null,"d":true}"#, #"{"b":null,"c":true,"d":null}"#,
        ] {
            #expect(try await accepts(Self.order, text))
        }
        for text in [
            #"{"b":null,"a":true,"d":null}"#, #"{"b":null}"#, #"{"a":true,"d":null}"#, #"{}"#, #"{"b": null,"d":null}"#,
            #"{"b":null,"d":null}}"#, #"{"b":null,"d":null} "#, #"{,"b":null,"d":null}"#,
            #"{"b":null,"b":null,"d":null}"#,
        ] {
            #expect(try await !accepts(Self.order, text), "\(text)")
        }
    }

    @Test func `every whole number between two limits and no other`() async throws {
        for low in -12...12 {
            for high in stride(from: low, through: 120, by: 37) {
                let automaton = try NumberBounds.automaton(
                    forIntegers: .init(minimum: JSONNumber(low), maximum: JSONNumber(high)), path: "", multiples)
                for number in -130...130 {
                    #expect(automaton.contains("\(number)".utf8) == (low...high).contains(number))
                }
                for text in ["-0", "00", "01", "+1", "1.0", "1e1", "", "-"] {
                    #expect(!automaton.contains(text.utf8), "\(text) in \(low)...\(high)")
                }
            }
        }
    }

    @Test func `limits of whole numbers are exact whatever their size`() throws {
        let bounds = SchemaNode.Bounds(
            minimum: JSONNumber(literal: "-1.5e0"), maximum: JSONNumber(literal: "123456789012345678901234567890"))
        let automaton = try NumberBounds.automaton(forIntegers: bounds, path: "", multiples)
        for text in ["-1", "0", "123456789012345678901234567890", "99999999999999999999"] {
            #expect(automaton.contains(text.utf8))
        }
        for text in ["-2", "123456789012345678901234567891", "1000000000000000000000000000000"] {
            #expect(!automaton.contains(text.utf8))
        }
        #expect(NumberBounds.anyInteger.contains("\(Int.min)".utf8))
        #expect(!NumberBounds.anyInteger.contains("-9223372036854775809".utf8))
        #expect(throws: LanguageModelSession.GenerationError.self) {
            let none = SchemaNode.Bounds(minimum: JSONNumber(literal: "0.1"), maximum: JSONNumber(literal: "0.9"))
            _ = try NumberBounds.automaton(forIntegers: none, path: "", multiples)
        }
    }

    @Test func `every number between two limits and no other`() throws {
        let limits = ["-12.5", "-1", "-0.05", "0", "0.25", "0.3", "1", "9.99", "10", "12.75"]
        let numbers = stride(from: -1400, through: 1400, by: 7).flatMap { hundredths -> [Decimal] in
            let value = Decimal(hundredths) / 100
            return [value, value + Decimal(string: "0.001")!]
        }
        for (index, low) in limits.enumerated() {
            for high in limits[index...] {
                let automaton = try NumberBounds.automaton(
                    forNumbers: .init(minimum: JSONNumber(literal: low), maximum: JSONNumber(literal: high)), path: "",
                    multiples)
                let range = Decimal(string: low)!...Decimal(string: high)!
                for number in numbers {
                    let isWithin = range.contains(number)
                    #expect(automaton.contains("\(number)".utf8) == isWithin, "\(number) in \(low)...\(high)")
                    let zeros = "\(number)".contains(".") ? "00" : ".0"
                    // Zero has no sign, and "0" needs no decimal point.
                    #expect(automaton.contains("\(number)\(zeros)".utf8) == isWithin)
                }
                for text in ["-0", "-0.0", "00", "01", ".5", "5.", "1e1", "+1", ""] {
                    #expect(!automaton.contains(text.utf8), "\(text)")
                }
            }
        }
    }

    @Test func `text has every Escape and all of Unicode`() async throws {
        for text in [
            #""""#, #""\"\\\/\b\f\n\r\t""#, #""\u0000\uFFFF\ud7ff\uE000""#, #""\uD83D\uDE00""#, #""喫茶店 ☕️ 😀 é""#,
            "\"\u{10FFFF}\u{80}\"",
        ] {
            #expect(try await accepts(.string(.anything), text), "\(text)")
        }
        for text in [
            #""\x""#, #""\u12G4""#, #""\uD83D""#, #""\uD83D\u0041""#, #""\uDE00""#, "\"\n\"", "\"\u{7F}\"", "\"", "a",
        ] {
            #expect(try await !accepts(.string(.anything), text), "\(text)")
        }
    }

    @Test func `text is valid UTF-8 only`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        for bytes: [UInt8] in [
            [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0x80], [0xFF], [0xC3], [0xE3, 0x81],
        ] {
            #expect(try !GuidedFixture.accepts(.string(.anything), [0x22] + bytes + [0x22], tokenizer), "\(bytes)")
        }
    }

    @Test func `of choices with a common beginning every one can be written`() async throws {
        let node = SchemaNode.string(.oneOf(["latte", "latte macchiato", "la", "", "\"la\""]))
        for text in [#""latte""#, #""latte macchiato""#, #""la""#, #""""#, #""\"la\"""#] {
            #expect(try await accepts(node, text))
        }
        for text in [#""lat""#, #""latte m""#, #""tea""#] { #expect(try await !accepts(node, text)) }
    }

    @Test func `an array has as many elements as its count says`() async throws {
        for (minimum, maximum) in [(0, 0), (0, 2), (1, nil), (2, 3), (3, 3)] as [(Int, Int?)] {
            for count in 0...5 {
                let text = "[" + Array(repeating: "true", count: count).joined(separator: ",") + "]"
                let isRight = count >= minimum && count <= maximum ?? .max
                let node = SchemaNode.array(of: .boolean, count: .init(minimum: minimum, maximum: maximum))
                #expect(try await accepts(node, text) == isRight)
            }
        }
    }

    @Test func `types with a common beginning are told apart by the model`() async throws {
        func type(_ name: String) -> SchemaNode {
            .structure(
                .init(
                    name: name,
                    properties: [
                        .init(name: "kind", node: .string(.anything)), .init(name: name, node: .integer(.init())),
                    ]))
        }
        let node = SchemaNode.anyOf([type("cat"), type("car"), .null])
        for text in [#"{"kind":"x","cat":1}"#, #"{"kind":"x","car":22}"#, "null"] {
            #expect(try await accepts(node, text))
        }
        #expect(try await !accepts(node, #"{"kind":"x","cab":1}"#))
    }

    @Test func `values nest only so deep`() async throws {
        let deepest = SchemaCompiler.nestingMax
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(try await accepts(.any, nested(deepest)))
        #expect(try await !accepts(.any, nested(deepest + 1)))
        _ = try GeneratedContent(json: nested(deepest))
    }

    @Test func `a shape that always contains itself is refused`() async throws {
        let node = SchemaNode.structure(.init(name: "S", properties: [.init(name: "next", node: .root)]))
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        #expect(throws: GrammarError.empty) { try GuidedFixture.constraint(node, tokenizer) }
    }

    @Test func `a limit below the shortest reply is an error with both numbers`() async throws {
        let tokenizer = try await GuidedFixture.tokenizer(ofKissaMini: false)
        #expect(throws: GrammarError.limitTooSmall(tokenCount: 19, limit: 18)) {
            try GuidedFixture.constraint(Self.order, tokenizer, tokenCountMax: 18)
        }
        _ = try GuidedFixture.constraint(Self.order, tokenizer, tokenCountMax: 19)
    }
}
