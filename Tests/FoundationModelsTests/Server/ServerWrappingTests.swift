import TestSupport
import Testing

@testable import FoundationModels

/// Values that aren't objects, on servers that accept only object schemas.
@Suite("Bare values on a server", .timeLimit(.minutes(1)))
struct ServerWrappingTests {
    private typealias Order = ServerGuidanceTests.Order

    /// Makes a server that refuses schemas as OpenAI does.
    private func strictServer(saying replies: [String: String]) throws -> FixtureServer {
        try FixtureServer { request in
            let messages = request.json["messages"]
            guard request.json["response_format"]["json_schema"]["schema"]["type"].string == "object" else {
                return .json(#"{"error": "schema must be a JSON Schema of 'type: \"object\"'"}"#, status: 400)
            }
            return .saying(replies[messages[messages.count - 1]["content"].string ?? ""] ?? "")
        }
    }

    @Test
    func `arrays, numbers and choices travel as the only property of an object, and nothing is refused`() async throws {
        let server = try strictServer(saying: [
            "List": #"{"value": [1, 2]}"#, "Number": #"{"value": 42}"#, "Choice": #"{"value": "lime"}"#,
        ])
        let session = try server.session()
        let list = try await session.respond(to: "List", generating: [Int].self, includeSchemaInPrompt: false)
        #expect(list.content == [1, 2])
        let number = try await session.respond(to: "Number", generating: Int.self, includeSchemaInPrompt: false)
        #expect(number.content == 42)
        let schema = GenerationSchema(type: Order.self, description: "A fruit", anyOf: ["lemon", "lime"])
        let choice = try await session.respond(to: "Choice", schema: schema, includeSchemaInPrompt: false)
        #expect(choice.content.jsonString == #""lime""#)
        #expect(server.chats.count == 3)
        #expect(server.chats.allSatisfy { $0["response_format"]["json_schema"]["strict"].bool == true })
    }

    @Test
    func `the object has the value's name, and the property its description`() async throws {
        let server = try strictServer(saying: ["Choice": #"{"value": "lime"}"#])
        let schema = GenerationSchema(type: Order.self, description: "A fruit", anyOf: ["lemon", "lime"])
        _ = try await server.session().respond(to: "Choice", schema: schema, includeSchemaInPrompt: false)
        let named = server.chats[0]["response_format"]["json_schema"]
        #expect(named["name"].string == "Order")
        #expect(named["schema"]["additionalProperties"].bool == false)
        #expect(named["schema"]["required"][0].string == "value")
        #expect(named["schema"]["properties"]["value"]["enum"][1].string == "lime")
        #expect(named["schema"]["properties"]["value"]["description"].string == "A fruit")
    }

    @Test
    func `definitions stand in the object, and the prompt describes it too`() async throws {
        let server = try FixtureServer(replies: [.saying(#"{"value": [{"zest": "lime", "amount": 2}]}"#)])
        let orders = try await server.session().respond(to: "Orders", generating: [Order].self).content
        #expect(orders.map(\.amount) == [2])
        let schema = server.chats[0]["response_format"]["json_schema"]["schema"]
        #expect(schema["properties"]["value"]["items"]["$ref"].string == "#/$defs/Order")
        #expect(!schema["properties"]["value"]["$defs"].exists)
        #expect(schema["$defs"]["Order"]["properties"]["zest"].exists)
        #expect(server.chats[0]["messages"][0]["content"].string?.contains(#""required": ["value"]"#) == true)
    }

    @Test
    func `a value that contains itself refers to a definition, since the object is the root`() async throws {
        let nest = GenerationSchema(name: "Nest", node: .anyOf([.boolean, .array(of: .root, count: .init())]))
        let server = try FixtureServer(replies: [.saying(#"{"value": [true, [false, []]]}"#)])
        let content = try await server.session().respond(to: "Nest", schema: nest).content
        #expect(content.jsonString == "[true, [false, []]]")
        let schema = server.chats[0]["response_format"]["json_schema"]["schema"]
        #expect(schema["properties"]["value"]["$ref"].string == "#/$defs/Nest")
        #expect(schema["$defs"]["Nest"]["anyOf"][1]["items"]["$ref"].string == "#/$defs/Nest")
    }

    @Test
    func `a server that takes no notice of the schema may give the value by itself`() async throws {
        let server = try FixtureServer(replies: [.saying("```\n[1, 2]\n```"), .saying(" 4", "2\n")])
        let session = try server.session()
        #expect(try await session.respond(to: "List", generating: [Int].self).content == [1, 2])
        #expect(try await session.respond(to: "Number", generating: Int.self).content == 42)
    }

    @Test
    func `what is wrong with a value is said of the value`() async throws {
        let server = try FixtureServer(replies: [.saying(#"{"value": [1, "two"]}"#)])
        do {
            _ = try await server.session().respond(to: "List", generating: [Int].self)
            Issue.record("Nothing was thrown")
        } catch GenerationError.decodingFailure(let context) {
            #expect(context.debugDescription.contains("an integer at [1]"), "\(context.debugDescription)")
        }
    }

    @Test
    func `an array can be watched while it grows`() async throws {
        let rest = FixtureGate()
        let server = try FixtureServer(replies: [
            .events([
                .event(FixtureReply.delta(#"{"val"#)), .event(FixtureReply.delta(#"ue": [1, "#)), .wait(rest),
                .event(FixtureReply.delta("2]")), .event(FixtureReply.delta("}")), .event(FixtureReply.finish()),
                .event("[DONE]"),
            ])
        ])
        var seen: [String] = []
        let stream = try server.session().streamResponse(to: "List", schema: [Int].generationSchema)
        for try await snapshot in stream {
            seen.append(snapshot.rawContent.jsonString)
            rest.open()
        }
        #expect(seen.first == "[1]")
        #expect(seen.last == "[1, 2]")
    }

    @Test(arguments: [
        (#"{"value": [1, {"a": "}"}]}"#, #"[1, {"a": "}"}]"#), ("```\n{ \"value\" :\n42 }\n``` {}", "42"),
        (#"So: {"value":"\"}"} Bye"#, #""\"}""#), ("See:\n[1, [2]]\n}", "[1, [2]]"), (" 42\n", "42"),
        (#"{"values": 1}"#, #"{"values": 1}"#), ("{}", "{}"), ("", ""),
    ])
    func `the value is the same however the reply is cut`(reply: String, value: String) {
        for size in 1...30 {
            var filter = WrappedReplyFilter()
            var found = ""
            var rest = reply[...]
            while !rest.isEmpty {
                found += filter.append(String(rest.prefix(size)))
                rest = rest.dropFirst(size)
            }
            found += filter.finish()
            // White space around a value is ignored.
            #expect(found.filter { !$0.isWhitespace } == value.filter { !$0.isWhitespace }, "pieces of \(size)")
        }
    }
}
