import Foundation
import TestSupport

/// Responses of language-model servers, and the requests to them.
extension FixtureReply {
    /// Server-sent events with these texts and steps between them.
    static func events(_ steps: [Step]) -> FixtureReply {
        FixtureReply(headers: ["Content-Type": "text/event-stream; charset=utf-8"], steps: steps)
    }

    /// A chat's stream: the chunks as JSON, then the end marker.
    static func chat(_ chunks: [String]) -> FixtureReply {
        events(chunks.map(Step.event) + [.event("[DONE]")])
    }

    /// A chat's stream whose text arrives in these pieces.
    static func saying(_ pieces: String...) -> FixtureReply {
        chat(pieces.map(FixtureReply.delta) + [finish()])
    }

    /// A chunk with a piece of text.
    static func delta(_ text: String) -> String {
        #"{"choices": [{"index": 0, "delta": {"content": \#(quoted(text))}, "finish_reason": null}]}"#
    }

    static func finish(_ reason: String = "stop") -> String {
        #"{"choices": [{"index": 0, "delta": {}, "finish_reason": "\#(reason)"}]}"#
    }

    static func quoted(_ text: String) -> String {
        String(decoding: try! JSONEncoder().encode(text), as: UTF8.self)
    }
}

extension FixtureReply.Step {
    /// A server-sent event with this data.
    static func event(_ data: String) -> Self { .bytes(Array("data: \(data)\n\n".utf8)) }
}

extension FixtureServer {
    var address: String { "http://127.0.0.1:\(port)/v1" }

    /// The bodies of the chat requests.
    var chats: [FixtureJSON] { requests.filter { $0.path.hasSuffix("/chat/completions") }.map(\.json) }
}
