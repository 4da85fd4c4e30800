import TestSupport
import Testing

@testable import FoundationModels

@Suite("Server-sent events")
struct ServerSentEventTests {
    typealias Event = ServerSentEventParser.Event

    private func events(_ text: String, pieceSize: Int = .max) throws -> [Event] {
        var parser = ServerSentEventParser()
        var events: [Event] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            events += try parser.append(rest.prefix(pieceSize))
            rest = rest.dropFirst(pieceSize)
        }
        return events
    }

    @Test(arguments: ["\n", "\r", "\r\n"])
    func `events are cut at blank lines, whatever the ends of lines`(end: String) throws {
        let text = ["data: one", "", ": a comment", "event: error", "data:two", "data: three", "", ""].joined(
            separator: end)
        #expect(try events(text) == [Event(data: "one"), Event(type: "error", data: "two\nthree")])
    }

    @Test
    func `fields that mean nothing here are passed over, and so is an event without data`() throws {
        #expect(try events("id: 7\nretry: 3\n\nevent: ping\n\ndata\n\ndata:  x\n\n") == [Event(), Event(data: " x")])
    }

    @Test
    func `an error in a field of its own, as llama-server had it, is an event of that type`() throws {
        let expected = [Event(type: "error", data: #"{"code": 400}"#), Event(data: "[DONE]")]
        #expect(try events("error: {\"code\": 400}\n\ndata: [DONE]\n\n") == expected)
    }

    @Test
    func `a byte order mark at the beginning is passed over`() throws {
        #expect(try events("\u{FEFF}data: a\n\n") == [Event(data: "a")])
    }

    @Test
    func `the same events come out however the bytes are split, in the middle of characters too`() throws {
        let text = "data: こんにちは☕️\r\n\r\n: …\r\nevent: e\r\ndata: 👩‍👩‍👧\r\ndata: é\r\n\r\ndata: end\n\n"
        let whole = try events(text)
        #expect(whole.map(\.data) == ["こんにちは☕️", "👩‍👩‍👧\né", "end"])
        for size in 1...40 { #expect(try events(text, pieceSize: size) == whole) }
    }

    @Test
    func `random bytes give events or nothing, the same ones in one piece and in many`() throws {
        var random = SeededRandom(seed: 7)
        let alphabet = Array("data: event:\n\n\r\r\n:x{}é\u{FEFF}".utf8) + [0xFF, 0xE3, 0]
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...80, using: &random)).map { _ in alphabet.randomElement(using: &random)!
            }
            var whole = ServerSentEventParser()
            var split = ServerSentEventParser()
            let expected = try whole.append(bytes) + [whole.finish()].compactMap { $0 }
            var found: [Event] = []
            for byte in bytes { found += try split.append([byte]) }
            found += [split.finish()].compactMap { $0 }
            #expect(found == expected)
        }
    }

    @Test
    func `an event at the end of the stream is there without its blank line`() throws {
        var parser = ServerSentEventParser()
        #expect(try parser.append(Array("data: [DONE]".utf8)) == [])
        #expect(parser.finish() == Event(data: "[DONE]"))
        #expect(parser.finish() == nil)
    }

    @Test(arguments: ["data: ", "data: x\n"])
    func `an event that never ends is refused`(piece: String) {
        var parser = ServerSentEventParser(byteCountMax: 1000)
        #expect(throws: ServerFailure.self) {
            for _ in 0..<2000 { _ = try parser.append(Array(piece.utf8)) }
        }
    }
}
