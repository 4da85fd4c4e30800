import Foundation
import FoundationModels
import Inference
import Testing

@testable import DreamCoffee

/// The adapters that come with the game.
@Suite("Adapters for talking")
struct TalkModelTests {
    private static let files: [URL] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Apps/DreamCoffee/Adapters")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }
    }()

    @Test func `Each is named for a language, and names a model that can be fetched`() throws {
        #expect(!Self.files.isEmpty)
        for file in Self.files {
            let language = file.deletingPathExtension().lastPathComponent.split(separator: "-").last
            #expect(language.flatMap { GameLanguage(rawValue: String($0)) } != nil, "\(file.lastPathComponent)")
            let base = try AdapterDescription(contentsOf: file).baseName
            #expect(FetchableModel.all.contains { $0.title == base }, "\(base ?? "no base")")
        }
    }

    @Test func `With the models they are small enough for a repository`() throws {
        let sizes = try Self.files.map { try Data(contentsOf: $0).count }
        #expect(sizes.reduce(0, +) < 14_000_000)
    }

    @MainActor
    @Test func `A model of somebody's choice is used as it is`() throws {
        // Tests use the embedded model (Scripts/test), which the adapters aren't for.
        guard ProcessInfo.processInfo.environment["KISSA_MODEL"] == "mini" else { return }
        #expect(TalkModel.model(for: .english) === SystemLanguageModel.default)
        #expect(TalkModel.sampling(for: .english) == nil)
    }
}
