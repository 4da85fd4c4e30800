import Foundation
@testable import FoundationModels
import FoundationModelsTesting
import Testing

@Suite("The system's model")
struct SystemLanguageModelTests {
    @Test
    func `a script stands in for the system's model in its scope, and only there`() async throws {
        let script = ScriptedLanguageModel("Welcome!", contextSize: 123)
        try await script.asSystemModel {
            let session = LanguageModelSession(instructions: "Be kind.")
            #expect(SystemLanguageModel.default.isAvailable)
            #expect(SystemLanguageModel.default.contextSize == 123)
            let response = try await session.respond(to: "Hello")
            #expect(response.content == "Welcome!")
        }
        #expect(script.requests.count == 1)
        #expect(SystemLanguageModel.default.backend !== script.systemModel.backend)
    }

    @Test
    func `a script that is installed is the whole process's model until it is uninstalled`() {
        let script = ScriptedLanguageModel("Welcome!")
        // No `await` while the script is installed, because other tests in this process need the usual model.
        script.installAsSystemModel()
        let isElsewhereToo = DispatchQueue.global().sync {
            SystemLanguageModel.default.backend === script.systemModel.backend
        }
        ScriptedLanguageModel.uninstallSystemModel()
        #expect(isElsewhereToo)
        #expect(SystemLanguageModel.default.backend !== script.systemModel.backend)
    }

    @Test(arguments: [
        SystemLanguageModel.Availability.UnavailableReason.deviceNotEligible, .appleIntelligenceNotEnabled,
        .modelNotReady,
    ])
    func `a script can be unavailable for every reason`(
        reason: SystemLanguageModel.Availability.UnavailableReason
    ) async throws {
        let model = ScriptedLanguageModel("Never said.", availability: .unavailable(reason)).systemModel
        #expect(model.availability == .unavailable(reason))
        #expect(!model.isAvailable)
        await expectAssetsUnavailable { try await LanguageModelSession(model: model).respond(to: "Hello") }
    }

    @Test
    func `what the model is for is said before the app's own instructions`() async throws {
        let script = ScriptedLanguageModel("coffee", "coffee")
        try await script.asSystemModel {
            let model = SystemLanguageModel(useCase: .contentTagging, guardrails: .permissiveContentTransformations)
            let session = LanguageModelSession(model: model, instructions: "At most three.")
            try await session.respond(to: "I love coffee.")
            #expect(session.transcript.first?.description == "Instructions: At most three.")
            try await LanguageModelSession(model: model).respond(to: "I love coffee.")
        }
        let told = script.requests.compactMap(\.transcript.first?.text)
        #expect(told[0].hasPrefix("Describe the given text") && told[0].hasSuffix("At most three."))
        #expect(told[1].hasPrefix("Describe the given text"))
    }

    @Test
    func `tokens are counted for prompts, instructions, schemas and transcripts`() async throws {
        let model = ScriptedLanguageModel().systemModel
        #expect(try await model.tokenCount(for: "one two three") == 3)
        #expect(try await model.tokenCount(for: Prompt { "one two" }) == 2)
        #expect(try await model.tokenCount(for: Instructions("one two")) == 2)
        #expect(try await model.tokenCount(for: Int.generationSchema) == 2)
        #expect(try await model.tokenCount(for: [any Tool]()) == 0)
        #expect(try await model.tokenCount(for: [CounterTool()] as [any Tool]) > 5)
        #expect(try await model.tokenCount(for: [CounterTool(includesSchemaInInstructions: false)] as [any Tool]) == 0)
        let transcript = Transcript(entries: [.prompt(.init(segments: [.text(.init(content: "one two"))]))])
        #expect(try await model.tokenCount(for: transcript) == 2)
        #expect(try await model.tokenCount(for: Array(transcript)) == 2)
    }

    @Test
    func `a locale is supported if the model knows its language`() {
        let model = ScriptedLanguageModel().systemModel
        #expect(model.supportsLocale(Locale(identifier: "ja_JP")))
        #expect(model.supportsLocale(Locale(identifier: "en_GB")))
        #expect(!model.supportsLocale(Locale(identifier: "fr_FR")))
    }

    @Test
    func `KISSA_MODEL names a file, a server, or something that is refused with a clear text`() throws {
        #expect(
            ModelLocation.named(by: ["KISSA_MODEL": "/models/a.gguf"]) == .file(URL(fileURLWithPath: "/models/a.gguf")))
        guard case .file(let relative) = ModelLocation.named(by: ["KISSA_MODEL": "a.gguf"]) else {
            Issue.record("No file")
            return
        }
        #expect(relative.path == FileManager.default.currentDirectoryPath + "/a.gguf")
        for server in ["https://host/v1#name", "HTTP://localhost:8080/v1#hf.co/a/b:Q8_0"] {
            guard case .server(let address) = ModelLocation.named(by: ["KISSA_MODEL": server]) else {
                Issue.record("\(server) was not taken for a server")
                continue
            }
            #expect(address.model == server.split(separator: "#").last.map(String.init))
        }
        guard case .none(let reason) = ModelLocation.named(by: ["KISSA_MODEL": "http://user:secret@/v1"]) else {
            Issue.record("An address without a host was taken")
            return
        }
        #expect(!reason.contains("secret"))
    }

    @Test
    func `the embedded model is found among the program's resources`() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        guard case .none(let reason) = ModelLocation.named(by: [:], embeddedIn: [directory]) else {
            Issue.record("A model was found in an empty directory")
            return
        }
        #expect(reason.contains("kissa-mini.gguf"))
        let file = directory.appendingPathComponent("kissa-mini.gguf")
        try Data("GGUF".utf8).write(to: file)
        #expect(ModelLocation.named(by: ["KISSA_MODEL": ""], embeddedIn: [directory]) == .file(file))
    }
}

/// Expects that a body throws `assetsUnavailable`.
func expectAssetsUnavailable<Value>(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Value
) async {
    do {
        _ = try await body()
        Issue.record("Nothing was thrown", sourceLocation: sourceLocation)
    } catch GenerationError.assetsUnavailable(let context) {
        #expect(!context.debugDescription.isEmpty, sourceLocation: sourceLocation)
    } catch {
        Issue.record("Expected assetsUnavailable, got \(error)", sourceLocation: sourceLocation)
    }
}
