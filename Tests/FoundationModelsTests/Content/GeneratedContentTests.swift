import Foundation
import FoundationModels
import TestSupport
import Testing

@Suite("Generated content")
struct GeneratedContentTests {
    @Test
    func `keys keep their order through parsing, building and writing`() throws {
        let json = #"{"z": 1, "y": [true, null], "x": {"w": "ü", "v": 2.5}}"#
        let content = try GeneratedContent(json: json)
        #expect(content.jsonString == json)
        guard case .structure(_, let keys) = content.kind else {
            Issue.record("No structure")
            return
        }
        #expect(keys == ["z", "y", "x"])
        #expect(
            GeneratedContent(properties: ["z": 1, "y": "b", "a": [1, 2]]).jsonString
                == #"{"z": 1, "y": "b", "a": [1, 2]}"#)
    }

    @Test
    func `a property is read as its type, and a wrong one is refused by name`() throws {
        let content = try GeneratedContent(json: #"{"drink": "latte", "shots": 2, "iced": null, "notes": ["a", "b"]}"#)
        #expect(try content.value(String.self, forProperty: "drink") == "latte")
        #expect(try content.value(Int.self, forProperty: "shots") == 2)
        #expect(try content.value(Bool?.self, forProperty: "iced") == nil)
        #expect(try content.value(Bool?.self, forProperty: "absent") == nil)
        #expect(try content.value([String].self, forProperty: "notes") == ["a", "b"])
        let shots: Double = try content.value(forProperty: "shots")
        #expect(shots == 2)
        #expect(failure { try content.value(Int.self, forProperty: "drink") }?.contains("drink") == true)
        #expect(failure { try content.value(Int.self, forProperty: "absent") }?.contains("absent") == true)
        #expect(failure { try content.value(String.self) } != nil)
        #expect(failure { try GeneratedContent.null.value(String.self, forProperty: "a") } != nil)
    }

    @Test
    func `numbers keep all their digits`() throws {
        #expect(try GeneratedContent(json: "9223372036854775807").value(Int.self) == .max)
        #expect(try GeneratedContent(json: "-9223372036854775808").value(Int.self) == .min)
        #expect(try GeneratedContent(json: "3.0").value(Int.self) == 3)
        #expect(try GeneratedContent(json: "3e2").value(Int.self) == 300)
        let decimal = try #require(Decimal(string: "0.1234567890123456789"))
        #expect(try GeneratedContent(json: "0.1234567890123456789").value(Decimal.self) == decimal)
        #expect(try decimal.generatedContent.value(Decimal.self) == decimal)
        #expect(Float(0.1).generatedContent.jsonString == "0.1")
        #expect(3.0.generatedContent.jsonString == "3")
        #expect(Int.max.generatedContent.jsonString == "9223372036854775807")
        #expect(Double.nan.generatedContent.kind == .null)
        for json in ["3.5", "9223372036854775808", "1e300", "true", "\"3\""] {
            #expect(failure { try GeneratedContent(json: json).value(Int.self) } != nil, "\(json) is no Int")
        }
    }

    @Test
    func `1, 1.0 and 1e0 are the same number; large integers that share a Double are not`() throws {
        #expect(try GeneratedContent(json: "1") == GeneratedContent(json: "1.0"))
        #expect(try GeneratedContent(json: "1") == GeneratedContent(json: "1e0"))
        #expect(try GeneratedContent(json: "9007199254740993") != GeneratedContent(json: "9007199254740992"))
    }

    @Test(arguments: 0..<200)
    func `every kind survives being written and read`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let content = random.content(depth: 4)
        let copy = try GeneratedContent(json: content.jsonString)
        #expect(copy == content)
        #expect(copy.jsonString == content.jsonString)
        #expect(GeneratedContent(kind: content.kind).jsonString == content.jsonString)
    }

    @Test
    func `of two properties with one name the last counts, or what the closure makes of both`() {
        #expect(GeneratedContent(properties: ["a": 1, "b": 2, "a": 3]).jsonString == #"{"a": 3, "b": 2}"#)
        let pairs: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("a", 2)]
        let both = GeneratedContent(properties: pairs, id: nil) { [$0, $1] }
        #expect(both.jsonString == #"{"a": [1, 2]}"#)
        #expect(
            GeneratedContent(elements: [1, "b", true] as [any ConvertibleToGeneratedContent]).jsonString
                == #"[1, "b", true]"#)
    }

    @Test
    func `an identity is kept but does not make contents different`() {
        let id = GenerationID()
        let content = GeneratedContent("latte", id: id)
        #expect(content.id == id)
        #expect(content == GeneratedContent("latte"))
        #expect(GenerationID() != id)
    }

    @Test
    func `optionals are their value or null, and arrays their elements`() throws {
        let none: Int? = nil
        #expect(none.generatedContent == .null)
        #expect(Int?(3).generatedContent.jsonString == "3")
        #expect(["a", "b"].asPartiallyGenerated() == ["a", "b"])
        #expect(try [Int](GeneratedContent(json: "[1, 2]")) == [1, 2])
        #expect(failure { try [Int](GeneratedContent(json: #"[1, "2"]"#)) } != nil)
    }

    @Test
    func `control characters and quotation marks are escaped, everything else stays readable`() throws {
        let text = "a\"b\\c\n\r\t\u{1}\u{1F}é喫茶☕️"
        #expect(text.generatedContent.jsonString == #""a\"b\\c\n\r\t\u0001\u001fé喫茶☕️""#)
        #expect(try GeneratedContent(json: text.generatedContent.jsonString).value(String.self) == text)
    }
}

/// The description of a decoding or parsing error; nil if nothing or something else is thrown.
func failure<Value>(_ body: () throws -> Value) -> String? {
    do {
        _ = try body()
        return nil
    } catch GenerationError.decodingFailure(let context) {
        return context.debugDescription
    } catch let error as GeneratedContent.ParsingError {
        return error.debugDescription
    } catch {
        return nil
    }
}
