import Foundation
import FoundationModelsTesting
import TestSupport
import Testing

@testable import FoundationModels
@testable import Inference

/// Untrusted input is parsed or rejected: every parser gets random and corrupted input, with fixed seeds.
@Suite("Hostile input", .timeLimit(.minutes(1)))
struct HostileInputTests {
    @Test
    func `a pattern that is taken means what Swift means by it`() throws {
        let pieces = [
            "a", "b", "A", "1", "-", ".", "|", "(", ")", "(?:", "[ab]", "[^a]", "[a-c1]", "*", "+", "?", "+?", "{2}",
            "{1,2}",
            "{,2}", #"\d"#, #"\w"#, #"\s"#, #"\W"#, "^", "$", "[", "]", #"\."#, "(?i)",
        ]
        var taken = 0
        for seed in 0..<400 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let pattern = random.joined(pieces, count: 1...8)
            guard let automaton = try? PatternAutomaton.automaton(for: pattern), let regex = try? Regex(pattern) else {
                continue
            }
            taken += 1
            for _ in 0..<12 {
                let text = random.joined(["a", "b", "c", "A", "B", "1", "-", " ", "."], count: 0...4)
                let isMatch = try regex.wholeMatch(in: text) != nil
                #expect(automaton.contains(GuidedSpelling.bytes(of: text)) == isMatch, "\(pattern) and \(text)")
            }
        }
        #expect(taken > 60)
    }

    @Test
    func `a reply with markers of tool calls is the same however it is cut, or refused however it is cut`() {
        let pieces = [
            "<tool_call>", "</tool_call>", "<tool", "_call>", "\n", "{", "}", "[", "]", "\"", "\\", "é",
            #"{"name": "price", "arguments": {"drink": "}"}}"#, #"{"name": 1}"#, " text ", "👩‍🍳",
        ]
        var callCount = 0
        for seed in 0..<2000 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let reply = random.joined(pieces, count: 0...10)
            let whole = Self.calls(in: [reply])
            #expect(Self.calls(in: random.cut(reply)) == whole, "\(reply)")
            callCount += max(0, (whole?.count ?? 0) - 1)
        }
        #expect(callCount > 5)
    }

    /// The text, then the calls; nil if the reply is rejected.
    private static func calls(in pieces: [String]) -> [String]? {
        var parser = ToolCallParser(.hermes())
        var text = "", calls: [String] = []
        func take(_ event: ToolCallParser.Event) {
            switch event {
            case .text(let more): text += more
            case .call(let name, let arguments): calls.append(name + arguments.jsonString)
            }
        }
        do {
            for piece in pieces { try parser.append(piece).forEach(take) }
            try parser.finish().forEach(take)
        } catch {
            return nil
        }
        return [text] + calls
    }

    @Test
    func `JSON between other words is the same however it is cut`() {
        let pieces = ["```json\n", "{", "}", "[1]", #""a{\""#, "\"", "\\", ": ", "null", ",", "Here: ", "é", "```"]
        for seed in 0..<2000 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let reply = random.joined(pieces, count: 0...12)
            var whole = JSONReplyFilter(), cut = JSONReplyFilter()
            let json = whole.append(reply)
            #expect(random.cut(reply).map { cut.append($0) }.joined() == json)
            #expect(cut.isEnded == whole.isEnded)
            #expect(json.isEmpty || reply.contains(json))
        }
    }

    @Test
    func `Thoughts and answers are the same however they are cut, and nothing but tags and space gets lost`() {
        let pieces = ["<think>", "</think>", "<thi", "nk>", "</", " ", "\n", "a", "é", "<", ">"]
        for seed in 0..<2000 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let reply = random.joined(pieces, count: 0...9)
            let whole = Self.thoughts(in: [reply]), cut = Self.thoughts(in: random.cut(reply))
            #expect(cut == whole, "\(reply.debugDescription)")
            let letters = { (text: String) in text.filter { $0 == "a" || $0 == "é" } }
            #expect(letters(whole.thought + whole.answer) == letters(reply))
        }
    }

    private static func thoughts(in pieces: [String]) -> (thought: String, answer: String) {
        var filter = ThoughtFilter()
        var (thought, answer) = ("", "")
        for part in pieces.map({ filter.append($0) }) + [filter.finish()] {
            thought += part.thought
            answer += part.answer
        }
        return (thought, answer)
    }

    @Test(.timeLimit(.minutes(1)))
    func `white space without end, piece by piece, is read in time that grows with its length`() {
        var thoughts = ThoughtFilter(), values = WrappedReplyFilter()
        #expect(values.append("{") == "")
        for _ in 0..<200_000 {
            let (thought, answer) = thoughts.append(" ")
            let value = values.append("\n")
            guard thought.isEmpty, answer.isEmpty, value.isEmpty else {
                Issue.record("Something came of white space")
                return
            }
        }
        #expect(thoughts.append("a").answer.last == "a")
        #expect(values.append(#""value": 1}"#) == " 1")
    }

    @Test
    func `a damaged chunk of a server is read or refused by a named error`() throws {
        let chunk = """
            {"choices": [{"index": 0, "delta": {"content": [{"text": "Hi"}], "reasoning": "Hm", "tool_calls": [{"index": 0, \
            "id": "a", "function": {"name": "price", "arguments": {"drink": "tea"}}}]}, "finish_reason": null}], \
            "usage": {"prompt_tokens": 3, "completion_tokens_details": {"reasoning_tokens": 1}}}
            """
        var readCount = 0
        for seed in 0..<1000 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            var reader = ChatReplyReader()
            do {
                _ = try reader.read(Data(random.damaged(Array(chunk.utf8))))
                readCount += 1
            } catch is ServerFailure {
                // Damaged data should end in this error.
            }
            _ = reader.finish()
        }
        #expect(readCount > 50)
    }

    @Test
    func `whatever is given as an address is refused by name, or is one that keeps no secret`() throws {
        let pieces = [
            "http", "https", "ftp", "://", ":", "/", "@", "?", "#", "host", "127.0.0.1", "[::1]", ":80", "v1", "%41",
            "%",
            " ", "é", "user:secret", "..", "\n",
        ]
        var readCount = 0
        for seed in 0..<3000 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let text = (Bool.random(using: &random) ? "http://" : "") + random.joined(pieces, count: 0...7)
            do throws(ServerAddressError) {
                let address = try ServerAddress(text)
                readCount += 1
                #expect(["http", "https"].contains(address.base.scheme?.lowercased()))
                #expect(address.base.user == nil && address.base.password == nil && address.base.query == nil)
                #expect(address.base.host?.isEmpty == false)
            } catch {
                let told = error.errorDescription ?? ""
                #expect(!text.contains("user:secret@") || !told.contains("user:secret@"), "\(text)")
            }
        }
        #expect(readCount > 100)
    }

    @Test
    func `a damaged recording is refused or replayed, never trusted`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let model = ScriptedLanguageModel(.thinking("Hm.", then: .value(DrinkOrder(drink: "tea", shots: 1))))
        let session = LanguageModelSession(model: RecordingLanguageModel(model, to: file))
        _ = try await session.respond(to: "One, please.", generating: DrinkOrder.self)
        let recording = Array(try Data(contentsOf: file))
        for seed in 0..<150 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            try Data(random.damaged(recording)).write(to: file)
            guard let replay = try? ReplayLanguageModel(contentsOf: file) else { continue }
            let again = LanguageModelSession(model: replay)
            let response = try? await again.respond(to: "One, please.", generating: DrinkOrder.self)
            #expect(again.transcript.isEmpty == (response == nil))
        }
    }
}

extension SeededRandom {
    /// Concatenates some of these texts.
    fileprivate mutating func joined(_ texts: [String], count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &self)).map { _ in texts.randomElement(using: &self) ?? "" }.joined()
    }

    /// Cuts a text into pieces of one to five characters.
    fileprivate mutating func cut(_ text: String) -> [String] {
        var pieces: [String] = []
        var rest = text.unicodeScalars[...]
        while !rest.isEmpty {
            let piece = rest.prefix(Int.random(in: 1...5, using: &self))
            pieces.append(String(piece))
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }

    /// Replaces, removes or duplicates a few of the bytes.
    fileprivate mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
            let position = Int.random(in: bytes.indices, using: &self)
            switch Int.random(in: 0..<3, using: &self) {
            case 0: bytes[position] = Array("{}[]\":,0-e\u{0}\u{FF}".utf8).randomElement(using: &self) ?? 0
            case 1: bytes.remove(at: position)
            default: bytes.insert(bytes[position], at: position)
            }
        }
        return bytes
    }
}
