import FoundationModels
import FoundationModelsTesting
import Testing

@testable import ModelServing

/// The responses to a client, with a scripted model.
@Suite(.timeLimit(.minutes(1))) struct `A completion` {
    private static let hello = #"{"model": "fixture", "messages": [{"role": "user", "content": "Hello"}]}"#

    @Test func `is the model's text with its counts`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("Good morning to you"))
        let (status, json) = try await fixture.complete(Self.hello)
        #expect(status == 200)
        #expect(json.text("object") == "chat.completion" && json.text("model") == "fixture")
        #expect(json.text("choices.0.message.content") == "Good morning to you")
        #expect(json.text("choices.0.message.role") == "assistant")
        #expect(json.text("choices.0.finish_reason") == "stop")
        let (input, output) = (json.count("usage.prompt_tokens"), json.count("usage.completion_tokens"))
        #expect(output == 4 && input == 1 && json.count("usage.total_tokens") == 5)
    }

    @Test func `streams as events that say who speaks, what, and why it ended`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("Good morning"))
        let events = try await fixture.stream(
            #"{"model": "fixture", "stream": true, "stream_options": {"include_usage": true}, "messages": [{"role": "user", "content": "Hello"}]}"#
        )
        #expect(events.map { $0.text("object") } == Array(repeating: "chat.completion.chunk", count: events.count))
        #expect(Set(events.map { $0.text("id") }).count == 1)
        #expect(events.first?.text("choices.0.delta.role") == "assistant")
        #expect(events.compactMap { $0.text("choices.0.delta.content") }.joined() == "Good morning")
        #expect(events.compactMap { $0.text("choices.0.finish_reason") } == ["stop"])
        #expect(events.last?.count("usage.completion_tokens") == 2)
        #expect(events.dropLast().allSatisfy { $0.at("usage") == nil })
    }

    @Test func `calls a tool, whole and in a stream`() async throws {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "weather", arguments: GeneratedContent(properties: ["city": "Nara"]), id: "call_7")
        let fixture = try ServedFixture(ScriptedLanguageModel(call, call))
        let request = #"""
            "model": "fixture", "messages": [{"role": "user", "content": "Rain?"}], "tools": [{"type": "function",
            "function": {"name": "weather", "description": "Tells it", "parameters": {"type": "object",
            "properties": {"city": {"type": "string"}}, "required": ["city"]}}}]
            """#
        let json = try await fixture.complete("{\(request)}").json
        #expect(json.at("choices.0.message.content")?.kind == .null)
        #expect(json.text("choices.0.message.tool_calls.0.id") == "call_7")
        #expect(json.text("choices.0.message.tool_calls.0.function.name") == "weather")
        #expect(json.text("choices.0.message.tool_calls.0.function.arguments") == #"{"city": "Nara"}"#)
        #expect(json.text("choices.0.finish_reason") == "tool_calls")
        let events = try await fixture.stream("{\"stream\": true, \(request)}")
        let place = "choices.0.delta.tool_calls.0"
        #expect(events.compactMap { $0.text("\(place).id") } == ["call_7"])
        #expect(
            events.compactMap { $0.text("\(place).function.arguments") }.joined() == #"{"city": "Nara"}"#)
    }

    @Test func `brings the model's thoughts beside its text`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel(.thinking("They want tea.", then: "Tea it is.")))
        let json = try await fixture.complete(Self.hello).json
        #expect(json.text("choices.0.message.content") == "Tea it is.")
        #expect(json.text("choices.0.message.reasoning_content") == "They want tea.")
        #expect(json.count("usage.completion_tokens_details.reasoning_tokens") == 3)
    }

    @Test func `says what was said before, in the model's transcript`() async throws {
        let model = ScriptedLanguageModel("Fine")
        let fixture = try ServedFixture(model)
        let status = try await fixture.complete(
            #"""
            {"model": "fixture", "temperature": 0.5, "top_p": 0.9, "seed": 7, "max_tokens": 9, "stop": ["END"],
             "messages": [{"role": "system", "content": "Be brief."}, {"role": "user", "content": [{"type": "text",
             "text": "Rain?"}]}, {"role": "assistant", "content": null, "tool_calls": [{"id": "a", "type": "function",
             "function": {"name": "weather", "arguments": "{\"city\": \"Nara\"}"}}]}, {"role": "tool",
             "tool_call_id": "a", "content": "Sun"}, {"role": "assistant", "content": "None."},
             {"role": "user", "content": "Sure?"}]}
            """#
        ).status
        #expect(status == 200)
        let request = try #require(model.requests.first)
        let kinds = request.transcript.map { "\($0)".prefix { $0 != ":" } }
        #expect(request.transcript.count == 6, "\(kinds)")
        #expect(request.generationOptions.temperature == 0.5 && request.generationOptions.maximumResponseTokens == 9)
        #expect(request.generationOptions.samplingMode == .random(probabilityThreshold: 0.9, seed: 7))
        #expect(request.generationOptions.stopTexts == ["END"])
        guard case .toolOutput(let output) = request.transcript[3] else { throw WrongEntry() }
        #expect(output.toolName == "weather" && output.id == "a")
    }

    private struct WrongEntry: Error {}

    @Test func `an error before the first word has a status, and one after it is an event`() async throws {
        let failure = LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: "It is gone."))
        let model = ScriptedLanguageModel(.failing(failure), .failing(failure, after: "Good"))
        let fixture = try ServedFixture(model)
        let (status, json) = try await fixture.complete(Self.hello)
        #expect(
            status == 503 && json.text("error.message") == "It is gone." && json.text("error.type") == "server_error")
        let text = try await fixture.post("{\"stream\": true, " + Self.hello.dropFirst()).text
        #expect(text.contains("Good") && text.contains("It is gone.") && !text.contains("[DONE]"))
    }

    @Test func `of several calls only the first is taken where the client takes one`() async throws {
        let calls = ["a", "b"].map { Transcript.ToolCall(id: $0, toolName: "t", arguments: .init(properties: [:])) }
        let fixture = try ServedFixture(ScriptedLanguageModel(.toolCalls(calls), .toolCalls(calls)))
        let tools = #""tools": [{"type": "function", "function": {"name": "t"}}], "#
        for (flag, count) in [("true", 2), ("false", 1)] {
            let json = try await fixture.complete(
                "{\(tools) \"parallel_tool_calls\": \(flag), " + Self.hello.dropFirst()
            ).json
            let called = try json.at("choices.0.message.tool_calls")?.value([GeneratedContent].self)
            #expect(called?.count == count)
        }
    }
}
