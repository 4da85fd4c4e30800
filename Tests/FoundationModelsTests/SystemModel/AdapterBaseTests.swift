import Foundation
import Inference
import TestSupport
import Testing

@testable import FoundationModels

/// Tests of an adapter whose base model isn't the system model, which is the embedded one here.
@Suite("The model that an adapter is for")
struct AdapterBaseTests {
    private let folder: URL
    private let parrot: FetchableModel

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = try ParrotModelFile.saying("Hi").write()
        try FileManager.default.moveItem(at: file, to: folder.appendingPathComponent("parrot.gguf"))
        let size = try Data(contentsOf: folder.appendingPathComponent("parrot.gguf")).count
        parrot = FetchableModel(
            name: "parrot", title: "Parrot 1", license: "", fileName: "parrot.gguf", byteCount: size, sha256: "",
            wheels: [])
    }

    /// The name of the base model file for an adapter.
    private func base(
        of adapter: ParrotAdapterFile, fetched: [FetchableModel], cache: URL? = nil
    ) throws -> String? {
        defer { try? FileManager.default.removeItem(at: folder) }
        let embedded = try #require(ModelLocation.embedded)
        let base = AdapterBase(
            system: LocalModel(.file(embedded)), fetched: fetched, cache: ModelCache(folder: cache ?? folder))
        let backend = try base.backend(for: AdapterDescription(contentsOf: adapter.write(to: folder)))
        return try (backend as? LocalModel)?.file().url.lastPathComponent
    }

    private let adapter = ParrotAdapterFile(successors: [72: 111], baseName: "Parrot 1")

    @Test
    func `one that has been fetched and that the adapter names`() throws {
        #expect(try base(of: adapter, fetched: [parrot]) == "parrot.gguf")
    }

    @Test
    func `None where the system's model was chosen`() {
        #expect(throws: ModelFileError.self) { try base(of: adapter, fetched: []) }
    }

    @Test
    func `none that the adapter doesn't name`() {
        let adapter = ParrotAdapterFile(successors: [72: 111])
        #expect(throws: ModelFileError.self) { try base(of: adapter, fetched: [parrot]) }
    }

    @Test
    func `none that has not been fetched`() {
        let nowhere = folder.appendingPathComponent("nowhere")
        #expect(throws: ModelFileError.self) { try base(of: adapter, fetched: [parrot], cache: nowhere) }
    }

    @Test
    func `none that it names and doesn't fit`() {
        let adapter = ParrotAdapterFile(successors: [1: 2], width: 64, baseName: "Parrot 1")
        #expect(throws: ModelFileError.self) { try base(of: adapter, fetched: [parrot]) }
    }

    @Test
    func `a name in the environment chooses a model, mini too`() {
        #expect(ModelLocation.isChosen(in: ["KISSA_MODEL": "mini"]))
        #expect(!ModelLocation.isChosen(in: ["KISSA_MODEL": ""]))
        #expect(!ModelLocation.isChosen(in: [:]))
    }

    @Test
    func `a program's adapters lie among its resources`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let adapters = folder.appendingPathComponent("Cafe_Shop.resources/Adapters")
        try FileManager.default.createDirectory(at: adapters, withIntermediateDirectories: true)
        let other = folder.appendingPathComponent("Cafe_Other.resources")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let folders = AdapterFolder.resources(of: folder.appendingPathComponent("Shop"))
        #expect(folders.map(\.lastPathComponent) == ["Cafe_Shop.resources", "Adapters"])
    }

    /// As an app finds it, whose bundle consists of symbolic links to its resources.
    @Test func `the embedded model is known by each of its paths`() throws {
        let embedded = try #require(ModelLocation.embedded), link = folder.appendingPathComponent("Shop.app")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: embedded.deletingLastPathComponent())
        let linked = link.appendingPathComponent(embedded.lastPathComponent)
        #expect(linked != embedded && ModelLocation.isEmbedded(linked) && ModelLocation.isEmbedded(embedded))
        #expect(ModelLocation.isEmbedded(embedded, embedded: linked))
        #expect(
            !ModelLocation.isEmbedded(folder.appendingPathComponent("parrot.gguf")) && !ModelLocation.isEmbedded(nil))
    }
}
