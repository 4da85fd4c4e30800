import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

/// The failures after which the request is repeated without tools.
@MainActor
@Suite("A model that fails with tools", .shopResources)
struct ModelFailureTests {
    private typealias GenerationError = LanguageModelSession.GenerationError

    private struct Broken: Error {}

    private nonisolated static var context: GenerationError.Context { .init(debugDescription: "by the script") }

    private nonisolated static var ofTools: [any Error] {
        [
            GenerationError.decodingFailure(context), GenerationError.unsupportedGuide(context), Broken(),
            LanguageModelError.unsupportedCapability(.init(capability: .toolCalling, debugDescription: "no tools")),
            LanguageModelSession.ToolCallError(tool: CalendarTool(contactName: "Aiko"), underlyingError: Broken()),
        ]
    }

    private nonisolated static var ofOthers: [any Error] {
        [
            CancellationError(), GenerationError.guardrailViolation(context), GenerationError.rateLimited(context),
            GenerationError.assetsUnavailable(context), GenerationError.concurrentRequests(context),
            GenerationError.unsupportedLanguageOrLocale(context),
            LanguageModelError.guardrailViolation(.init(debugDescription: "unsafe")),
        ]
    }

    private func guest() throws -> GeneratedCustomer {
        try GeneratedCustomer(
            GeneratedContent(properties: [
                "displayName": "Aiko", "encounter": "newOrder", "level": 1,
                "attributes": GeneratedContent(["tired", "hungry"]), "resumeConversationLine": "Hi!",
                "firstLine": "Hello!",
            ]))
    }

    /// The guest's words if its model has no answer.
    private var excuse: String {
        get throws { try guest().errorResponse }
    }

    /// A model that fails whenever it has tools.
    private func model(_ error: any Error) -> ScriptedLanguageModel {
        ScriptedLanguageModel { request in
            guard request.enabledToolDefinitions.isEmpty else { return .failing(error) }
            guard let schema = request.schema else { return .text("Gladly.") }
            guard "\(schema)".contains("we have no plans") else { return ScriptedShop.answer(request) }
            return .value(GeneratedContent("No, we have no plans tomorrow. Let’s plan something!"))
        }
    }

    private func reply(to text: String, of model: ScriptedLanguageModel) async throws -> String? {
        let engine = DialogEngine(language: .english) { $0.session(of: model) }
        engine.talkTo(try guest())
        engine.respond(text)
        await ScriptedShop.wait { !engine.isGenerating }
        return engine.nextUtterance
    }

    @Test(arguments: ofTools.indices)
    func `what fails for the tools is asked again without them`(index: Int) async throws {
        let model = model(Self.ofTools[index])
        let answer = try await reply(to: "Do we have plans tomorrow?", of: model)
        #expect(answer?.hasPrefix("No, we have no plans tomorrow") == true)
        #expect(model.requests.count == 2)
    }

    @Test(arguments: ofOthers.indices)
    func `what fails otherwise is asked once`(index: Int) async throws {
        let model = model(Self.ofOthers[index])
        let (answer, expected) = (try await reply(to: "Do we have plans tomorrow?", of: model), try excuse)
        #expect(answer == expected)
        #expect(model.requests.count == 1)
    }

    @Test func `a conversation that is too long is not asked again without tools`() async throws {
        for error: any Error in [
            GenerationError.exceededContextWindowSize(Self.context),
            LanguageModelError.contextSizeExceeded(
                .init(contextSize: 4_096, tokenCount: 5_000, debugDescription: "full")),
        ] {
            let model = ScriptedLanguageModel(.failing(error))
            let (answer, expected) = (try await reply(to: "A coffee?", of: model), try excuse)
            #expect(answer == expected)
            #expect(model.requests.count == 1)
            #expect(ModelFailure(error) == .tooLong)
        }
    }

    @Test func `an empty reply is no failure of tools`() async throws {
        let model = ScriptedLanguageModel(" \n", "unused")
        let (answer, expected) = (try await reply(to: "A coffee?", of: model), try excuse)
        #expect(answer == expected)
        #expect(model.requests.count == 1)
    }

    @Test(arguments: ofOthers.indices)
    func `a verdict and a name are asked for once too`(index: Int) async throws {
        let model = model(Self.ofOthers[index])
        try await ScriptedShop.withoutPictures {
            let npc = try NPC(
                GeneratedContent(properties: [
                    "name": "Pebble", "coffeeOrder": "A latte.",
                    "picture": GeneratedContent(properties: ["imageDescription": "An owl"]),
                ]))
            let engine = EncounterEngine(language: .english) {
                LanguageModelSession(model: model, tools: $0, instructions: $1)
            }
            #expect(await engine.taste(ScriptedShop.latte, by: npc).comment == "Hmm... it’s ok!")
        }
        #expect(model.requests.count == 1)
        let generator = RandomCustomerGenerator(language: .english) {
            LanguageModelSession(model: model, tools: $0, instructions: $1)
        }
        await #expect(throws: (any Error).self) { try await generator.generate() }
        #expect(model.requests.count == 2)
    }

    @Test func `what is too long by its memories begins without them`() async throws {
        let model = ScriptedLanguageModel(
            .failing(GenerationError.exceededContextWindowSize(Self.context)), "Better.")
        let memory = ShopMemory()
        let lisa = CustomerLisa(language: .english)
        memory.remember(player: "Kites?", reply: "Kites!", with: lisa)
        let engine = DialogEngine(language: .english, memory: memory) { $0.session(of: model) }
        engine.talkTo(lisa)
        for text in ["a", "b"] {
            engine.respond(text)
            await ScriptedShop.wait { !engine.isGenerating }
        }
        let instructions = model.requests.map { $0.transcript.first?.description ?? "" }
        #expect(instructions.map { $0.contains("Kites!") } == [true, false])
        #expect(engine.nextUtterance == "Better.")
    }

    @Test func `a line of many accents is remembered in part`() {
        var conversation = Conversation()
        let line = "e" + String(repeating: "\u{301}", count: 100_000)
        conversation.add(player: "Hi " + line, reply: line)
        #expect(conversation.exchanges.first == .init(player: "Hi ", reply: ""))
    }
}
