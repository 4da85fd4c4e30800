import Foundation
import TestSupport
import Testing

@testable import FoundationModels

/// A server that hangs, sends slowly, sends too much, or sends false data makes the request fail with a named error. The session
/// continues with the next reply.
@Suite("A server without an end", .timeLimit(.minutes(2)))
struct EndlessServerTests {
    /// One way to misbehave. The closure gets a gate that it opens once its connection is closed.
    struct Mode: Sendable, CustomTestStringConvertible {
        let name: String
        let reply: @Sendable (FixtureGate) -> FixtureReply
        var testDescription: String { name }

        init(_ name: String, _ reply: @escaping @Sendable (FixtureGate) -> FixtureReply) {
            (self.name, self.reply) = (name, reply)
        }
    }

    private static let head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
    private static let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"

    private static func events(_ steps: FixtureReply.Step...) -> FixtureReply { .events(steps) }
    private static func raw(_ head: String, _ steps: FixtureReply.Step...) -> FixtureReply {
        FixtureReply(steps: steps, rawHead: head)
    }
    private static func event(_ data: String) -> [UInt8] { Array("data: \(data)\n\n".utf8) }

    static let modes = [
        Mode("hangs before its head") { raw("", .untilClosed($0)) },
        Mode("hangs in its head") { raw("HTTP/1.1 200 OK\r\nContent-", .untilClosed($0)) },
        Mode("hangs after its head") { events(.untilClosed($0)) },
        Mode("hangs in a chunk") { raw(chunked + "ff\r\ndata: {", .untilClosed($0)) },
        Mode("hangs after a word") { events(.event(FixtureReply.delta("Hi")), .untilClosed($0)) },
        Mode("says what is no JSON, and hangs") { events(.bytes(event("{")), .untilClosed($0)) },
        Mode("dribbles its head") { raw(head, .dribble(Array("X: y\r\n".utf8), pauseMilliseconds: 20, $0)) },
        Mode("dribbles a line") { events(.dribble([UInt8(ascii: "d")], pauseMilliseconds: 20, $0)) },
        Mode("dribbles comments") { events(.dribble(Array(": wait\n\n".utf8), pauseMilliseconds: 20, $0)) },
        Mode("dribbles empty words") { events(.dribble(event(FixtureReply.delta("")), pauseMilliseconds: 20, $0)) },
        Mode("dribbles words without an end") {
            events(.dribble(event(FixtureReply.delta("a ")), pauseMilliseconds: 20, $0))
        },
        Mode("floods with headers") { raw(head, .flood(Array("X: y\r\n".utf8), $0)) },
        Mode("floods with heads") {
            raw("HTTP/1.1 100 Continue\r\n\r\n", .flood(Array("HTTP/1.1 103 Hints\r\n\r\n".utf8), $0))
        },
        Mode("floods with one line") { events(.flood(Array(repeating: UInt8(ascii: "a"), count: 8192), $0)) },
        Mode("floods with comments") { events(.flood(Array(": a\n".utf8), $0)) },
        Mode("floods with words") { events(.flood(event(FixtureReply.delta("many words, ")), $0)) },
        Mode("floods with thoughts") {
            events(.flood(event(#"{"choices": [{"delta": {"reasoning_content": "so many thoughts, "}}]}"#), $0))
        },
        Mode("floods with calls") {
            events(
                .flood(
                    event(
                        #"{"choices": [{"delta": {"tool_calls": [{"function": {"name": "a", "arguments": "{}"}}]}}]}"#),
                    $0))
        },
        Mode("floods a whole answer with spaces") {
            FixtureReply(
                headers: ["Content-Type": "application/json"], steps: [.flood(Array(repeating: 32, count: 8192), $0)])
        },
        Mode("floods a refusal") { FixtureReply(status: 400, steps: [.flood(Array("no ".utf8), $0)]) },
        Mode("floods a web page") {
            FixtureReply(headers: ["Content-Type": "text/html"], steps: [.flood(Array("<p>".utf8), $0)])
        },
    ]

    @Test(arguments: modes)
    func `It is left with an error, its connection is closed, and the next reply is an answer`(mode: Mode) async throws
    {
        let closed = FixtureGate()
        let server = try FixtureServer(replies: [mode.reply(closed), .saying("Good morning")])
        let patience = ServerPatience(firstWord: .milliseconds(500), silence: .milliseconds(500), whole: .seconds(1))
        let session = try server.session(patience: patience)
        do {
            let reply = try await session.respond(
                to: "Hello", options: GenerationOptions(maximumResponseTokens: 8))
            Issue.record("It answered \(reply.content.prefix(40))")
        } catch {
            let isTimeout = if case LanguageModelError.timeout = error { true } else { false }
            #expect(isTimeout || error is GenerationError, "\(error)")
            if mode.name.hasPrefix("hangs") || mode.name.hasPrefix("dribbles") { #expect(isTimeout, "\(error)") }
        }
        try await closed.wait()
        #expect(!session.isResponding && session.transcript.isEmpty)
        #expect(try await session.respond(to: "Hello").content == "Good morning")
    }

    @Test func `A thousand calls in one piece are refused`() async throws {
        let calls = Array(repeating: #"{"function": {"name": "a", "arguments": "{}"}}"#, count: 1000)
        let delta = #"{"choices": [{"delta": {"tool_calls": [\#(calls.joined(separator: ","))]}}]}"#
        let server = try FixtureServer(replies: [.chat([delta]), .saying("Good morning")])
        let session = try server.session()
        #expect(await unavailability(of: session).contains("more than 128 tools"))
        #expect(try await session.respond(to: "Hello").content == "Good morning")
    }

    @Test(arguments: [429, 500, 503], ["86400", "1e300", "-1", "9999999999999999999999"])
    func `However long it wants to be left alone, the error comes in time`(status: Int, wait: String) async throws {
        let busy = FixtureReply.json("{}", status: status, headers: ["Retry-After": wait])
        let server = try FixtureServer(replies: [busy])
        #expect(await errorOf(try server.session(retry: RetryPolicy(sleep: { _ in }))) is GenerationError)
        #expect(server.requests.count <= RetryPolicy().attemptCountMax)
    }

    @Test func `It is not asked again for longer than its first word is waited for`() async throws {
        let busy = FixtureReply.json("{}", status: 503, headers: ["Retry-After": "40"])
        let server = try FixtureServer(replies: [busy])
        _ = await errorOf(try server.session())
        #expect(server.requests.count == 1)
    }

    @Test func `What is compressed, though nobody asked for that, is not unpacked`() async throws {
        let reply = FixtureReply.json("bomb", headers: ["Content-Encoding": "gzip"])
        let reason = await unavailability(of: try FixtureServer(replies: [reply]).session())
        #expect(reason.contains("gzip"))
    }

    @Test func `What commands a terminal, or breaks a line, is in no error`() async throws {
        let words = "\u{1B}[31mred\u{7}\u{9B}2J\u{2028}\u{202E}\r\nKissa: all is well\u{0}"
        let json = try String(decoding: JSONEncoder().encode(["error": words]), as: UTF8.self)
        let server = try FixtureServer(replies: [.json(json, status: 400)])
        let reason = await unavailability(of: try server.session())
        #expect(reason.contains("red") && reason.contains("all is well"))
        let isPlain = reason.unicodeScalars.allSatisfy {
            ![.control, .lineSeparator, .paragraphSeparator, .format].contains($0.properties.generalCategory)
        }
        #expect(isPlain, "\(reason.debugDescription)")
    }

    @Test func `What stays of a text is what is read: joined emoji, every script, no commands`() {
        #expect("喫茶 👩‍🍳 naïve".printable == "喫茶 👩‍🍳 naïve")
        #expect("a\u{1B}[2Jb\nc".printable == "a\u{FFFD}[2Jb\u{FFFD}c")
    }

    @Test func `A flood is cut by the limit of tokens, and by a size without one`() {
        #expect(ReplyBounds(maximumResponseTokens: 8).wordByteCountMax < 20_000)
        #expect(ReplyBounds(maximumResponseTokens: nil).wordByteCountMax < 2 << 20)
        #expect(ReplyBounds(maximumResponseTokens: .max) == ReplyBounds(maximumResponseTokens: nil))
        #expect(ReplyBounds(maximumResponseTokens: -5).byteCountMax > 0)
    }

    @Test func `Patience is set by the environment, and what is no patience is left out`() {
        let set = ServerPatience(in: ["KISSA_MODEL_PATIENCE": "300, 20,1800"])
        #expect(set == ServerPatience(firstWord: .seconds(300), silence: .seconds(20), whole: .seconds(1800)))
        for text in ["", "soon", "0,-1,nan", "1e9,inf,", ",,,,"] {
            #expect(ServerPatience(in: ["KISSA_MODEL_PATIENCE": text]) == ServerPatience(), "\(text)")
        }
    }
}
