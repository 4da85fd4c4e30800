import Foundation
import FoundationModels

/// What a model was asked and what it answered, as a file: JSON with a line a value, made to be read and compared in a
/// repository.
struct Recording: Codable, Sendable {
    /// One request, and all that came of it.
    struct Exchange: Codable, Sendable {
        var request: RecordedRequest
        var events: [RecordedEvent]
        /// How it ended; nil is well.
        var failure: RecordedFailure?
    }

    private static let typeName = "Kissa.Recording"

    private var type = typeName
    private var version = 1
    /// In tokens, as the model said.
    var contextSize: Int
    /// What the model could do, by name; nil in files from before this was kept.
    var capabilities: [String]?
    var exchanges: [Exchange] = []

    init(contextSize: Int, capabilities: [String]) {
        self.contextSize = contextSize
        self.capabilities = capabilities
    }

    /// - Throws: An error of the file system, or `DecodingError` if the file is no recording.
    init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
        guard type == Self.typeName, version == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "\(file.path) is a \(type) of version \(version)."))
        }
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}
