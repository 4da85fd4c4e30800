import Foundation
import FoundationModels

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks a provider's server, and reads its events: what the providers of these tests have in common. Like a package of somebody
/// else, it knows nothing of Kissa but the public interface.
struct ProviderClient: Hashable, Sendable {
    let base: URL

    /// The JSON of each event that the server answers with.
    func events(_ path: String, _ body: [String: any Sendable]) async throws -> [ProviderJSON] {
        var request = URLRequest(url: base.appendingPathComponent(path))
        request.httpMethod = "POST"
        request.httpBody = try JSONSerialization.data(withJSONObject: body)
        let (data, response) = try await URLSession.shared.data(for: request)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        guard status == 200 else { throw failure(status, String(decoding: data, as: UTF8.self)) }
        return try String(decoding: data, as: UTF8.self).split(separator: "\n")
            .filter { $0.hasPrefix("data: {") }
            .map { try ProviderJSON(JSONSerialization.jsonObject(with: Data($0.dropFirst(6).utf8))) }
    }

    /// A failure in the words of the framework, as far as it has some.
    private func failure(_ status: Int, _ message: String) -> LanguageModelError {
        status == 429
            ? .rateLimited(.init(resetDate: nil, debugDescription: message))
            : .timeout(.init(debugDescription: "\(status): \(message)"))
    }
}

/// A value of JSON that is read.
struct ProviderJSON: @unchecked Sendable {
    // What JSONSerialization makes is never changed.
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    subscript(key: String) -> ProviderJSON { ProviderJSON((value as? [String: Any])?[key]) }

    var string: String? { value as? String }
    var int: Int? { (value as? NSNumber)?.intValue }
    var list: [ProviderJSON] { (value as? [Any] ?? []).map(ProviderJSON.init) }

    /// The JSON of an object.
    var text: String {
        guard let value, let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys) else {
            return "{}"
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension Transcript.Entry {
    /// The texts of the entry.
    var words: String {
        let segments: [Transcript.Segment] =
            switch self {
            case .instructions(let entry): entry.segments
            case .prompt(let entry): entry.segments
            case .toolOutput(let entry): entry.segments
            case .response(let entry): entry.segments
            default: []
            }
        return segments.map { segment in
            switch segment {
            case .text(let text): text.content
            case .structure(let structure): structure.content.jsonString
            default: ""
            }
        }.joined(separator: "\n")
    }
}

extension GenerationSchema {
    /// The schema as JSON Schema, as providers send it.
    var object: any Sendable {
        get throws {
            let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(self))
            return (object as? [String: any Sendable]) ?? [:]
        }
    }
}
