import Foundation
import Synchronization
import TestSupport

@testable import FoundationModels

/// A model file with its own model library and a log of its reports. The file is removed when the fixture and all its models are
/// deallocated.
final class LocalModelFixture: Sendable {
    let url: URL
    private let library = ModelLibrary()
    private let reported = Mutex<[String]>([])

    init(_ file: ParrotModelFile) throws {
        url = try file.write()
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var reports: [String] { reported.withLock { $0 } }

    /// A system model that runs the file. Each is a new instance, as if made in another part of the program.
    func model() -> SystemLanguageModel {
        SystemLanguageModel(
            backend: LocalModel(.file(url), library: library) { [self] reason in
                reported.withLock { $0.append(reason) }
            })
    }

    /// The loaded model.
    func loaded() async throws -> LoadedModel {
        try await library.model(of: FileIdentity(of: url))
    }
}
