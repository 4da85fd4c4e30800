import Foundation
import Synchronization
import TestSupport
import Testing

@testable import FoundationModels

@Suite("Regular expressions on a server", .timeLimit(.minutes(1)))
struct ServerPatternTests {
    @Test(arguments: [
        (#"\d{3}-\d{4}"#, "^[0-9]{3}-[0-9]{4}$"), ("^[a-z]+$", "^[a-z]+$"), ("cat|dog", "^(cat|dog)$"),
        ("^cat$|^dog$", "^(cat|dog)$"), ("(?:ab)+c", "^(ab)+c$"), (#"(?<year>\d\d)!"#, "^[0-9][0-9]!$"),
        (#"a\.b\*"#, "^a[.]b[*]$"), ("a{2,}b{,3}c??d+?", "^a{2,}b{0,3}c?d+$"), ("(a|)b", "^(a)?b$"),
        ("(cat|dog)s", "^(cat|dog)s$"), ("(cat|dog)+", "^(cat|dog)+$"), ("(?i)ok", "^[Oo][Kk]$"),
        (#"[\]\[^-]"#, #"^[\[\]^-]$"#), (#"[\^-]x"#, "^[-^]x$"), (#"a\^+"#, #"^a(\^)+$"#), ("é+", "^[é]+$"),
        (#"a\sb"#, "^a b$"), ("[ab]", "^[ab]$"), ("[a-cx-z5]", "^[5a-cx-z]$"), ("(a{2})*", "^(a{2})*$"),
    ])
    func `a pattern is sent for the whole text, in the few words that all servers understand`(
        pattern: String, text: String
    ) {
        #expect(ServerPattern.text(for: pattern) == text)
    }

    @Test(arguments: [#"(?=a)\w+"#, #"\bcat\b"#, #""cat""#, #"a\\b"#, #"\n"#, "(a?)*", "", "()"])
    func `what servers may not understand is left to the validator`(pattern: String) {
        #expect(ServerPattern.text(for: pattern) == nil)
    }

    @Test(arguments: [
        (#"[\w.-]+@\w+"#, ["a.b-c@d", "喫茶@é", "1@_"], ["@", #"a"b@c"#, "a b@c"]),
        (".+", ["It's 5 ☕, [ok] {no} ^-", "a-b"], ["", #"a"b"#, "a\\b", "a\nb"]),
        ("[^,]+", ["a b", "喫"], ["a,b", "a\"", "\t"]), (#"\S\D\W"#, ["ab!", "a(-"], ["  !", "a1!", "abc"]),
    ])
    func `what is sent means a part of what was written, without what JSON would have to escape`(
        pattern: String, taken: [String], refused: [String]
    ) throws {
        let source = try #require(ServerPattern.text(for: pattern))
        // Match as JavaScript does, scalar by scalar.
        let sent = try NSRegularExpression(pattern: source), written = try Regex(pattern)
        func isSent(_ text: String) -> Bool {
            sent.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
        }
        for text in taken { #expect(try isSent(text) && written.wholeMatch(in: text) != nil, "\(text)") }
        for text in refused { #expect(!isSent(text), "\(text)") }
    }

    final class Phone: Tool {
        struct Arguments: Generable {
            var number: String

            static var generationSchema: GenerationSchema {
                GenerationSchema(
                    type: Arguments.self,
                    properties: [.init(name: "number", type: String.self, guides: [.pattern(/\d{3}-\d{4}/)])])
            }

            init(_ content: GeneratedContent) throws { number = try content.value(forProperty: "number") }

            var generatedContent: GeneratedContent { GeneratedContent(properties: ["number": number]) }
        }

        let name = "call"
        let description = "Calls a number."
        let called = Mutex<[String]>([])

        func call(arguments: Arguments) async throws -> String {
            called.withLock { $0.append(arguments.number) }
            return "Nobody is there."
        }
    }

    private static func calling(_ arguments: String) -> FixtureReply {
        let call =
            #"{"index": 0, "id": "c", "function": {"name": "call", "arguments": \#(FixtureReply.quoted(arguments))}}"#
        return .chat([
            #"{"choices": [{"index": 0, "delta": {"tool_calls": [\#(call)]}}]}"#, FixtureReply.finish("tool_calls"),
        ])
    }

    @Test
    func `A tool's pattern is sent, and a call that keeps to it goes through, with properties that nobody knows`()
        async throws
    {
        let server = try FixtureServer(replies: [
            Self.calling(#"{"number": "555-0123", "mood": "calm"}"#), .saying("Nobody."),
        ])
        let phone = Phone()
        let session = LanguageModelSession(model: try server.model(), tools: [phone])
        #expect(try await session.respond(to: "Call").content == "Nobody.")
        #expect(phone.called.withLock { $0 } == ["555-0123"])
        let number = server.chats[0]["tools"][0]["function"]["parameters"]["properties"]["number"]
        #expect(number["pattern"].string == "^[0-9]{3}-[0-9]{4}$")
    }

    @Test
    func `a call that does not keep to it is an error that names the place, and the tool is not called`() async throws {
        let server = try FixtureServer(replies: [Self.calling(#"{"number": "abc555-0123x"}"#)])
        let phone = Phone()
        let session = LanguageModelSession(model: try server.model(), tools: [phone])
        do {
            let reply = try await session.respond(to: "Call")
            Issue.record("It answered \(reply.content)")
        } catch GenerationError.decodingFailure(let context) {
            #expect(context.debugDescription.contains("arguments of call"))
            #expect(context.debugDescription.contains(#"/\d{3}-\d{4}/ at .number"#), "\(context.debugDescription)")
        }
        #expect(phone.called.withLock { $0 }.isEmpty)
    }

    @Test
    func `the model is told of a pattern as the app wrote it, and in words where it cannot be sent`() async throws {
        let server = try FixtureServer(replies: [.saying(#"{"pattern": "555", "word": "ab"}"#)])
        let schema = try GenerationSchema(
            root: DynamicGenerationSchema(
                name: "Entry",
                properties: [
                    .init(name: "pattern", schema: .init(type: String.self, guides: [.pattern(/\d+/)])),
                    .init(
                        name: "word", description: "Its name.",
                        schema: .init(type: String.self, guides: [.pattern(/(?=a)\w+/)])),
                ]), dependencies: [])
        _ = try await server.session().respond(to: "Go", schema: schema)
        let sent = server.chats[0]["response_format"]["json_schema"]["schema"]["properties"]
        #expect(sent["pattern"]["pattern"].string == "^[0-9]+$")
        #expect(!sent["word"]["pattern"].exists)
        #expect(sent["word"]["description"].string == #"Its name. A text of the form /(?=a)\w+/."#)
        let prompt = try #require(server.chats[0]["messages"][0]["content"].string)
        #expect(prompt.contains(#""pattern": "\\d+""#) && prompt.contains(#""(?=a)\\w+""#))
    }
}
