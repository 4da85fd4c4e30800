import TestSupport
import Testing

@testable import FoundationModels

@Suite("A model from a file, kept to a shape")
struct GuidedLocalModelTests {
    /// A model that endlessly writes quotation marks, letters and backslashes and never closes anything.
    private static let endless: ParrotModelFile = {
        var file = ParrotModelFile()
        file.contextLength = 1024
        file.successors = [10: [97], 97: [98], 98: [97], 34: [97], 58: [97], 91: [97], 44: [97], 92: [110]]
        return file
    }()

    private static let menu = try! GenerationSchema(
        root: DynamicGenerationSchema(
            name: "Menu",
            properties: [
                .init(
                    name: "drinks", schema: .init(arrayOf: .init(type: String.self), minimumElements: 2)),
                .init(name: "open", schema: .init(type: Bool.self), isOptional: true),
                .init(name: "stars", schema: .init(type: Int.self, guides: [.range(1...5)])),
            ]),
        dependencies: [])

    @Test(arguments: [20, 60, 200])
    func `a model that never closes gives a whole structure`(tokenCountMax: Int) async throws {
        let session = LanguageModelSession(model: try LocalModelFixture(Self.endless).model())
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 40 + tokenCountMax)
        let menu = try await session.respond(
            to: "Go", schema: Self.menu, includeSchemaInPrompt: false, options: options
        ).content
        #expect(try menu.value([String].self, forProperty: "drinks").count >= 2)
        #expect((1...5).contains(try menu.value(Int.self, forProperty: "stars")))
    }

    @Test func `the context is a limit too`() async throws {
        let session = LanguageModelSession(model: try LocalModelFixture(Self.endless).model())
        let menu = try await session.respond(to: "Go", schema: Self.menu, options: .init(sampling: .greedy)).content
        #expect(menu.isComplete)
    }

    @Test func `a limit below the shortest response throws before anything runs`() async throws {
        let fixture = try LocalModelFixture(Self.endless)
        let session = LanguageModelSession(model: fixture.model())
        let error = await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: "Go", schema: Self.menu, options: .init(maximumResponseTokens: 3))
        }
        guard case .decodingFailure(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        let text = context.debugDescription
        #expect(text.hasPrefix("maximumResponseTokens is 3; a complete response of the requested shape needs "))
        #expect(try #require(text.split { !$0.isNumber }.compactMap { Int($0) }.last) > 20)
        #expect(session.transcript.isEmpty)
        #expect(try await fixture.loaded().engine.statistics.passCount == 0)
    }

    @Test func `a prompt that leaves too little room is an overflow`() async throws {
        let session = LanguageModelSession(model: try LocalModelFixture(Self.endless).model())
        await #expect(throws: LanguageModelSession.GenerationError.self) {
            try await session.respond(to: String(repeating: "x", count: 985), schema: Self.menu)
        }
    }

    @Test func `a pattern outside of the subset throws unsupported guide before anything runs`() async throws {
        let fixture = try LocalModelFixture(Self.endless)
        let session = LanguageModelSession(model: fixture.model())
        let schema = GenerationSchema(name: "Word", node: .string(.pattern(#"(?=a)\w+"#)))
        do {
            _ = try await session.respond(to: "Go", schema: schema)
            Issue.record("Nothing was thrown")
        } catch LanguageModelSession.GenerationError.unsupportedGuide(let context) {
            #expect(context.debugDescription.contains("(?=a"))
        }
        #expect(try await fixture.loaded().engine.statistics.passCount == 0)
    }

    @Test func `the model that comes with the package fills a structure`() async throws {
        let session = LanguageModelSession(model: GuidedFixture.kissaMini, instructions: "You are Lisa, a barista.")
        for seed in 1...UInt64(3) {
            let options = GenerationOptions(sampling: .random(top: 40, seed: seed), maximumResponseTokens: 80)
            let order = try await session.respond(to: "A latte, please.", generating: DrinkOrder.self, options: options)
            #expect(order.content.generatedContent == order.rawContent)
        }
        #expect(session.transcript.count == 7)
    }

    @Test func `a structure grows in a stream`() async throws {
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 60)
        var drinks: [String] = []
        // On a busy machine a slow reader may see only the last snapshot, which the API allows. So the test tries again.
        for _ in 1...10 where drinks.count < 2 {
            drinks.removeAll()
            let session = LanguageModelSession(model: GuidedFixture.kissaMini)
            let stream = session.streamResponse(to: "A latte, please.", generating: DrinkOrder.self, options: options)
            for try await snapshot in stream { if let drink = snapshot.content.drink { drinks.append(drink) } }
        }
        #expect(drinks.count > 1)
        #expect(zip(drinks, drinks.dropFirst()).allSatisfy { $1.hasPrefix($0) })
    }

    @Test func `cancelling ends a guided reply`() async throws {
        let fixture = try LocalModelFixture(Self.endless)
        let session = LanguageModelSession(model: fixture.model())
        let task = Task { try await session.respond(to: "Go", schema: Self.menu) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(session.transcript.isEmpty)
        let next = try await session.respond(to: "Go", schema: Self.menu, options: .init(maximumResponseTokens: 60))
        #expect(next.content.isComplete)
    }

    @Test func `a tool that must be called is called with arguments of its shape`() async throws {
        let tool = CounterTool()
        let session = LanguageModelSession(profile: CallFirst(model: GuidedFixture.kissaMini, tool: tool))
        let options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 60)
        let response = try await session.respond(to: "What does a latte cost?", options: options)
        #expect(!tool.log.asked.isEmpty)
        #expect(response.transcriptEntries.contains { if case .toolCalls = $0 { true } else { false } })
    }

    @Test func `a tool that may not be called is not`() async throws {
        let tool = CounterTool()
        let session = LanguageModelSession(model: GuidedFixture.kissaMini, tools: [tool])
        var options = GenerationOptions(sampling: .greedy, maximumResponseTokens: 60)
        options.toolCallingMode = .disallowed
        let response = try await session.respond(to: "What does a latte cost?", options: options)
        #expect(tool.log.asked.isEmpty)
        #expect(!response.content.isEmpty)
    }

    @Test func `the shape stands in the prompt unless the app says otherwise`() async throws {
        let transcript = Transcript(entries: [.prompt(.init(segments: [.text(.init(content: "Go"))]))])
        var request = LanguageModelExecutorGenerationRequest(transcript: transcript, schema: Self.menu)
        let shape = #"{"drinks": [string, at least 2], "open"?: true | false, "stars": integer from 1 to 5}"#
        #expect(GuidedPrompt.transcript(for: request)[0].text == "Go\n\nAnswer with JSON:\n\(shape)")
        request.contextOptions.includeSchemaInPrompt = false
        #expect(GuidedPrompt.transcript(for: request)[0].text == "Go")
    }
}
