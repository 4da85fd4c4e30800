import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("Recording and replaying")
final class RecordingTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// A conversation of an app with the installed model.
    private func visit(asking question: String = "How much is a latte?") async throws -> [String] {
        let session = LanguageModelSession(tools: [CounterTool()], instructions: "Be kind.")
        var said = [try await session.respond(to: question).content]
        said.append(try await session.respond(to: "One, please.", generating: DrinkOrder.self).content.drink)
        for try await snapshot in session.streamResponse(to: "Bye") { said.append(snapshot.content) }
        do {
            try await session.respond(to: "Still there?")
        } catch GenerationError.rateLimited(let context) {
            said.append(context.debugDescription)
        }
        return said
    }

    private func record() async throws -> [String] {
        let context = GenerationError.Context(debugDescription: "Too many guests.")
        let model = RecordingLanguageModel(
            ScriptedLanguageModel(
                .toolCalls([.price(of: "latte", id: "1")], after: "Let me see. "), "A smile.",
                .value(DrinkOrder(drink: "latte", shots: 2)), "Good bye now",
                .failing(GenerationError.rateLimited(context), after: "Ye")),
            to: file)
        return try await model.asSystemModel { try await visit() }
    }

    @Test
    func `A replay says word for word what was recorded, tools, structures, snapshots and errors included`()
        async throws
    {
        let recorded = try await record()
        #expect(recorded.contains("A smile.") && recorded.last == "Too many guests.")
        let model = try ReplayLanguageModel(contentsOf: file)
        #expect(model.remainingExchangeCount == 5)
        let replayed = try await model.asSystemModel { try await visit() }
        #expect(replayed.filter { !recorded.contains($0) }.allSatisfy("Good bye now".hasPrefix))
        #expect(replayed.last == recorded.last)
        #expect(model.remainingExchangeCount == 0)
    }

    @Test
    func `a paced replay gives the same pieces, one by one`() async throws {
        let session = LanguageModelSession(
            model: RecordingLanguageModel(ScriptedLanguageModel("one two three"), to: file))
        try await session.respond(to: "Count")
        let pace = ScriptedLanguageModel.Pace()
        let replay = LanguageModelSession(model: try ReplayLanguageModel(contentsOf: file, pace: pace))
        var snapshots: [String] = []
        pace.allow(1)
        for try await snapshot in replay.streamResponse(to: "Count") {
            snapshots.append(snapshot.content)
            pace.allow(snapshots.count == 3 ? 2 : 1)
        }
        #expect(snapshots == ["one ", "one two ", "one two three"])
    }

    @Test
    func `the tokens of a replay are those that were recorded`() async throws {
        let model = RecordingLanguageModel(ScriptedLanguageModel("one two three"), to: file)
        let recorded = try await LanguageModelSession(model: model).respond(to: "Count").usage
        let replay = try ReplayLanguageModel(contentsOf: file)
        #expect(try await LanguageModelSession(model: replay).respond(to: "Count").usage == recorded)
    }

    @Test
    func `a request that was not recorded fails and says what is different`() async throws {
        _ = try await record()
        let model = try ReplayLanguageModel(contentsOf: file)
        let error = await #expect(throws: ReplayError.self) {
            try await model.asSystemModel { try await visit(asking: "How much is tea?") }
        }
        #expect(
            error
                == .requestDiffers(
                    exchange: 1,
                    differences: [
                        "entry 1 of the transcript was recorded as Prompt: How much is a latte?, "
                            + "and is Prompt: How much is tea?"
                    ]))
    }

    @Test
    func `schema, tools, options and metadata are compared too`() async throws {
        let model = RecordingLanguageModel(ScriptedLanguageModel("42"), to: file)
        try await LanguageModelSession(model: model, tools: [CounterTool()]).respond(to: "Hi", generating: Int.self)
        let replay = try ReplayLanguageModel(contentsOf: file)
        let session = LanguageModelSession(model: replay, tools: [CounterTool(name: "cost")])
        let error = await #expect(throws: ReplayError.self) {
            try await session.respond(
                to: "Hi", generating: Double.self, options: .init(temperature: 1),
                contextOptions: .init(includeSchemaInPrompt: false), metadata: ["a": 1])
        }
        let text = try #require(error?.errorDescription)
        for subject in ["the tools", "the schema", "includeSchemaInPrompt", "the options", "the metadata"] {
            #expect(text.contains(subject))
        }
    }

    @Test
    func `less can be compared: the newest entry, or nothing`() async throws {
        let model = RecordingLanguageModel(ScriptedLanguageModel("Hi."), to: file)
        try await LanguageModelSession(model: model, instructions: "It is Monday.").respond(to: "Hello")
        let newest = try ReplayLanguageModel(contentsOf: file, comparing: .newestEntry)
        let tuesday = LanguageModelSession(model: newest, instructions: "It is Tuesday.")
        await #expect(throws: ReplayError.self) { try await tuesday.respond(to: "Good day") }
        #expect(try await tuesday.respond(to: "Hello").content == "Hi.")
        let any = LanguageModelSession(model: try ReplayLanguageModel(contentsOf: file, comparing: .nothing))
        #expect(try await any.respond(to: "Whatever").content == "Hi.")
        await #expect(throws: ReplayError.noExchangeLeft(requestCount: 2)) { try await any.respond(to: "More") }
    }

    @Test
    func `sessions that run at once find their own responses, whatever the order`() async throws {
        let model = RecordingLanguageModel(
            ScriptedLanguageModel { "Answer to \($0.transcript.last?.description ?? "")" }, to: file)
        for number in 0..<20 { try await LanguageModelSession(model: model).respond(to: "\(number)") }
        let replay = try ReplayLanguageModel(contentsOf: file)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in (0..<20).reversed() {
                group.addTask {
                    let content = try await LanguageModelSession(model: replay).respond(to: "\(number)").content
                    #expect(content == "Answer to Prompt: \(number)")
                }
            }
            try await group.waitForAll()
        }
    }

    @Test
    func `an error of another framework is replayed in its words`() async throws {
        let model = RecordingLanguageModel(ScriptedLanguageModel(.failing(FailureTests.Broken())), to: file)
        await #expect(throws: FailureTests.Broken.self) {
            try await LanguageModelSession(model: model).respond(to: "Hi")
        }
        let session = LanguageModelSession(model: try ReplayLanguageModel(contentsOf: file))
        let error = await #expect(throws: ReplayError.self) { try await session.respond(to: "Hi") }
        #expect(error?.errorDescription?.contains("Broken") == true)
    }

    @Test
    func `a file that cannot be written fails the request`() async {
        let model = RecordingLanguageModel(
            ScriptedLanguageModel("Hi."), to: file.appendingPathComponent("nowhere.json"))
        await #expect(throws: (any Error).self) { try await LanguageModelSession(model: model).respond(to: "Hi") }
    }

    @Test(arguments: ["", "{}", #"{"type": "Other", "version": 1, "contextSize": 1, "exchanges": []}"#])
    func `what is no recording is refused`(text: String) throws {
        try Data(text.utf8).write(to: file)
        #expect(throws: DecodingError.self) { try ReplayLanguageModel(contentsOf: file) }
    }

    @Test
    func `The recorded model stands behind the system's model, and its recording says how much it can read`()
        async throws
    {
        let script = ScriptedLanguageModel("Hi.", contextSize: 123)
        let model = RecordingLanguageModel(script.systemModel, to: file)
        #expect(model.systemModel.contextSize == 123)
        #expect(model.systemModel.isAvailable)
        #expect(model.systemModel.supportsLocale(Locale(identifier: "ja_JP")))
        try await LanguageModelSession(model: model).respond(to: "Hello")
        #expect(try ReplayLanguageModel(contentsOf: file).systemModel.contextSize == 123)
    }
}
