import FoundationModels
import FoundationModelsTesting
import HTTPServing
import TestSupport
import Testing

@testable import ModelServing

/// Which requests are allowed, and how the log reports them.
@Suite(.timeLimit(.minutes(1))) struct `A served model` {
    private static let hello = #"{"model": "fixture", "messages": [{"role": "user", "content": "Hello"}]}"#

    @Test func `is listed with its context, and well`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel(contextSize: 2048))
        let list = try GeneratedContent(json: try await fixture.get("/v1/models").text)
        #expect(list.text("data.0.id") == "fixture" && list.count("data.0.max_model_len") == 2048)
        #expect(try await fixture.get("/v1/models/fixture").status == 200)
        let missing = try await fixture.get("/v1/models/other")
        #expect(missing.status == 404 && missing.text.contains("model_not_found"))
        #expect(try await fixture.get("/health").text == #"{"status": "ok"}"#)
        #expect(try await fixture.get("/etc/passwd").status == 404)
    }

    @Test func `of another name is not there`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("Hi"))
        let (status, json) = try await fixture.complete(
            #"{"model": "gpt", "messages": [{"role": "user", "content": "Hello"}]}"#)
        #expect(status == 404 && json.text("error.code") == "model_not_found" && json.text("error.param") == "model")
    }

    @Test func `wants its key, which stands nowhere`() async throws {
        let key = "sesame-\(UInt64.random(in: 0 ... .max))"
        let fixture = try ServedFixture(ScriptedLanguageModel("Hi")) { $0.key = key }
        for wrong in ["", "Bearer", "Bearer ", "Bearer \(key)x", "Bearer \(key.dropLast())", key, "Basic \(key)"] {
            let (status, text) = try await fixture.post(Self.hello, headers: ["authorization": wrong])
            #expect(status == 401 && text.contains("invalid_api_key"), "\(wrong)")
        }
        #expect(try await fixture.get("/v1/models").status == 401)
        #expect(try await fixture.get("/health").status == 200)
        #expect(try await fixture.post(Self.hello, headers: ["authorization": "Bearer \(key)"]).status == 200)
        #expect(!fixture.log.lines.joined().contains("sesame"))
    }

    @Test func `is nobody's on other machines without a key`() throws {
        #expect(throws: ServingFailure.self) { try ServedFixture(ScriptedLanguageModel()) { $0.host = "0.0.0.0" } }
    }

    @Test func `answers no web page, and no name that a page could have`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("Hi"))
        let page = try await fixture.post(Self.hello, headers: ["origin": "https://example.org"])
        #expect(page.status == 403)
        #expect(try await fixture.get("/v1/models", headers: ["host": "rebound.example"]).status == 421)
        #expect(try await fixture.post(Self.hello, headers: ["content-type": "text/plain"]).status == 415)
    }

    @Test func `is asked by the methods that there are`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel())
        #expect(try await fixture.get("/v1/chat/completions").status == 405)
        let port = fixture.server.port
        let head = "Host: 127.0.0.1:\(port)\r\n"
        for method in ["DELETE", "PUT", "OPTIONS"] {
            let answer = try await HTTPAnswer.to("\(method) /v1/models HTTP/1.1\r\n\(head)\r\n", port: port)
            // The library itself refuses some methods.
            #expect(answer == nil || answer?.status == 405, "\(method)")
        }
        let answer = try await HTTPAnswer.to("HEAD /health HTTP/1.1\r\n\(head)\r\n", port: port)
        #expect(answer?.status == 200)
    }

    @Test func `logs a line for each request, in which nothing commands a terminal`() async throws {
        let fixture = try ServedFixture(ScriptedLanguageModel("Good morning"))
        _ = try await fixture.get("/%1b%5b31mforged%c2%9b")
        _ = try await fixture.get("/%0d%0aforged")
        _ = try await fixture.post(Self.hello)
        let lines = try await fixture.log.lines(atLeast: 3)
        #expect(lines.allSatisfy { $0.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) } }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("404 GET /?[31mforged?") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("200 POST /v1/chat/completions 1+2 tokens") }, "\(lines)")
    }
}
