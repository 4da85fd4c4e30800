import Foundation
import TestSupport
import Testing

@testable import FoundationModels

@Suite("Schemas on a server", .timeLimit(.minutes(1)))
struct ServerGuidanceTests {
    struct Order: Generable, Equatable {
        var zest: String
        var amount: Int

        static var generationSchema: GenerationSchema {
            GenerationSchema(
                type: Order.self,
                properties: [
                    .init(name: "zest", type: String.self, guides: [.anyOf(["lemon", "lime"])]),
                    .init(name: "amount", description: "In cups", type: Int.self, guides: [.range(1...4)]),
                ])
        }

        init(_ content: GeneratedContent) throws {
            zest = try content.value(forProperty: "zest")
            amount = try content.value(forProperty: "amount")
        }

        var generatedContent: GeneratedContent {
            GeneratedContent(properties: ["zest": zest, "amount": amount])
        }
    }

    private static let json = #"{"zest": "lime", "amount": 2}"#

    @Test
    func `The schema is sent as json_schema, with its properties in declaration order and nothing of Apple's dialect`()
        async throws
    {
        let server = try FixtureServer(replies: [.saying(Self.json)])
        let response = try await server.session().respond(to: "Order", generating: Order.self)
        #expect(response.content.amount == 2)
        let format = server.chats[0]["response_format"]
        #expect(format["type"].string == "json_schema")
        #expect(format["json_schema"]["strict"].bool == true)
        #expect(format["json_schema"]["name"].string == "Order")
        let body = String(decoding: server.requests[0].body, as: UTF8.self)
        let (zest, amount) = (body.range(of: #""zest": {"#), body.range(of: #""amount": {"#))
        #expect(zest!.lowerBound < amount!.lowerBound)
        #expect(!body.contains("x-order"))
        #expect(server.chats[0]["messages"][0]["content"].string?.contains("JSON Schema") == true)
    }

    @Test
    func `the schema stays out of the prompt if the app wants it so`() async throws {
        let server = try FixtureServer(replies: [.saying(Self.json)])
        _ = try await server.session().respond(to: "Order", generating: Order.self, includeSchemaInPrompt: false)
        #expect(server.chats[0]["messages"][0]["content"].string == "Order")
    }

    @Test
    func `a schema with optional properties is not called strict, which would refuse it`() async throws {
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(
                name: "Loose", properties: [.init(name: "a", schema: .init(type: Int.self), isOptional: true)]),
            dependencies: [])
        let server = try FixtureServer(replies: [.saying(#"{"a": null}"#), .saying("{}")])
        let session = try server.session()
        for _ in 0..<2 {
            let content = try await session.respond(to: "Any", schema: schema).content
            #expect(try content.value(Int?.self, forProperty: "a") == nil)
        }
        #expect(server.chats[0]["response_format"]["json_schema"]["strict"].bool == false)
    }

    /// Makes a server that accepts only this kind of `response_format`, or none.
    private func server(taking type: String, withSchema: Bool, reply: String) throws -> FixtureServer {
        try FixtureServer { request in
            let format = request.json["response_format"]
            let isTaken = format["type"].string == type && format["schema"].exists == withSchema
            return isTaken || !format.exists ? .saying(reply) : .json(#"{"error": "response_format: no"}"#, status: 400)
        }
    }

    @Test(arguments: [("json_object", true, 2), ("json_object", false, 3), ("none", false, 4)])
    func `a server that refuses json_schema is asked more and more politely, once`(
        type: String, withSchema: Bool, count: Int
    ) async throws {
        let fenced = "Here you are:\n```json\n\(Self.json)\n```\nEnjoy! {}"
        let server = try server(taking: type, withSchema: withSchema, reply: fenced)
        let session = try server.session()
        for _ in 0..<2 {
            #expect(try await session.respond(to: "Order", generating: Order.self).content.zest == "lime")
        }
        #expect(server.chats.count == count + 1)
        let messages = server.chats[count - 1]["messages"]
        #expect(messages[0]["content"].string?.contains("lemon") == true)
    }

    @Test
    func `a failure that no politeness helps does not count against json_schema`() async throws {
        let failures = [FixtureReply](repeating: .json(#"{"error": "The model is asleep"}"#, status: 400), count: 4)
        let server = try FixtureServer(replies: failures + [.saying(Self.json)])
        let session = try server.session()
        await #expect(throws: GenerationError.self) { try await session.respond(to: "Order", generating: Order.self) }
        _ = try await session.respond(to: "Order", generating: Order.self)
        #expect(server.chats.last?["response_format"]["type"].string == "json_schema")
    }

    @Test(arguments: [500, 501])
    func `a server that stumbles once is asked again in the same words, then and afterwards`(status: Int) async throws {
        let server = try FixtureServer(replies: [
            .json(#"{"error": "Something went wrong"}"#, status: status), .saying(Self.json),
        ])
        let session = try server.session()
        for _ in 0..<2 { _ = try await session.respond(to: "Order", generating: Order.self) }
        #expect(server.chats.count == 3)
        #expect(server.chats.allSatisfy { $0["response_format"]["type"].string == "json_schema" })
    }

    @Test
    func `a server that fails on a schema again and again is asked in other words`() async throws {
        let server = try FixtureServer { request in
            request.json["response_format"]["type"].string == "json_schema"
                ? .json("{}", status: 500) : .saying(Self.json)
        }
        _ = try await server.session().respond(to: "Order", generating: Order.self)
        #expect(
            server.chats.map { $0["response_format"]["type"].string } == ["json_schema", "json_schema", "json_object"])
    }

    @Test
    func `one schema that a server cannot take does not spoil the others`() async throws {
        let server = try FixtureServer { request in
            let name = request.json["response_format"]["json_schema"]["name"].string
            return name == "Odd" ? .json("{}", status: 400) : .saying(Self.json)
        }
        let odd = try GenerationSchema(
            root: DynamicGenerationSchema(
                name: "Odd",
                properties: [
                    .init(name: "zest", schema: .init(type: String.self)),
                    .init(name: "amount", schema: .init(type: Int.self)),
                ]), dependencies: [])
        let session = try server.session()
        _ = try await session.respond(to: "Order", generating: Order.self)
        _ = try await session.respond(to: "Order", schema: odd)
        _ = try await session.respond(to: "Order", generating: Order.self)
        #expect(server.chats.last?["response_format"]["type"].string == "json_schema")
    }

    @Test(arguments: [
        (#"{"zest": "lime", "amount": 7}"#, "up to 4"), (#"{"zest": "salt", "amount": 1}"#, "lemon"),
        (#"{"zest": "lime"}"#, "amount"), (#"{"zest": "lime", "amount": 1, "x": 0}"#, "\"x\""),
        (#"{"zest": "lime", "amount": 1.5}"#, "an integer"), (#"[]"#, "a structure"),
        (#"{"zest": "lime", "am"#, "no whole JSON"), ("I'd rather talk.", "no whole JSON"),
    ])
    func `what a server sends against the schema is an error that names the place, not a value`(
        json: String, words: String
    ) async throws {
        let server = try FixtureServer(replies: [.saying(json)])
        let session = try server.session()
        do {
            let order = try await session.respond(to: "Order", generating: Order.self).content
            Issue.record("It gave \(order)")
        } catch GenerationError.decodingFailure(let context) {
            #expect(context.debugDescription.contains(words), "\(context.debugDescription)")
        }
        #expect(session.transcript.isEmpty)
    }

    @Test
    func `a limit that cuts a structure off is said to be the reason`() async throws {
        let server = try FixtureServer(replies: [
            .chat([FixtureReply.delta(#"{"zest": "li"#), FixtureReply.finish("length")])
        ])
        do {
            _ = try await server.session().respond(
                to: "Order", generating: Order.self, options: .init(maximumResponseTokens: 4))
            Issue.record("Nothing was thrown")
        } catch GenerationError.decodingFailure(let context) {
            #expect(context.debugDescription.contains("limit of tokens"))
        }
    }

    @Test
    func `a structure that is cut off without a limit has outgrown the context`() async throws {
        let server = try FixtureServer(replies: [
            .chat([FixtureReply.delta(#"{"zest": "li"#), FixtureReply.finish("length")])
        ])
        do {
            _ = try await server.session().respond(to: "Order", generating: Order.self)
            Issue.record("Nothing was thrown")
        } catch GenerationError.exceededContextWindowSize {}
    }

    @Test
    func `a structure can be watched while it grows`() async throws {
        let rest = FixtureGate()
        let server = try FixtureServer(replies: [
            .events([
                .event(FixtureReply.delta(#"```json {"zest": "li"#)), .wait(rest),
                .event(FixtureReply.delta(#"me", "amount": 2}```"#)), .event(FixtureReply.finish()),
                .event("[DONE]"),
            ])
        ])
        var seen: [String] = []
        let stream = try server.session().streamResponse(to: "Order", schema: Order.generationSchema)
        for try await snapshot in stream {
            seen.append(snapshot.rawContent.jsonString)
            rest.open()
        }
        #expect(seen.first == #"{"zest": "li"}"#)
        #expect(seen.last == Self.json)
    }

    @Test
    func `a validator's pattern, reference and choice`() throws {
        let node = SchemaNode.structure(
            .init(
                name: "Tree",
                properties: [
                    .init(name: "name", node: .string(.pattern("[a-z]+"))),
                    .init(name: "next", node: .anyOf([.root, .null])),
                    .init(name: "all", node: .array(of: .root, count: .init(minimum: 0, maximum: 1))),
                ]))
        let validator = SchemaValidator(GenerationSchema(name: "Tree", node: node))
        try validator.check(
            try GeneratedContent(json: #"{"name": "a", "next": {"name": "b", "next": null, "all": []}, "all": []}"#))
        for wrong in [
            #"{"name": "A", "next": null, "all": []}"#, #"{"name": "a", "next": 3, "all": []}"#,
            #"{"name": "a", "next": null, "all": [{"name": "b"}]}"#,
        ] {
            #expect(throws: SchemaMismatch.self) { try validator.check(try GeneratedContent(json: wrong)) }
        }
    }

    @Test
    func `a deep reply that could be either of two shapes at each level is told to be wrong all the same`() throws {
        func shape(_ name: String) -> SchemaNode {
            let properties = [
                SchemaNode.Property(name: "child", node: .root), .init(name: name, node: .boolean, isOptional: true),
            ]
            return .structure(.init(name: name, properties: properties))
        }
        let node = SchemaNode.anyOf([shape("a"), shape("b"), .null])
        let validator = SchemaValidator(GenerationSchema(name: "Twins", node: node))
        func nested(_ inner: String) throws -> GeneratedContent {
            let opening = String(repeating: #"{"child": "#, count: 100)
            return try GeneratedContent(json: opening + inner + String(repeating: "}", count: 100))
        }
        try validator.check(nested("null"))
        #expect(throws: SchemaMismatch.self) { try validator.check(nested("1")) }
    }
}
