import Foundation
import FoundationModelsTesting
import TestSupport
import Testing

@testable import FoundationModels

@Suite("A model with an adapter")
struct AdapterModelTests {
    private typealias Adapter = SystemLanguageModel.Adapter
    private typealias AssetError = SystemLanguageModel.Adapter.AssetError

    private let greedy = GenerationOptions(sampling: .greedy)
    private let fixture: LocalModelFixture

    init() throws { fixture = try LocalModelFixture(.saying("Hi")) }

    private func withAdapter(
        _ file: ParrotAdapterFile, _ body: (URL) async throws -> Void
    ) async throws {
        let url = try file.write()
        defer { try? FileManager.default.removeItem(at: url) }
        return try await SystemLanguageModel.$standIn.withValue(fixture.model()) { try await body(url) }
    }

    private let another = ParrotAdapterFile(successors: [UInt8(ascii: "H"): UInt8(ascii: "o")])

    @Test
    func `sessions with different adapters, and with none, run one model side by side`() async throws {
        try await withAdapter(another) { url in
            try await withAdapter(.init(successors: [UInt8(ascii: "H"): UInt8(ascii: "e")])) { third in
                let models = [
                    SystemLanguageModel.default, SystemLanguageModel(adapter: try Adapter(fileURL: url)),
                    SystemLanguageModel(adapter: try Adapter(fileURL: third), guardrails: .default),
                ]
                let replies = try await withThrowingTaskGroup(of: (Int, String).self) { [greedy] group in
                    for (index, model) in models.enumerated() {
                        group.addTask {
                            let session = LanguageModelSession(model: model, instructions: "Be kind.")
                            return (index, try await session.respond(to: "Hello", options: greedy).content)
                        }
                    }
                    return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
                }
                #expect(replies == [0: "Hi", 1: "Ho", 2: "He"])
            }
        }
    }

    @Test
    func `what a session has read is remembered for sessions with the same adapter alone`() async throws {
        try await withAdapter(another) { url in
            func reused(_ model: SystemLanguageModel) async throws -> Int {
                let session = LanguageModelSession(model: model, instructions: "Be kind.")
                return try await session.respond(to: "Hello", options: greedy).usage.input.cachedTokenCount
            }
            let adapted = SystemLanguageModel(adapter: try Adapter(fileURL: url))
            #expect(try await reused(.default) == 0)
            #expect(try await reused(adapted) == 0)
            #expect(try await reused(SystemLanguageModel(adapter: try Adapter(fileURL: url))) > 0)
        }
    }

    @Test
    func `an adapter is made ready before the first response, and tells what its maker said of it`() async throws {
        try await withAdapter(another) { url in
            let adapter = try Adapter(fileURL: url)
            try await adapter.compile()
            let metadata = adapter.creatorDefinedMetadata
            #expect(metadata["general.name"] as? String == "Another word")
            #expect(metadata["maker.version"] as? Int == 3)
            #expect(metadata["adapter.lora.alpha"] as? Double == 1)
            #expect(Adapter.isCompatible(url))
        }
    }

    @Test
    func `what is no adapter, or fits another model, says so when it is opened`() async throws {
        try await withAdapter(.init(successors: [1: 2], width: 64)) { url in
            #expect(!Adapter.isCompatible(url))
            let error = #expect(throws: AssetError.self) { try Adapter(fileURL: url) }
            guard case .compatibleAdapterNotFound(let context) = error else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(
                context.debugDescription.contains("output.weight.lora_a should measure [320, 1], it measures [64, 1]"))
        }
        try await withAdapter(.init(successors: [1: 2], architecture: "gemma3")) { url in
            let error = #expect(throws: AssetError.self) { try Adapter(fileURL: url) }
            #expect(error?.failureReason?.contains("gemma3") == true)
            #expect(error?.errorDescription == "The adapter does not fit the model.")
            #expect(error?.recoverySuggestion?.isEmpty == false)
        }
        try await withAdapter(another) { _ in
            let error = #expect(throws: AssetError.self) { try Adapter(fileURL: fixture.url) }
            guard case .invalidAsset(let context) = error else {
                Issue.record("\(error as Any)")
                return
            }
            #expect(context.debugDescription.contains("general.type"))
        }
    }

    @Test
    func `a named adapter is the first of the user's that fits`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let right = try another.write(as: "barista-2", to: folder)
        let wrong = try ParrotAdapterFile(successors: [1: 2], width: 64).write(as: "barista-1", to: folder)
        let other = try another.write(as: "baristas", to: folder)
        #expect(AdapterFolder.files(named: "barista", in: [folder]) == [wrong, right])
        #expect(AdapterFolder.files(named: "baristas", in: [folder]) == [other])
        #expect(AdapterFolder.folders(in: ["XDG_DATA_HOME": "/data"]).last?.path == "/data/kissa/adapters")
        for name in ["", "../barista", ".hidden"] {
            let error = #expect(throws: AssetError.self) { try Adapter(name: name) }
            guard case .invalidAdapterName = error else {
                Issue.record("\(error as Any)")
                return
            }
        }
        let error = #expect(throws: AssetError.self) { try Adapter(name: "no such adapter \(UUID())") }
        guard case .compatibleAdapterNotFound = error else {
            Issue.record("\(error as Any)")
            return
        }
    }

    @Test
    func `KISSA_ADAPTER names one for the model of a file; what is wrong with it makes the model unavailable`()
        async throws
    {
        let url = try another.write()
        defer { try? FileManager.default.removeItem(at: url) }
        func model(_ name: String, _ adapter: String) -> SystemLanguageModel {
            let environment = ["KISSA_MODEL": name, "KISSA_ADAPTER": adapter]
            return SystemLanguageModel(backend: ModelLocation.namedBackend(by: environment))
        }
        let session = LanguageModelSession(model: model(fixture.url.path, url.path))
        #expect(try await session.respond(to: "Hello", options: greedy).content == "Ho")
        #expect(!model(fixture.url.path, "/no/such.gguf").isAvailable)
        #expect(!model(fixture.url.path, fixture.url.path).isAvailable)
        #expect(!model("http://localhost:1/v1", url.path).isAvailable)
        #expect(model(fixture.url.path, "").isAvailable)
        // A scripted model has no weights to adapt.
        let scripted = ScriptedLanguageModel("Hi").systemModel
        #expect(scripted.adapted(byFile: url.path) == nil)
    }
}
