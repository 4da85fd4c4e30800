import Foundation
import FoundationModels

/// A model's requests and responses as a file: JSON with a line for each value, so that it can be read and compared in
/// a repository.
struct Recording: Codable, Sendable {
    /// One request, and its response.
    struct Exchange: Codable, Sendable {
        var request: RecordedRequest
        var events: [RecordedEvent]
        /// The error with which it ended; nil for success.
        var failure: RecordedFailure?
    }

    private static let typeName = "Kissa.Recording"

    private var type = typeName
    private var version = 1
    /// The context size in tokens, according to the model.
    var contextSize: Int
    /// The model's capabilities, by name; nil in files of older versions, which don't store them.
    var capabilities: [String]?
    var exchanges: [Exchange] = []

    init(contextSize: Int, capabilities: [String]) {
        self.contextSize = contextSize
        self.capabilities = capabilities
    }

    /// - Throws: An error of the file system, or `DecodingError` if the file isn't a recording.
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
