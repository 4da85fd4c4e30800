import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

@Suite("A model from a file that cannot be used")
struct LocalModelUnavailableTests {
    private func reason(_ model: SystemLanguageModel) async -> String {
        do {
            try await LanguageModelSession(model: model).respond(to: "Hello")
            Issue.record("Nothing was thrown")
        } catch GenerationError.assetsUnavailable(let context) {
            return context.debugDescription
        } catch {
            Issue.record("Expected assetsUnavailable, got \(error)")
        }
        return ""
    }

    @Test
    func `a missing file is unavailable, named in the error, and reported once`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi"))
        try FileManager.default.removeItem(at: fixture.url)
        let model = fixture.model()
        #expect(model.availability == .unavailable(.modelNotReady))
        #expect(model.contextSize == 4096)
        #expect(model.supportedLanguages.isEmpty)
        #expect(!model.supportsLocale(Locale(identifier: "en")))
        let reason = await reason(model)
        #expect(reason.contains(fixture.url.path))
        #expect(reason.contains("KISSA_MODEL names another model"))
        await expectAssetsUnavailable { try await model.tokenCount(for: "Hello") }
        #expect(fixture.reports == [reason])
    }

    @Test(arguments: 0..<3)
    func `a file that is no model is unavailable`(kind: Int) async throws {
        var file = ParrotModelFile.saying("Hi")
        if kind == 2 { file.architecture = "dreamer" }
        let fixture = try LocalModelFixture(file)
        if kind == 0 { try Data("Not a model".utf8).write(to: fixture.url) }
        if kind == 1 { try Data(file.data.prefix(200)).write(to: fixture.url) }
        let model = fixture.model()
        #expect(model.availability == .unavailable(.modelNotReady))
        let expected = ["not a GGUF file", "needs", "dreamer"][kind]
        #expect(await reason(model).contains(expected))
    }

    @Test
    func `a directory is no model file`() async {
        let model = SystemLanguageModel(backend: LocalModel(.file(FileManager.default.temporaryDirectory)) { _ in })
        #expect(!model.isAvailable)
        #expect(await reason(model).contains("no model file"))
    }

    @Test
    func `A file whose fault shows only when it is loaded becomes unavailable then, and observers are told`()
        async throws
    {
        var file = ParrotModelFile.saying("Hi")
        file.isBroken = true
        let fixture = try LocalModelFixture(file)
        let model = fixture.model()
        let wasTold = Mutex(false)
        withObservationTracking {
            #expect(model.isAvailable)
        } onChange: {
            wasTold.withLock { $0 = true }
        }
        #expect(await reason(model).contains("ffn_down"))
        #expect(wasTold.withLock { $0 })
        #expect(model.availability == .unavailable(.modelNotReady))
        #expect(fixture.reports.count == 1)
    }

    @Test
    func `a model that was never taught to converse is refused by name`() async throws {
        var file = ParrotModelFile.saying("Hi")
        file.chatTemplate = nil
        let reason = await reason(try LocalModelFixture(file).model())
        #expect(reason.contains("chat template"))
    }

    @Test
    func `a mended file is tried again`() async throws {
        var file = ParrotModelFile.saying("Hi")
        file.isBroken = true
        let fixture = try LocalModelFixture(file)
        let model = fixture.model()
        _ = await reason(model)
        #expect(!model.isAvailable)
        file.isBroken = false
        try file.data.write(to: fixture.url)
        #expect(model.isAvailable)
        let response = try await LanguageModelSession(model: model).respond(
            to: "Hello", options: .init(sampling: .greedy))
        #expect(response.content == "Hi")
    }

    @Test
    func `a model in memory goes on when its file is removed`() async throws {
        let fixture = try LocalModelFixture(.saying("Hi"))
        let session = LanguageModelSession(model: fixture.model())
        try await session.respond(to: "Hello", options: .init(sampling: .greedy))
        try FileManager.default.removeItem(at: fixture.url)
        #expect(try await session.respond(to: "Hello", options: .init(sampling: .greedy)).content == "Hi")
    }
}
