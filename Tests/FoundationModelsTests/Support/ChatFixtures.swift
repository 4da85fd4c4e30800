import Foundation
import TestSupport

/// What servers of language models say, and are asked.
extension FixtureReply {
    /// Server-sent events that say these texts, and steps between them.
    static func events(_ steps: [Step]) -> FixtureReply {
        FixtureReply(headers: ["Content-Type": "text/event-stream; charset=utf-8"], steps: steps)
    }

    /// A chat's stream: the chunks as JSON, then its end.
    static func chat(_ chunks: [String]) -> FixtureReply {
        events(chunks.map(Step.event) + [.event("[DONE]")])
    }

    /// A chat's stream that says a text in pieces.
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

    /// The bodies of the requests for a chat.
    var chats: [FixtureJSON] { requests.filter { $0.path.hasSuffix("/chat/completions") }.map(\.json) }
}
