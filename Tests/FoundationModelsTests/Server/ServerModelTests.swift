import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

@Suite("A server as the system's model", .timeLimit(.minutes(1)))
struct ServerModelTests {
    private static let list = FixtureReply.json(#"{"data": [{"id": "fixture", "max_model_len": 2048}]}"#)

    @Test
    func `Asking whether it is available does not wait for the server, and observers are told what it turns out to be`()
        async throws
    {
        let server = try FixtureServer(replies: [.json("{}", status: 401)])
        let reports = Mutex<[String]>([])
        let backend = try server.backend { report in reports.withLock { $0.append(report) } }
        let model = SystemLanguageModel(backend: backend)
        let told = FixtureGate()
        withObservationTracking {
            #expect(model.isAvailable)
        } onChange: {
            told.open()
        }
        try await told.wait()
        await backend.ask()
        #expect(model.availability == .unavailable(.modelNotReady))
        #expect(model.contextSize == 4096)
        #expect(reports.withLock { $0.count } == 1)
    }

    @Test
    func `a server without a list of models is there all the same`() async throws {
        let backend = try FixtureServer(replies: [.json("{}", status: 404)]).backend()
        await backend.ask()
        #expect(backend.availability == .available)
        #expect(backend.contextSize == SystemLanguageModel.contextSizeDefault)
    }

    @Test(arguments: [#"{"object": "list", "data": null}"#, "[]", #"[{"id": "fixture", "type": "chat"}]"#])
    func `a list of models may be null, or stand without an object around it`(list: String) async throws {
        let backend = try FixtureServer(replies: [.json(list)]).backend()
        await backend.ask()
        #expect(backend.availability == .available)
    }

    @Test(arguments: [
        (#"{"data": [{"id": "fixture", "max_model_len": 2048}]}"#, "", ""),
        (#"[{"id": "other"}, {"id": "fixture", "context_length": 2048}]"#, "", ""),
        (
            #"{"data": [{"id": "a"}, {"id": "fixture", "owned_by": "llamacpp"}]}"#, "/props",
            #"{"default_generation_settings": {"n_ctx": 2048}}"#
        ),
        (
            #"{"data": [{"id": "fixture:latest", "owned_by": "library"}]}"#, "/api/ps",
            #"{"models": [{"name": "fixture:latest", "context_length": 2048}]}"#
        ),
    ])
    func `the context's size is what the server tells, in the place where it tells it`(
        list: String, path: String, answer: String
    ) async throws {
        let server = try FixtureServer { request in
            if request.path == "/v1/models" { return .json(list) }
            return request.path == path ? .json(answer) : .json("{}", status: 404)
        }
        let backend = try server.backend()
        await backend.ask()
        #expect(backend.contextSize == 2048)
    }

    @Test(arguments: [
        ("/tokenize", #"{"tokens": [1, 2, 3]}"#), ("/tokenize", #"{"count": 3, "tokens": []}"#),
        ("/extras/tokenize/count", #"{"count": 3}"#),
    ])
    func `tokens are counted by the server's tokenizer, whichever it has`(path: String, answer: String) async throws {
        let server = try FixtureServer { $0.path == path ? .json(answer) : .json("{}", status: 404) }
        #expect(try await server.backend().tokenCount(of: "one two three") == 3)
        let asked = server.requests.last { $0.path == path }
        #expect(asked?.json["content"].string == "one two three")
        #expect(asked?.json["prompt"].string == "one two three")
    }

    @Test
    func `a transcript is counted in the model's own markup where the server has it`() async throws {
        let server = try FixtureServer { request in
            switch request.path {
            case "/apply-template": .json(#"{"prompt": "<user>Hello<end>"}"#)
            case "/tokenize": .json(#"{"tokens": [1, 2, 3, 4]}"#)
            default: .json("{}", status: 404)
            }
        }
        #expect(try await server.model().tokenCount(for: "Hello") == 4)
        #expect(server.requests.last?.json["content"].string == "<user>Hello<end>")
    }

    @Test
    func `without a tokenizer tokens are estimated, and the server is not asked again`() async throws {
        let server = try FixtureServer(replies: [.json("{}", status: 404)])
        let backend = try server.backend()
        #expect(try await backend.tokenCount(of: "one two three four") == 5)
        let count = server.requests.count
        #expect(try await backend.tokenCount(of: "こんにちは") == 5)
        #expect(try await backend.tokenCount(of: "") == 0)
        #expect(server.requests.count == count)
    }

    @Test
    func `a server that has died counts no tokens, and says so`() async throws {
        let server = try FixtureServer(replies: [Self.list])
        let model = try server.model()
        server.stop()
        await expectAssetsUnavailable { try await model.tokenCount(for: "Hello") }
    }

    @Test
    func `KISSA_MODEL with an address is a server's model`() throws {
        let backend = ModelLocation.named(by: ["KISSA_MODEL": "http://127.0.0.1:1/v1#m"]).backend()
        #expect((backend as? ServerModel)?.connection.address.model == "m")
    }
}
