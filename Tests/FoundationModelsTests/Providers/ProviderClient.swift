import Foundation
import FoundationModels

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests to a provider's server and parses its events, for all providers of these tests. Like a third-party package, it
/// uses only Kissa's public interface.
struct ProviderClient: Hashable, Sendable {
    let base: URL

    /// The JSON payload of each event of the response.
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

    /// The framework's error for a failure, where it has one.
    private func failure(_ status: Int, _ message: String) -> LanguageModelError {
        status == 429
            ? .rateLimited(.init(resetDate: nil, debugDescription: message))
            : .timeout(.init(debugDescription: "\(status): \(message)"))
    }
}

/// A parsed JSON value.
struct ProviderJSON: @unchecked Sendable {
    // JSONSerialization's objects are never mutated.
    private let value: Any?

    init(_ value: Any?) { self.value = value }

    subscript(key: String) -> ProviderJSON { ProviderJSON((value as? [String: Any])?[key]) }

    var string: String? { value as? String }
    var int: Int? { (value as? NSNumber)?.intValue }
    var list: [ProviderJSON] { (value as? [Any] ?? []).map(ProviderJSON.init) }

    /// The object as JSON text.
    var text: String {
        guard let value, let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys) else {
            return "{}"
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension Transcript.Entry {
    /// The entry's texts.
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
