import Foundation
import Synchronization

@testable import FoundationModels

/// A model file with a library of its own, and a record of what is reported about it. The file is removed when nobody
/// holds the fixture or a model of it any more.
final class LocalModelFixture: Sendable {
    let url: URL
    private let library = ModelLibrary()
    private let reported = Mutex<[String]>([])

    init(_ file: ParrotModelFile) throws {
        url = try file.write()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var reports: [String] { reported.withLock { $0 } }

    /// A system model that runs the file; each one is new, as if in a part of the program of its own.
    func model() -> SystemLanguageModel {
        SystemLanguageModel(
            backend: LocalModel(.file(url), library: library) { [self] reason in
                reported.withLock { $0.append(reason) }
            })
    }

    /// The model in memory.
    func loaded() async throws -> LoadedModel {
        try await library.model(of: FileIdentity(of: url))
    }
}
