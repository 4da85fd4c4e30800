import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

/// Whatever a server sends, a request ends with an answer or a named error, and the session stays usable.
@Suite("A hostile server", .timeLimit(.minutes(1)))
struct HostileServerTests {
    private struct Clock: Tool {
        let name = "clock"
        let description = "Tells the time."

        func call(arguments: GeneratedContent) async throws -> String { "It is five: \(arguments.jsonString)" }

        var parameters: GenerationSchema { GenerationSchema(type: String.self, properties: []) }
    }

    private static func raw(_ head: String) -> FixtureReply { FixtureReply(rawHead: head) }

    private static func events(_ data: String...) -> FixtureReply { .events(data.map(FixtureReply.Step.event)) }

    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
    private static let half = Array(#"data: {"choices": [{"delta": {"content": "caf"#.utf8) + [0xC3]

    static let brokenReplies: [(name: String, reply: FixtureReply)] = [
        ("half a character, then nothing", .events([.bytes(half), .drop])),
        ("half a character, then a clean end", .events([.bytes(half)])),
        ("a chunk whose size is no number", raw(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\nwhat?\r\n")),
        ("a chunk larger than any memory", raw(head + "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\nabc")),
        ("a chunk that is shorter than it says", raw(head + "Transfer-Encoding: chunked\r\n\r\nff\r\ndata: {}\r\n")),
        ("a body that is shorter than it says", raw(head + "Content-Length: 1000\r\n\r\ndata: {}\n\n")),
        ("a length that is no number", raw(head + "Content-Length: many\r\n\r\ndata: {}\n\n")),
        ("a header without an end", raw("HTTP/1.1 200 OK\r\nX: " + String(repeating: "a", count: 1 << 20))),
        ("a status that is no number", raw("HTTP/1.1 fine OK\r\n\r\n")),
        ("nothing at all", raw("")),
        ("compression that is none", raw(head + "Content-Encoding: gzip\r\n\r\nno gzip at all")),
        ("a web page as events", .events([.bytes(Array("<!doctype html><p>Log in</p>\n\n".utf8))])),
        ("an empty body", .events([])),
        ("choices that are none", events(#"{"choices": "many"}"#)),
        ("a delta that is a number", events(#"{"choices": [{"delta": 7}]}"#)),
        ("a reason that is a list", events(#"{"choices": [{"delta": {}, "finish_reason": ["stop"]}]}"#)),
        ("JSON deeper than any stack", events(String(repeating: "[", count: 100_000))),
        ("bytes of no text", .events([.bytes([0x64, 0x61, 0x74, 0x61, 0x3A, 0xFF, 0xFE, 0x00, 0x0A, 0x0A])])),
    ]

    @Test(arguments: brokenReplies)
    func `a broken reply is a named error, and the session is as it was`(
        name: String, reply: FixtureReply
    ) async throws {
        let session = try FixtureServer(replies: [reply]).session()
        let error = await errorOf(session)
        #expect(error is GenerationError, "\(name): \(String(describing: error))")
        #expect(!session.isResponding && session.transcript.isEmpty)
    }

    @Test
    func `half a character in the middle of a reply becomes U+FFFD, and nothing else is lost`() async throws {
        let rest = Array(#", please"}}]}"#.utf8)
        let server = try FixtureServer(replies: [
            .events([
                .bytes(Self.half), .bytes(rest + Array("\n\n".utf8)), .event(FixtureReply.finish()), .event("[DONE]"),
            ])
        ])
        #expect(try await server.session().respond(to: "Hello").content == "caf\u{FFFD}, please")
    }

    @Test(arguments: [
        #"{"index": 0, "id": "a", "function": {"name": "clock"}}"#,
        #"{"index": 0, "id": "a", "function": {"name": "clock", "arguments": ""}}"#,
        #"{"index": 0, "id": "a", "function": {"name": "clock", "arguments": null}}"#,
        #"{"index": 4000000000, "id": "a", "function": {"name": "clock", "arguments": {}}}"#,
        #"{"index": -1, "function": {"name": "clock", "arguments": "  "}}"#,
    ])
    func `a call without arguments calls the tool with an empty structure`(call: String) async throws {
        let calls = Self.events(
            #"{"choices": [{"delta": {"tool_calls": [\#(call)]}}]}"#, FixtureReply.finish("tool_calls"), "[DONE]")
        let server = try FixtureServer(replies: [calls, .saying("Five.")])
        let session = LanguageModelSession(model: try server.model(), tools: [Clock()])
        #expect(try await session.respond(to: "What time is it?").content == "Five.")
        let outputs = session.transcript.compactMap { if case .toolOutput(let output) = $0 { output } else { nil } }
        #expect(outputs.map(\.segments.text) == ["It is five: {}"])
    }

    @Test(arguments: [
        #"{"index": 0, "id": "a", "function": {"arguments": "{}"}}"#, #"{"index": 0, "id": "a"}"#,
        #"{"index": 0, "id": "a", "function": {"name": "", "arguments": "{}"}}"#,
        #"{"index": 0, "id": "a", "function": {"name": "clock", "arguments": "{\"a\": "}}"#,
        #"{"index": 0, "id": "a", "function": {"name": "clock", "arguments": "five"}}"#,
        #"{"index": 0, "id": "a", "function": {"name": "bomb", "arguments": "{}"}}"#,
    ])
    func `a call that cannot be read, or of a tool that nobody offered, is a named error`(call: String) async throws {
        let calls = Self.events(
            #"{"choices": [{"delta": {"tool_calls": [\#(call)]}}]}"#, FixtureReply.finish("tool_calls"), "[DONE]")
        let session = LanguageModelSession(model: try FixtureServer(replies: [calls]).model(), tools: [Clock()])
        let before = session.transcript
        let error = await errorOf(session)
        let isNamed =
            error is GenerationError || error is ToolCallingError || error is LanguageModelSession.ToolCallError
        #expect(isNamed, "\(String(describing: error))")
        #expect(!session.isResponding && session.transcript == before)
    }

    @Test
    func `random bytes in the place of a stream are an error or an answer, and never a crash`() async throws {
        let pieces = [
            "data: ", "\n\n", "\n", ":", "{\"choices\": [", "{\"delta\": {\"content\": \"a\"}}", "]}", "[DONE]",
            "\u{0}", "é",
            FixtureReply.finish(), "event: x\n", "\r",
        ].map { Array($0.utf8) }
        for seed in 0..<60 as Range<UInt64> {
            var random = SeededRandom(seed: seed &+ 7_000)
            let bodies = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let piece = pieces.randomElement(using: &random) ?? []
                return FixtureReply.Step.bytes(piece.dropLast(Int.random(in: 0...1, using: &random)))
            }
            let session = try FixtureServer(replies: [.events(bodies)]).session()
            let reply = try? await session.respond(to: "Hello")
            #expect(!session.isResponding && session.transcript.isEmpty == (reply == nil), "seed \(seed)")
        }
    }
}
