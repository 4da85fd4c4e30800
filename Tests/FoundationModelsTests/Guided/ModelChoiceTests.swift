import FoundationModels
import TestSupport
import Testing

/// What a schema leaves open is the model's choice. Kissa never decides it by hashing a name, by a formula, or by taking the
/// first option.
@Suite("What the model chooses")
struct ModelChoiceTests {
    /// Returns the content from a model that follows each byte by another one where the schema allows it.
    private func content(
        _ properties: [DynamicGenerationSchema.Property], limit: Int = 120, saying successors: [Character: String]
    ) async throws -> GeneratedContent {
        var file = ParrotModelFile()
        file.contextLength = 1024
        for (last, next) in successors {
            if let byte = last.asciiValue { file.successors[byte] = Array(next.utf8) }
        }
        let session = LanguageModelSession(model: try LocalModelFixture(file).model())
        let schema = try GenerationSchema(root: .init(name: "Root", properties: properties), dependencies: [])
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: limit)
        return try await session.respond(
            to: "Go", schema: schema, includeSchemaInPrompt: false, options: options
        ).content
    }

    @Test(arguments: [("a", true), ("b", false)])
    func `an optional key is there if the model writes it`(key: String, isThere: Bool) async throws {
        let content = try await content(
            [
                .init(name: "a", schema: .init(type: Bool.self), isOptional: true),
                .init(name: "b", schema: .init(type: Bool.self)),
            ], saying: ["\"": key])
        #expect(try (content.value(Bool?.self, forProperty: "a") != nil) == isThere)
        _ = try content.value(Bool.self, forProperty: "b")
    }

    @Test(arguments: [("]", "]", 0), ("t", "]", 1), ("t", ",", 7)])
    func `an array ends where the model ends it`(first: String, next: String, count: Int) async throws {
        let drinks = DynamicGenerationSchema(arrayOf: .init(type: Bool.self), maximumElements: 7)
        let content = try await content(
            [.init(name: "drinks", schema: drinks)], saying: ["[": first, "e": next, ",": "t"])
        #expect(try content.value([Bool].self, forProperty: "drinks").count == count)
    }

    @Test(arguments: [("7", "7"), ("t", "true"), ("\"", "\"\""), ("n", "null")])
    func `of several types the model takes any`(first: String, written: String) async throws {
        let any = DynamicGenerationSchema(
            name: "Any", anyOf: [.init(type: Int.self), .init(type: Bool.self), .init(type: String.self), .null])
        let content = try await content([.init(name: "a", schema: any)], saying: [":": first, "\"": "\"", "7": "}"])
        #expect(content.jsonString == #"{"a": \#(written)}"#)
    }

    @Test(arguments: [("\"", "", "la"), ("t", "\"", "latte"), ("t", " ", "latte macchiato")])
    func `of choices that begin alike the model takes any, the shortest too`(
        afterA: String, afterE: String, drink: String
    ) async throws {
        let drinks = DynamicGenerationSchema(name: "Drink", anyOf: ["la", "latte", "latte macchiato"])
        let content = try await content([.init(name: "d", schema: drinks)], saying: ["a": afterA, "e": afterE])
        #expect(try content.value(String.self, forProperty: "d") == drink)
    }

    @Test
    func `a number stays between its limits while it is written, whatever digits the model likes`() async throws {
        let number = DynamicGenerationSchema(type: Int.self, guides: [.range(-5...120)])
        let content = try await content([.init(name: "n", schema: number)], saying: [":": "9", "9": "9"])
        #expect(try content.value(Int.self, forProperty: "n") == 99)
    }

    @Test
    func `a text may fill the whole limit, with quotation marks and line breaks in it`() async throws {
        let text = DynamicGenerationSchema(type: String.self)
        let content = try await content(
            [.init(name: "a", schema: text)], limit: 300,
            saying: [":": "\"", "\"": "x", "x": "\\", "\\": "n", "n": "\\"])
        let written = try content.value(String.self, forProperty: "a")
        #expect(written.count > 100)
        #expect(written.contains("\n"))
    }

    @Test(arguments: 1...UInt64(3))
    func `a tool's choices made at run time hold for its arguments`(seed: UInt64) async throws {
        let tool = MoodTool()
        let session = LanguageModelSession(model: GuidedFixture.kissaMini, tools: [tool])
        let options = GenerationOptions(
            samplingMode: .random(top: 200, seed: seed), temperature: 3, maximumResponseTokens: 60,
            toolCallingMode: .required)
        // After the call, the model's text is random. It may be cut off in the middle of another call.
        _ = try? await session.respond(to: "How are you?", options: options)
        #expect(!tool.seen.values.isEmpty)
        #expect(tool.seen.values.allSatisfy { ["calm", "sleepy", "wide awake"].contains($0) })
    }
}
