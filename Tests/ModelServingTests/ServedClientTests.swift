import FoundationModels
import FoundationModelsTesting
import ServerModels
import Testing

@testable import ModelServing

/// Kissa's own server client, with the embedded model behind the server.
@Suite(.timeLimit(.minutes(2))) struct `ServerLanguageModel and a served model` {
    private static let embedded = SystemLanguageModel.named("mini")

    private func client(_ model: SystemLanguageModel) throws -> (ServedFixture, ServerLanguageModel) {
        let fixture = try ServedFixture(model)
        return (fixture, try ServerLanguageModel(fixture.server.address + "#fixture"))
    }

    @Test func `say what the model says in this process`() async throws {
        let (fixture, client) = try client(Self.embedded)
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 40)
        let here = try await LanguageModelSession(model: Self.embedded, instructions: "You are a barista.")
            .respond(to: "Good morning!", options: options)
        let there = try await LanguageModelSession(model: client, instructions: "You are a barista.")
            .respond(to: "Good morning!", options: options)
        #expect(!here.content.isEmpty && there.content == here.content)
        #expect(there.usage.output.totalTokenCount == here.usage.output.totalTokenCount)
        #expect(there.usage.input.totalTokenCount == here.usage.input.totalTokenCount)
        fixture.server.stop()
    }

    @Generable struct Order: Equatable {
        @Guide(description: "What is ordered", .anyOf(["tea", "coffee"])) var drink: String
        @Guide(.range(1...3)) var count: Int
    }

    @Test func `keep to a schema`() async throws {
        let (fixture, client) = try client(Self.embedded)
        let order = try await LanguageModelSession(model: client)
            .respond(to: "Two teas, please.", generating: Order.self).content
        #expect(["tea", "coffee"].contains(order.drink) && 1...3 ~= order.count)
        fixture.server.stop()
    }

    struct Weather: Tool {
        let name = "weather"
        let description = "Tells the weather of a city"

        @Generable struct Arguments {
            var city: String
        }

        func call(arguments: Arguments) async throws -> String { "Sun over \(arguments.city)" }
    }

    @Test func `call tools, and go on with what those gave`() async throws {
        let script = ScriptedLanguageModel(
            .toolCall("weather", arguments: GeneratedContent(properties: ["city": "Nara"])), "It is sunny in Nara.")
        let (fixture, client) = try client(script.systemModel)
        let session = LanguageModelSession(model: client, tools: [Weather()])
        #expect(try await session.respond(to: "Weather in Nara?").content == "It is sunny in Nara.")
        let outputs = session.transcript.compactMap { if case .toolOutput(let output) = $0 { output } else { nil } }
        #expect(outputs.map(\.segments.description).first?.contains("Sun over Nara") == true)
        fixture.server.stop()
    }

    @Test func `are told of the context that is too small`() async throws {
        let (fixture, client) = try client(ScriptedLanguageModel("a", contextSize: 3).systemModel)
        await #expect(throws: LanguageModelError.self) {
            try await LanguageModelSession(model: client).respond(to: "one two three four five")
        }
        fixture.server.stop()
    }
}

/// Behavior that needs a real model in this process.
@Suite(.timeLimit(.minutes(2))) struct `The embedded model, served` {
    private func complete(_ members: String) async throws -> GeneratedContent {
        let fixture = try ServedFixture(SystemLanguageModel.named("mini"))
        let body = #"{"model": "fixture", "messages": [{"role": "user", "content": "Good morning!"}], "# + members + "}"
        let (status, json) = try await fixture.complete(body)
        #expect(status == 200, "\(json.jsonString)")
        return json
    }

    @Test func `says the same for the same seed`() async throws {
        let first = try await complete(#""seed": 5, "temperature": 1, "max_tokens": 20"#)
        let second = try await complete(#""seed": 5, "temperature": 1, "max_tokens": 20"#)
        #expect(first.text("choices.0.message.content") == second.text("choices.0.message.content"))
    }

    @Test func `ends at the limit of tokens, and says so`() async throws {
        let json = try await complete(#""temperature": 0, "max_tokens": 2"#)
        #expect(json.text("choices.0.finish_reason") == "length" && json.count("usage.completion_tokens") == 2)
    }

    @Test func `ends before a text that stops it`() async throws {
        let whole = try #require(try await complete(#""temperature": 0"#).text("choices.0.message.content"))
        let word = try #require(whole.split(separator: " ").dropFirst().first)
        let json = try await complete(#""temperature": 0, "stop": ["\#(word)"]"#)
        let text = try #require(json.text("choices.0.message.content"))
        #expect(whole.hasPrefix(text) && !text.contains(word) && text.count < whole.count)
        #expect(json.text("choices.0.finish_reason") == "stop")
    }

    @Test func `writes an object where one is wanted`() async throws {
        let json = try await complete(
            #""temperature": 0, "max_tokens": 60, "response_format": {"type": "json_object"}"#)
        let text = try #require(json.text("choices.0.message.content"))
        let object = try GeneratedContent(json: text)
        guard case .structure = object.kind, object.isComplete else {
            Issue.record("\(text) is no object")
            return
        }
    }
}
