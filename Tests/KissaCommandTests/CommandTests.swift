import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import KissaCommand

@Suite("What kissa does", .timeLimit(.minutes(1)))
struct CommandTests {
    @Test func `an error of a session is told with its reason`() {
        let context = LanguageModelSession.GenerationError.Context(debugDescription: "It has no such path: status\n404")
        let error = LanguageModelSession.GenerationError.assetsUnavailable(context)
        #expect(KissaCommand.line(of: error.thrown) == "It has no such path: status 404")
        let current = SystemLanguageModel.Error.assetsUnavailable(.init(debugDescription: "Gone."))
        #expect(KissaCommand.line(of: current) == "Gone.")
    }

    @Test
    func `generating writes the answer and nothing else to standard output`() async {
        let console = TestConsole()
        let model = ScriptedLanguageModel("Good morning ☕️")
        #expect(
            await console.run("generate", "--instructions", "Be kind.", "Hello", model: model) == KissaCommand.success)
        #expect(console.output == "Good morning ☕️\n")
        #expect(console.errors.isEmpty)
        #expect(model.requests[0].transcript.map(\.description) == ["Instructions: Be kind.", "Prompt: Hello"])
    }

    @Test
    func `every sampling option reaches the model`() async {
        let model = ScriptedLanguageModel("a", "a", "a")
        _ = await TestConsole().run(
            "generate", "--seed", "7", "--top-k", "5", "--temperature", "0.5", "--max-tokens", "9", "x", model: model)
        _ = await TestConsole().run("generate", "--top-p", "0.5", "x", model: model)
        _ = await TestConsole().run("generate", "x", model: model)
        let options = model.requests.map(\.generationOptions)
        #expect(
            options == [
                .init(sampling: .random(top: 5, seed: 7), temperature: 0.5, maximumResponseTokens: 9),
                .init(sampling: .random(probabilityThreshold: 0.5)), .init(),
            ])
    }

    @Test
    func `a minus reads the prompt from standard input, all of it`() async {
        let model = ScriptedLanguageModel("a")
        _ = await TestConsole(lines: ["one", "", "two"]).run("generate", "-", model: model)
        #expect(model.requests[0].transcript.last?.description == "Prompt: one\n\ntwo")
    }

    private func withFile<Result>(_ text: String, _ body: (String) async throws -> Result) async throws -> Result {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file.path)
    }

    @Test
    func `with a schema only the JSON is written, and the model is given the schema in its order`() async throws {
        let schema =
            #"{"title": "Order", "type": "object", "properties": {"zest": {"type": "string"}, "cups": {"type": "integer"}}, "required": ["zest", "cups"], "additionalProperties": false, "x-order": ["zest", "cups"]}"#
        let model = ScriptedLanguageModel(#"{"zest": "lime", "cups": 2}"#)
        let console = TestConsole()
        try await withFile(schema) { path in
            #expect(await console.run("generate", "--schema", path, "Order", model: model) == KissaCommand.success)
        }
        #expect(console.output == #"{"zest": "lime", "cups": 2}"# + "\n")
        let json = model.requests[0].schema?.debugDescription ?? ""
        #expect(json.range(of: "\"zest\"")!.lowerBound < json.range(of: "\"cups\"")!.lowerBound)
    }

    @Test(arguments: ["", "{", #"{"type": "wish"}"#, "[]"])
    func `a file that gives no schema is named, with the reason, and exits with 1`(text: String) async throws {
        let console = TestConsole()
        try await withFile(text) { path in
            #expect(await console.run("generate", "--schema", path, "Order") == KissaCommand.failure)
            #expect(console.errors.contains(path))
        }
        #expect(console.errors.filter { $0 == "\n" }.count == 1)
        #expect(!console.errors.contains("response"))
        let other = TestConsole()
        #expect(await other.run("generate", "--schema", "/does/not/exist", "x") == KissaCommand.failure)
        #expect(other.errors.contains("There is no such file"))
    }

    @Test
    func `a model that fails exits with 1 and says why on one line`() async {
        let console = TestConsole()
        let model = ScriptedLanguageModel(
            .failing(LanguageModelSession.GenerationError.rateLimited(.init(debugDescription: "Too\nmuch"))))
        #expect(await console.run("generate", "x", model: model) == KissaCommand.failure)
        #expect(console.errors == "kissa: Too much\n")
    }

    @Test
    func `a chat answers line by line, remembers, and ends with the input or with /exit`() async {
        let model = ScriptedLanguageModel("Hi", "Fine", "Bye")
        let console = TestConsole(lines: ["Hello", "", "  ", "How are you?", " /exit ", "Never said"])
        #expect(await console.run("chat", model: model) == KissaCommand.success)
        #expect(console.output == "Hi\nFine\n")
        #expect(model.requests.map(\.transcript.count) == [1, 3])
    }

    @Test
    func `a chat can begin anew, show its history, and does not take a mistyped command for words`() async {
        let model = ScriptedLanguageModel("Hi", "Hi again")
        let console = TestConsole(lines: ["Hello", "/history", "/new", "Hello?", "/hstory", "/help"])
        _ = await console.run("chat", "--instructions", "Be kind.", model: model)
        #expect(console.output.contains("Prompt: Hello\nResponse: Hi\n"))
        #expect(model.requests.map(\.transcript.count) == [2, 2])
        #expect(console.errors.contains("/hstory"))
        #expect(console.output.contains("/exit"))
    }

    @Test
    func `a reply that fails does not end the chat`() async {
        let model = ScriptedLanguageModel(
            .failing(LanguageModelSession.GenerationError.rateLimited(.init(debugDescription: "Busy"))), "Hi")
        let console = TestConsole(lines: ["Hello", "Hello?"])
        #expect(await console.run("chat", model: model) == KissaCommand.success)
        #expect(console.errors == "kissa: Busy\n")
        #expect(console.output == "Hi\n")
    }

    @Test
    func `ctrl-C stops a reply and not the chat, and keeps what was said`() async {
        let pace = ScriptedLanguageModel.Pace()
        let model = ScriptedLanguageModel("One two three", "Hi", pace: pace)
        let console = TestConsole(lines: ["Count", "Hello"], isInteractive: true)
        async let code = console.run("chat", model: model)
        pace.allow(1)
        await pace.waitUntilAsked(2)
        #expect(console.interruption.interrupt())
        pace.allowAll()
        #expect(await code == KissaCommand.success)
        #expect(console.errors == "(stopped)\n")
        #expect(console.output.hasSuffix("> Hi\n> \n"))
    }

    @Test
    func `ctrl-C while generating exits as shells have it, and between replies there is nothing to stop`() async {
        let pace = ScriptedLanguageModel.Pace()
        let console = TestConsole()
        #expect(!console.interruption.interrupt())
        async let code = console.run("generate", "x", model: ScriptedLanguageModel("One two", pace: pace))
        await pace.waitUntilAsked()
        #expect(console.interruption.interrupt())
        #expect(await code == KissaCommand.interrupted)
    }
}
