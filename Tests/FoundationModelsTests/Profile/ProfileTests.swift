import FoundationModels
import FoundationModelsTesting
import Observation
import Testing

@Suite("Profiles")
@MainActor
struct ProfileTests {
    /// The app state that decides which profile answers.
    @MainActor
    final class Shop {
        var isOpen = true
        var temperature: Double?
    }

    struct Barista: @MainActor LanguageModelSession.DynamicProfile {
        let shop: Shop
        let open: ScriptedLanguageModel
        let closed: ScriptedLanguageModel
        var tool = CounterTool()

        @MainActor var body: some LanguageModelSession.DynamicProfile {
            if shop.isOpen {
                LanguageModelSession.Profile {
                    Instructions("You take orders.")
                    if shop.temperature == nil { tool }
                }
                .model(open)
                .temperature(shop.temperature)
            } else {
                LanguageModelSession.Profile { Instructions { "Tell a dream." } }.model(closed)
            }
        }
    }

    @Test
    func `a profile is evaluated before each request: its model, its instructions and its tools are those of now`()
        async throws
    {
        let shop = Shop()
        let profile = Barista(
            shop: shop, open: ScriptedLanguageModel("Tea?", "Coffee?"), closed: ScriptedLanguageModel("Once."))
        let session = LanguageModelSession(profile: profile)
        #expect(try await session.respond(to: "Hello").content == "Tea?")
        shop.isOpen = false
        #expect(try await session.respond(to: "Again").content == "Once.")
        shop.isOpen = true
        shop.temperature = 0.5
        #expect(try await session.respond(to: "And again").content == "Coffee?")
        let asked = profile.open.requests + profile.closed.requests
        #expect(
            asked.map { $0.transcript.first?.description } == [
                "Instructions: You take orders.", "Instructions: You take orders.", "Instructions: Tell a dream.",
            ])
        #expect(asked.map { $0.enabledToolDefinitions.map(\.name) } == [["price"], [], []])
        #expect(asked.map(\.generationOptions.temperature) == [nil, 0.5, nil])
        // The transcript belongs to the session, whichever profile answers.
        #expect(asked[1].transcript.count == 6)
        #expect(session.transcript.history.count == 6)
    }

    private struct Nested: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel

        var body: some DynamicProfile {
            Inner(model: model).temperature(0.1).maximumResponseTokens(7).samplingMode(.greedy)
        }

        struct Inner: LanguageModelSession.DynamicProfile {
            let model: ScriptedLanguageModel

            var body: some DynamicProfile {
                Profile { Instructions("Be kind.") }.model(model).temperature(0.9).reasoningLevel(.deep)
            }
        }
    }

    @Test
    func `a request's own options go before the profile's, and what is nearest to the profile before the rest`()
        async throws
    {
        let model = ScriptedLanguageModel("One.", "Two.")
        let session = LanguageModelSession(profile: Nested(model: model))
        try await session.respond(to: "Hello")
        try await session.respond(
            to: "Hello", options: .init(temperature: 0.3), contextOptions: .init(reasoningLevel: .light))
        let options = model.requests.map(\.generationOptions)
        #expect(options.map(\.temperature) == [0.9, 0.3])
        #expect(options.map(\.maximumResponseTokens) == [7, 7])
        #expect(options.map(\.samplingMode) == [.greedy, .greedy])
        #expect(model.requests.map(\.contextOptions.reasoningLevel) == [.deep, .light])
    }

    private struct Short: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel

        var body: some DynamicProfile {
            Profile { Instructions("Be kind.") }
                .model(model)
                .historyTransform { Array($0.suffix(1)) }
        }
    }

    @Test
    func `a history transform changes what the model reads, and nothing in the transcript`() async throws {
        let model = ScriptedLanguageModel("One.", "Two.")
        let session = LanguageModelSession(
            profile: Short(model: model),
            history: [.response(.init(segments: [.text(.init(content: "Before."))]))])
        try await session.respond(to: "First")
        try await session.respond(to: "Second")
        #expect(
            model.requests.map { $0.transcript.map(\.description) } == [
                ["Instructions: Be kind.", "Prompt: First"], ["Instructions: Be kind.", "Prompt: Second"],
            ])
        #expect(session.transcript.history.count == 5)
    }

    private struct Counting: DynamicInstructions {
        @SessionProperty(\.callCount) var callCount

        var body: some DynamicInstructions {
            Instructions("Calls: \(callCount)")
            ForEach(["tea", "milk"], id: \.self) { Instructions("There is \($0).") }
        }
    }

    private struct OneCall: LanguageModelSession.DynamicProfile {
        let model: ScriptedLanguageModel
        @SessionProperty(\.callCount) var callCount

        var body: some DynamicProfile {
            Profile {
                Counting()
                CountingTool()
            }
            .model(model)
            .toolCallingMode(callCount < 2 ? .required : .allowed)
        }
    }

    @Test
    func `values of the session are shared by tools, instructions and profiles, between the calls of one request too`()
        async throws
    {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "CountingTool", arguments: GeneratedContent(properties: [:]))
        let model = ScriptedLanguageModel(call, call, "Done.")
        let session = LanguageModelSession(profile: OneCall(model: model))
        #expect(session.properties.callCount == 0)
        #expect(try await session.respond(to: "Count").content == "Done.")
        #expect(session.properties.callCount == 2)
        #expect(
            model.requests.map(\.generationOptions.toolCallingMode) == [.required, .required, .allowed])
        #expect(
            model.requests.map { $0.transcript.first?.description }
                == (0...2).map {
                    "Instructions: Calls: \($0)\nThere is tea.\nThere is milk."
                })
        session.properties.callCount = 9
        #expect(session.properties.callCount == 9)
    }

    @Test
    func `a session can have instructions that change, and the model that it is given`() async throws {
        let model = ScriptedLanguageModel("Hi.")
        let session = LanguageModelSession(model: model, dynamicInstructions: Counting())
        session.prewarm(promptPrefix: Prompt("He"))
        try await session.respond(to: "Hello")
        #expect(model.prewarmedTranscripts[0].map(\.description).last == "Prompt: He")
        #expect(model.requests[0].transcript.first?.description.hasPrefix("Instructions: Calls: 0") == true)
    }
}

extension SessionPropertyValues {
    @SessionPropertyEntry
    var callCount: Int = 0
}

struct CountingTool: Tool {
    let description = "Counts."
    @SessionProperty(\.callCount) var callCount

    @Generable struct Arguments {}

    func call(arguments: Arguments) async throws -> String {
        callCount += 1
        return "Counted."
    }
}
