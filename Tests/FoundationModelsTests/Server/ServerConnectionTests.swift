import Foundation
import ServerModels
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

@Suite("A server's failures", .timeLimit(.minutes(1)))
struct ServerFailureTests {
    @Test
    func `a server that is not there is named, and that it refused the connection`() async throws {
        // Nothing listens on a port that is reserved for privileged services. A port that was just closed may already belong to
        // another test.
        let session = LanguageModelSession(model: try ServerLanguageModel("http://127.0.0.1:1/v1#name"))
        let reason = await unavailability(of: session)
        #expect(reason.contains("127.0.0.1:1") && reason.contains("refused"))
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `a host that nobody knows is said to be unknown`() async throws {
        let model = try ServerLanguageModel("http://kissa.invalid/v1#name")
        #expect(await unavailability(of: LanguageModelSession(model: model)).contains("no such host"))
    }

    @Test
    func `a server without encryption that is asked for it is said to have failed there`() async throws {
        let server = try FixtureServer(replies: [.saying("Hi")])
        let model = try ServerLanguageModel("https://127.0.0.1:\(server.port)/v1#name")
        let reason = await unavailability(of: LanguageModelSession(model: model))
        #expect(reason.contains("encrypted"), "\(reason)")
    }

    @Test(arguments: [
        (401, #"{"error": {"message": "No key", "code": 401}}"#, "KISSA_API_KEY", "No key"),
        (404, #"{"error": "model 'x' not found"}"#, "no such model", "model 'x' not found"),
        (400, #"{"object": "error", "message": "bad"}"#, "refused the request", "bad"),
        (422, #"{"detail": [{"loc": ["body"], "msg": "wrong"}]}"#, "refused the request", "wrong"),
        (500, "<html><body>\n Oops </body></html>", "It failed", "<html><body> Oops"),
        (418, "", "refused", "418"),
    ])
    func `a status is told with the server's own words, in whatever shape it says them`(
        code: Int, body: String, meaning: String, words: String
    ) async throws {
        let server = try FixtureServer(replies: [.json(body, status: code)])
        let reason = await unavailability(of: try server.session())
        #expect(reason.contains(meaning) && reason.contains(words))
        #expect(server.requests.count == 1)
    }

    @Test
    func `a key that the server repeats is not in the error, and is sent as OpenAI wants it`() async throws {
        let server = try FixtureServer(replies: [.json(#"{"error": {"message": "Bad key sk-123 given"}}"#, status: 401)]
        )
        let reason = await unavailability(of: try server.session(key: "sk-123"))
        #expect(!reason.contains("sk-123"))
        #expect(server.requests[0].headers["authorization"] == "Bearer sk-123")
    }

    @Test
    func `a web page instead of JSON is told as such`() async throws {
        let page = FixtureReply.json("<!doctype html><title>Login</title>", headers: ["Content-Type": "text/html"])
        let reason = await unavailability(of: try FixtureServer(replies: [page]).session())
        #expect(reason.contains("text/html") && reason.contains("Login"))
    }

    @Test
    func `something that does not speak HTTP is unavailable`() async throws {
        let server = try FixtureServer(replies: [FixtureReply(rawHead: "SSH-2.0-OpenSSH_9.2\r\n")])
        #expect(await unavailability(of: try server.session()).contains("127.0.0.1"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a server that is silent for too long is left`() async throws {
        let closed = FixtureGate()
        let server = try FixtureServer(replies: [.events([.event(FixtureReply.delta("Hi")), .untilClosed(closed)])])
        let session = try server.session(patience: .init(firstWord: .seconds(30), silence: .seconds(1)))
        guard case LanguageModelError.timeout(let timeout)? = await errorOf(session) else {
            Issue.record("Expected a timeout")
            return
        }
        #expect(timeout.debugDescription.contains("silent for 1 second"))
        try await closed.wait()
    }

    @Test(arguments: [FixtureReply.Step.drop, .bytes([])])
    func `a stream that breaks off is an error, not a short answer`(end: FixtureReply.Step) async throws {
        let server = try FixtureServer(replies: [.events([.event(FixtureReply.delta("Hel")), end])])
        let session = try server.session()
        #expect(await unavailability(of: session).contains("ended before the answer"))
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `a stream that says [DONE] without a reason to stop was cut off`() async throws {
        let server = try FixtureServer(replies: [.chat([FixtureReply.delta("Hel")])])
        #expect(await unavailability(of: try server.session()).contains("ended before the answer"))
    }

    @Test
    func `a stream that ends after its reason to stop is whole, with or without [DONE]`() async throws {
        let end: [[FixtureReply.Step]] = [[], [.drop]]
        for end in end {
            let chunks = [FixtureReply.delta("Hi"), FixtureReply.finish()].map(FixtureReply.Step.event)
            let server = try FixtureServer(replies: [.events(chunks + end)])
            #expect(try await server.session().respond(to: "Hello").content == "Hi")
        }
    }

    @Test(arguments: ["{oops", "[1]", "\"x\""])
    func `a stream that is no chat is told with what came`(data: String) async throws {
        let server = try FixtureServer(replies: [.events([.event(data)])])
        guard case GenerationError.decodingFailure(let context)? = await errorOf(try server.session()) else {
            Issue.record("Expected decodingFailure")
            return
        }
        #expect(context.debugDescription.contains(data))
    }

    @Test(arguments: [
        #"{"error": {"message": "CUDA is tired"}}"#, #"{"error": "CUDA is tired"}"#,
        #"{"choices": [{"delta": {}, "error": {"code": 502, "message": "CUDA is tired"}, "finish_reason": "error"}]}"#,
    ])
    func `an error in the middle of a stream is told`(data: String) async throws {
        let server = try FixtureServer(replies: [.chat([FixtureReply.delta("Hi"), data])])
        #expect(await unavailability(of: try server.session()).contains("CUDA is tired"))
    }

    @Test(arguments: [
        #"{"error": {"message": "This model's maximum context length is 8 tokens", "code": "context_length_exceeded"}}"#,
        #"{"error": {"code": 400, "message": "the request exceeds the available context size", "type": "exceed_context_size_error"}}"#,
        #"{"error": {"message": "Requested tokens (3000) exceed context window of 2048"}}"#,
        #"{"error": {"type": "invalid_request_error", "message": "prompt is too long: 9 tokens > 8 maximum"}}"#,
        #"[{"error": {"code": 400, "message": "The input token count (9) exceeds the maximum number of tokens allowed (8)."}}]"#,
    ])
    func `a transcript that is too long is the context's overflow in every server's words`(body: String) async throws {
        let server = try FixtureServer(replies: [.json(body, status: 400)])
        guard case GenerationError.exceededContextWindowSize? = await errorOf(try server.session()) else {
            Issue.record("Expected exceededContextWindowSize")
            return
        }
    }

    @Test(arguments: [
        #"data: {"error": {"code": 500, "message": "Context size has been exceeded.", "type": "server_error"}}"#,
        #"error: {"code": 400, "message": "the request exceeds the available context size", "type": "x"}"#,
        "event: error\ndata: {\"message\": \"only a context length of 8 tokens\"}",
    ])
    func `a transcript that is too long is the context's overflow in the middle of a stream too`(
        event: String
    ) async throws {
        let server = try FixtureServer(replies: [.events([.bytes(Array("\(event)\n\ndata: [DONE]\n\n".utf8))])])
        guard case GenerationError.exceededContextWindowSize? = await errorOf(try server.session()) else {
            Issue.record("Expected exceededContextWindowSize")
            return
        }
    }

    @Test(arguments: ["error", "abort", "insufficient_system_resource"])
    func `a reply whose reason to stop is the server's trouble is an error, not a short answer`(
        reason: String
    ) async throws {
        let server = try FixtureServer(replies: [.chat([FixtureReply.delta("Hel"), FixtureReply.finish(reason)])])
        let session = try server.session()
        #expect(await unavailability(of: session).contains(reason))
        #expect(session.transcript.isEmpty)
    }
}

@Suite("Asking a server again", .timeLimit(.minutes(1)))
struct ServerRetryTests {
    private let busy = FixtureReply.json(#"{"error": {"message": "Slow down"}}"#, status: 429)

    @Test(arguments: [429, 502, 503, 504, 529])
    func `a busy server is asked again, until it answers`(status: Int) async throws {
        let busy = FixtureReply.json("{}", status: status)
        let server = try FixtureServer(replies: [busy, busy, .saying("Hi")])
        #expect(try await server.session().respond(to: "Hello").content == "Hi")
        #expect(server.requests.count == 3)
    }

    @Test
    func `a server that stays busy is given up: too many requests are a rate limit`() async throws {
        let server = try FixtureServer(replies: [busy])
        guard case GenerationError.rateLimited(let context)? = await errorOf(try server.session()) else {
            Issue.record("Expected rateLimited")
            return
        }
        #expect(context.debugDescription.contains("Slow down"))
        #expect(server.requests.count == RetryPolicy().attemptCountMax)
    }

    @Test(arguments: [
        FixtureReply.chat([#"{"error": {"code": 429, "message": "Slow down"}}"#]),
        FixtureReply.json(#"{"error": {"message": "Slow down", "code": "rate_limit_exceeded"}}"#, status: 413),
    ])
    func `a rate limit is one in the middle of a stream, and under another status, too`(
        reply: FixtureReply
    ) async throws {
        let session = try FixtureServer(replies: [reply]).session()
        guard case GenerationError.rateLimited(let context)? = await errorOf(session) else {
            Issue.record("Expected rateLimited")
            return
        }
        #expect(context.debugDescription.contains("Slow down"))
    }

    @Test func `when it may be asked again is known`() async throws {
        let refusal = FixtureReply.json("{}", status: 429, headers: ["Retry-After": "3600"])
        let error = await errorOf(try FixtureServer { _ in refusal }.session())
        guard case LanguageModelError.rateLimited(let details)? = error else {
            Issue.record("Expected rateLimited")
            return
        }
        let wait = try #require(details.resetDate).timeIntervalSinceNow
        #expect(wait > 3500 && wait <= 3600)
    }

    @Test
    func `money that has run out does not come back by asking`() async throws {
        let server = try FixtureServer(replies: [
            .json(#"{"error": {"message": "Pay", "code": "insufficient_quota"}}"#, status: 429)
        ])
        _ = await errorOf(try server.session())
        #expect(server.requests.count == 1)
    }

    @Test
    func `delays double up to their maximum, and chance cuts them to no less than half`() {
        let longest = RetryPolicy(attemptCountMax: 10, chance: { 1 })
        let shortest = RetryPolicy(attemptCountMax: 10, chance: { 0 })
        let delays = (1...6).map { longest.delay(afterAttempt: $0, retryAfter: nil) }
        #expect(delays == [0.5, 1, 2, 4, 8, 8].map { Duration.seconds($0) })
        #expect(shortest.delay(afterAttempt: 3, retryAfter: nil) == .seconds(1))
        #expect(longest.delay(afterAttempt: 10, retryAfter: nil) == nil)
    }

    @Test
    func `what the server asks for is kept to, unless it is too long to wait`() async throws {
        let policy = RetryPolicy(chance: { 1 })
        #expect(policy.delay(afterAttempt: 1, retryAfter: .seconds(7)) == .seconds(7))
        #expect(policy.delay(afterAttempt: 1, retryAfter: .seconds(3600)) == nil)
        let now = Date(timeIntervalSince1970: 784_111_777)
        #expect(RetryPolicy.retryAfter(["retry-after": "3"]) == .seconds(3))
        #expect(RetryPolicy.retryAfter(["retry-after": "Sun, 06 Nov 1994 08:49:47 GMT"], now: now) == .seconds(10))
        #expect(RetryPolicy.retryAfter(["retry-after": "Sat, 05 Nov 1994 08:49:47 GMT"], now: now) == .seconds(0))
        #expect(RetryPolicy.retryAfter(["retry-after-ms": "250", "retry-after": "9"]) == .milliseconds(250))
        #expect(RetryPolicy.retryAfter(["retry-after-ms": "1e300"])! > policy.waitMax)
        for nonsense in ["soon", "nan", "-1e400", ""] {
            let delay = RetryPolicy.retryAfter(["retry-after": nonsense])
            #expect(delay == nil || delay == .seconds(0))
        }
    }

    @Test
    func `the header reaches the policy`() async throws {
        let waited = Mutex<[Duration]>([])
        let retry = RetryPolicy(chance: { 0 }, sleep: { delay in waited.withLock { $0.append(delay) } })
        let busy = FixtureReply.json("{}", status: 503, headers: ["Retry-After": "11"])
        let server = try FixtureServer(replies: [busy, .saying("Hi")])
        _ = try await server.session(retry: retry).respond(to: "Hello")
        #expect(waited.withLock { $0 } == [.seconds(11)])
    }

    @Test
    func `waiting for the next attempt ends when the task is cancelled`() async throws {
        let isWaiting = FixtureGate()
        let retry = RetryPolicy(sleep: { _ in
            isWaiting.open()
            try await Task.sleep(for: .seconds(1000))
        })
        let session = try FixtureServer(replies: [busy]).session(retry: retry)
        let task = Task { try await session.respond(to: "Hello") }
        try await isWaiting.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}

@Suite("Redirections", .timeLimit(.minutes(1)))
struct ServerRedirectionTests {
    private func redirection(to place: String, status: Int) -> FixtureReply {
        .json("", status: status, headers: ["Location": place])
    }

    @Test(arguments: [301, 302, 303, 307, 308])
    func `on the same server the request goes on as it was`(status: Int) async throws {
        let server = try FixtureServer { request in
            request.path == "/elsewhere"
                ? .saying("Hi") : .json("", status: status, headers: ["Location": "/elsewhere"])
        }
        #expect(try await server.session(key: "k").respond(to: "Hello").content == "Hi")
        #expect(server.requests.map(\.method) == ["POST", "POST"])
        #expect(server.requests[1].json["messages"].count == 1)
        #expect(server.requests[1].headers["authorization"] == "Bearer k")
    }

    @Test
    func `to another server neither the key nor the prompt goes`() async throws {
        let other = try FixtureServer(replies: [.saying("Got it")])
        let server = try FixtureServer(replies: [redirection(to: other.address, status: 307)])
        let reason = await unavailability(of: try server.session(key: "secret"))
        #expect(reason.contains("redirects to http://127.0.0.1"))
        #expect(other.requests.isEmpty)
    }

    @Test
    func `a circle ends`() async throws {
        let server = try FixtureServer(replies: [redirection(to: "/v1/chat/completions", status: 308)])
        #expect(await unavailability(of: try server.session()).contains("again and again"))
    }
}
