import Foundation
import TestSupport
import Testing

@testable import FoundationModels

@Suite("What a server is asked", .timeLimit(.minutes(1)))
struct ServerRequestTests {
    @Test
    func `all of the conversation is sent, the instructions first, not the last prompt alone`() async throws {
        let server = try FixtureServer(replies: [.saying("Hi"), .saying("Fine")])
        let session = try server.session(instructions: "Be kind.")
        try await session.respond(to: "Hello")
        try await session.respond(to: "How are \"you\"?\n☕️")
        let chat = server.chats[1]
        #expect(chat["messages"].count == 4)
        #expect((0..<4).map { chat["messages"][$0]["role"].string } == ["system", "user", "assistant", "user"])
        #expect(
            (0..<4).map { chat["messages"][$0]["content"].string }
                == ["Be kind.", "Hello", "Hi", "How are \"you\"?\n☕️"])
        #expect(chat["model"].string == "fixture")
        #expect(chat["stream"].bool == true)
    }

    @Test
    func `what an app leaves open is left to the server`() async throws {
        let server = try FixtureServer(replies: [.saying("Hi")])
        try await server.session().respond(to: "Hello")
        #expect(server.chats[0].keys == ["model", "messages", "stream", "stream_options"])
    }

    @Test
    func `every option has its key`() async throws {
        let server = try FixtureServer(replies: [.saying("Hi")])
        let session = try server.session()
        let sampling: [GenerationOptions.SamplingMode] = [
            .greedy, .random(top: 7, seed: 42), .random(probabilityThreshold: 0.5, seed: .max), .random(top: 3),
        ]
        for mode in sampling {
            try await session.respond(
                to: "Hello", options: .init(sampling: mode, temperature: 0.25, maximumResponseTokens: 9))
        }
        let chats = server.chats
        #expect(chats.map { $0["temperature"].number } == [0, 0.25, 0.25, 0.25])
        #expect(chats.map { $0["max_tokens"].number } == [9, 9, 9, 9])
        #expect(chats.map { $0["top_k"].number } == [nil, 7, nil, 3])
        #expect(chats.map { $0["top_p"].number } == [nil, nil, 0.5, nil])
        #expect(chats[1]["seed"].number == 42)
        // A seed below 2^31 works for servers that store it in 32 bits.
        #expect((0...Double(Int32.max)).contains(chats[2]["seed"].number ?? -1))
        #expect(!chats[3]["seed"].exists)
    }

    @Test(arguments: ["top_k", "seed", "stream_options"])
    func `an option that a server refuses is left out, then and afterwards`(name: String) async throws {
        let server = try FixtureServer { request in
            request.json[name].exists
                ? .json(#"{"error": {"message": "Unknown parameter: '\#(name)'."}}"#, status: 400) : .saying("Hi")
        }
        let session = try server.session()
        let options = GenerationOptions(sampling: .random(top: 7, seed: 42))
        #expect(try await session.respond(to: "Hello", options: options).content == "Hi")
        #expect(try await session.respond(to: "Hello", options: options).content == "Hi")
        #expect(server.chats.map { $0[name].exists } == [true, false, false])
    }

    @Test(arguments: [
        ("temperature", GenerationOptions(sampling: .greedy)), ("temperature", GenerationOptions(temperature: 0.5)),
        ("top_p", GenerationOptions(sampling: .random(probabilityThreshold: 0.5))),
    ])
    func `a model that refuses to have its sampling changed is asked without it, then and afterwards`(
        name: String, options: GenerationOptions
    ) async throws {
        let message =
            "Unsupported value: '\(name)' does not support 0 with this model. Only the default (1) value is supported."
        let server = try FixtureServer { request in
            request.json[name].exists
                ? .json(#"{"error": {"message": "\#(message)", "code": "unsupported_value"}}"#, status: 400)
                : .saying("Hi")
        }
        let session = try server.session()
        #expect(try await session.respond(to: "Hello", options: options).content == "Hi")
        #expect(try await session.respond(to: "Hello", options: options).content == "Hi")
        #expect(server.chats.map { $0[name].exists } == [true, false, false])
    }

    @Test
    func `a server that wants max_completion_tokens gets it`() async throws {
        let server = try FixtureServer { request in
            request.json["max_tokens"].exists
                ? .json(#"{"error": {"message": "Use 'max_completion_tokens' instead of 'max_tokens'."}}"#, status: 400)
                : .saying("Hi")
        }
        try await server.session().respond(to: "Hello", options: .init(maximumResponseTokens: 5))
        #expect(server.chats[1]["max_completion_tokens"].number == 5)
    }

    @Test
    func `without a name the server's first model is asked for, and stays the same`() async throws {
        let server = try FixtureServer { request in
            request.path.hasSuffix("/models")
                ? .json(#"{"data": [{"id": "one", "max_model_len": 9}, {"id": "two"}]}"#) : .saying("Hi")
        }
        let session = LanguageModelSession(model: SystemLanguageModel(backend: try server.backend(model: nil)))
        try await session.respond(to: "Hello")
        try await session.respond(to: "Hello")
        #expect(server.chats.map { $0["model"].string } == ["one", "one"])
        #expect(server.requests.filter { $0.path.hasSuffix("/models") }.count == 1)
    }

    @Test
    func `a limit that is reached just stops the text`() async throws {
        let server = try FixtureServer(replies: [.chat([FixtureReply.delta("Once"), FixtureReply.finish("length")])])
        let options = GenerationOptions(maximumResponseTokens: 1)
        #expect(try await server.session().respond(to: "Tell", options: options).content == "Once")
    }

    @Test(arguments: [
        FixtureReply.delta("Once"),
        #"{"choices": [{"delta": {"tool_calls": [{"id": "a", "function": {"name": "sing", "arguments": "{"}}]}}]}"#,
    ])
    func `a reply that is cut off without a limit of the app's has outgrown the context`(
        beginning: String
    ) async throws {
        let session = try FixtureServer(replies: [.chat([beginning, FixtureReply.finish("length")])]).session()
        guard case GenerationError.exceededContextWindowSize? = await errorOf(session) else {
            Issue.record("Expected exceededContextWindowSize")
            return
        }
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `a filter that cuts the response off is a guardrail, and so is one that refuses the request`() async throws {
        let server = try FixtureServer(replies: [
            .chat([FixtureReply.delta("How to"), FixtureReply.finish("content_filter")]),
            .json(#"{"error": {"message": "Filtered", "code": "content_filter"}}"#, status: 400),
        ])
        let session = try server.session()
        for _ in 0..<2 {
            guard case GenerationError.guardrailViolation? = await errorOf(session) else {
                Issue.record("Expected guardrailViolation")
                return
            }
        }
    }

    @Test
    func `a refusal is a refusal, with its words, and can be asked why`() async throws {
        let server = try FixtureServer(replies: [
            .chat([#"{"choices": [{"delta": {"refusal": "I'd rather not."}}]}"#, FixtureReply.finish()]),
            .saying("Because."),
        ])
        guard case GenerationError.refusal(let refusal, let context)? = await errorOf(try server.session()) else {
            Issue.record("Expected refusal")
            return
        }
        #expect(context.debugDescription.contains("I'd rather not."))
        #expect(try await refusal.explanation.content == "Because.")
    }

    @Test
    func `the usage that the server counts is the response's`() async throws {
        let usage =
            #"{"choices": [], "usage": {"prompt_tokens": 30, "completion_tokens": 5, "prompt_tokens_details": {"cached_tokens": 20}, "completion_tokens_details": {"reasoning_tokens": 2}}}"#
        let server = try FixtureServer(replies: [
            .chat([FixtureReply.delta("Hi"), FixtureReply.finish(), usage])
        ])
        let response = try await server.session().respond(to: "Hello")
        #expect(response.usage.input == .init(totalTokenCount: 30, cachedTokenCount: 20))
        #expect(response.usage.output == .init(totalTokenCount: 5, reasoningTokenCount: 2))
    }
}

@Suite("A server's thoughts", .timeLimit(.minutes(1)))
struct ServerThoughtTests {
    @Test(arguments: ["reasoning_content", "reasoning"])
    func `thoughts are not shown as an answer, in whichever field they come`(name: String) async throws {
        let thought = #"{"choices": [{"delta": {"\#(name)": "Hm, hm.", "content": null}}]}"#
        let server = try FixtureServer(replies: [.chat([thought, FixtureReply.delta("Hi"), FixtureReply.finish()])])
        let session = try server.session()
        #expect(try await session.respond(to: "Hello").content == "Hi")
        #expect(session.transcript.map(\.description) == ["Prompt: Hello", "Reasoning: Hm, hm.", "Response: Hi"])
        // Reasoning isn't sent back to the server.
        try await session.respond(to: "Again")
        #expect(server.chats[1]["messages"].count == 3)
        let sent = String(decoding: server.requests.last?.body ?? Data(), as: UTF8.self)
        #expect(sent.contains("Again") && !sent.contains("Hm, hm."))
    }

    @Test(arguments: 1...30)
    func `thoughts between tags at the beginning are not shown, however they are split`(size: Int) async throws {
        let text = "\n<think>Is <b> < 3? </thin k>\n</think>\n\n A <think> stays."
        var filter = ThoughtFilter()
        var (thought, answer) = ("", "")
        var rest = text[...]
        while !rest.isEmpty {
            let piece = filter.append(String(rest.prefix(size)))
            thought += piece.thought
            answer += piece.answer
            rest = rest.dropFirst(size)
        }
        let end = filter.finish()
        #expect(thought + end.thought == "Is <b> < 3? </thin k>\n")
        #expect(answer + end.answer == "A <think> stays.")
    }

    @Test(arguments: [("<thi", "", "<thi"), ("<thing>", "", "<thing>"), ("<think>so", "so", ""), ("  x", "", "  x")])
    func `what only looks like a tag is answer, and what is not closed is thought`(
        text: String, thought: String, answer: String
    ) {
        var filter = ThoughtFilter()
        let (first, last) = (filter.append(text), filter.finish())
        #expect(first.thought + last.thought == thought)
        #expect(first.answer + last.answer == answer)
    }
}
