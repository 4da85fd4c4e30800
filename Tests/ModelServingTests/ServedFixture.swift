import Foundation
import FoundationModels
import FoundationModelsTesting
import HTTP
import TestSupport

@testable import ModelServing

/// A model served on the loopback interface, and requests to it.
struct ServedFixture {
    let server: ModelServer
    let log = RequestLog()

    init(_ model: ScriptedLanguageModel, _ change: (inout ServingSettings) -> Void = { _ in }) throws {
        try self.init(model.systemModel, change)
    }

    init(_ model: SystemLanguageModel, _ change: (inout ServingSettings) -> Void = { _ in }) throws {
        var settings = ServingSettings(name: "fixture")
        settings.port = 0
        change(&settings)
        server = try ModelServer(model, settings) { [log] in log.append($0.line) }
    }

    /// Requests a completion.
    func complete(_ body: String, headers: [String: String] = [:]) async throws -> (status: Int, json: GeneratedContent)
    {
        let (status, text) = try await post(body, headers: headers)
        return (status, try GeneratedContent(json: text))
    }

    /// The JSON of a stream's events. The last event must be `[DONE]`.
    func stream(_ body: String) async throws -> [GeneratedContent] {
        let text = try await post(body).text
        var events = text.components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { $0.dropFirst("data: ".count) }
        guard events.popLast() == "[DONE]" else { throw Unfinished(text: text) }
        return try events.map { try GeneratedContent(json: String($0)) }
    }

    struct Unfinished: Error {
        let text: String
    }

    func post(
        _ body: String, headers: [String: String] = [:]
    ) async throws -> (status: Int, text: String) {
        let url = URL(string: "http://127.0.0.1:\(server.port)/v1/chat/completions")!
        let headers = ["content-type": "application/json"].merging(headers) { $1 }
        return try await send(HTTPRequest(url, method: "POST", headers: headers, body: Data(body.utf8)))
    }

    func get(_ path: String, headers: [String: String] = [:]) async throws -> (status: Int, text: String) {
        try await send(HTTPRequest(URL(string: "http://127.0.0.1:\(server.port)\(path)")!, headers: headers))
    }

    private func send(_ request: HTTPRequest) async throws -> (status: Int, text: String) {
        let deadline = ContinuousClock.now + .seconds(60)
        let response = try await HTTPClient.shared.send(request, by: deadline)
        let body = try await response.body(byteCountMax: 1 << 24, by: deadline)
        return (response.status, String(decoding: body, as: UTF8.self))
    }
}

extension GeneratedContent {
    /// The value at a path such as `choices.0.message.content`; nil if there is none.
    func at(_ place: String) -> GeneratedContent? {
        place.split(separator: ".").reduce(Optional(self)) { content, name in
            switch content?.kind {
            case .array(let elements): Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            case .structure(let properties, _): properties[String(name)]
            default: nil
            }
        }
    }

    func text(_ place: String) -> String? { try? at(place)?.value(String.self) }
    func count(_ place: String) -> Int? { try? at(place)?.value(Int.self) }
}
