import Foundation
import TestSupport
@testable import FoundationModels
import Testing

@Suite("JSON in pieces")
struct IncrementalJSONParserTests {
    private static let document = """
        {"title": "Caf\\u00e9 \\ud83c\\udf75 喫茶", "count": -12.5e3, "open": true, "none": null, "name \\n": "",
         "items": [{"id": 1, "tags": ["a", "b"]}, {"id": 2, "tags": []}, {"tags": [], "id": 3}, {"id": 4}], "last": 0}
        """

    private func feed(_ bytes: some Collection<UInt8>, to parser: inout IncrementalJSONParser) throws {
        try Array(bytes).withUnsafeBufferPointer { try parser.feed($0) }
    }

    @Test
    func `every split into two pieces, also within characters and escapes, gives the same content`() throws {
        let bytes = Array(Self.document.utf8)
        let whole = try GeneratedContent(json: Self.document)
        for end in 0...bytes.count {
            var parser = IncrementalJSONParser()
            try feed(bytes[..<end], to: &parser)
            try feed(bytes[end...], to: &parser)
            let content = try parser.finish()
            #expect(content == whole && content.jsonString == whole.jsonString, "split at \(end)")
        }
    }

    @Test
    func `a snapshot after every byte is what the beginning alone says, and stays so`() throws {
        let bytes = Array(Self.document.utf8)
        var parser = IncrementalJSONParser()
        var snapshots: [GeneratedContent] = []
        for byte in bytes {
            try feed([byte], to: &parser)
            snapshots.append(parser.snapshot())
        }
        for (index, snapshot) in snapshots.enumerated() {
            var fresh = IncrementalJSONParser()
            try feed(bytes[...index], to: &fresh)
            let expected = try fresh.finish()
            #expect(snapshot == expected && snapshot.jsonString == expected.jsonString, "after \(index) bytes")
            #expect(snapshot.isComplete == (index == bytes.count - 1))
        }
    }

    @Test(arguments: 0..<60)
    func `random documents in random pieces with random snapshots are read as in one piece`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let json = GeneratedContent(kind: .array((0..<8).map { _ in random.content(depth: 5) })).jsonString
        let whole = try GeneratedContent(json: json)
        for _ in 0..<10 {
            var parser = IncrementalJSONParser(identifies: Bool.random(using: &random))
            var rest = Array(json.utf8)[...]
            var seen: [(snapshot: GeneratedContent, json: String)] = []
            while !rest.isEmpty {
                let count = Int.random(in: 1...Swift.min(9, rest.count), using: &random)
                try feed(rest.prefix(count), to: &parser)
                rest = rest.dropFirst(count)
                if Bool.random(using: &random) {
                    let snapshot = parser.snapshot()
                    seen.append((snapshot, snapshot.jsonString))
                }
            }
            let content = try parser.finish()
            #expect(content == whole && content.jsonString == json)
            #expect(seen.allSatisfy { $0.snapshot.jsonString == $0.json }, "a snapshot has changed")
        }
    }

    @Test(arguments: 0..<200)
    func `damaged documents are refused at the same byte in pieces as in one`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let json = GeneratedContent(kind: .array((0..<3).map { _ in random.content(depth: 4) })).jsonString
        for _ in 0..<20 {
            var bytes = Array(json.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let byte = Array(#"{}[]",:\u0d83tfn.eE+- ab"#.utf8).randomElement(using: &random) ?? 0xFF
                let position = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[position] = byte
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: position)
                default: bytes.remove(at: position)
                }
                if bytes.isEmpty { bytes = [byte] }
            }
            #expect(result(of: [bytes]) == result(of: bytes.map { [$0] }), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    /// The content as JSON, or the offset of the syntax error.
    private func result(of pieces: [[UInt8]]) -> String {
        var parser = IncrementalJSONParser()
        do {
            for piece in pieces {
                try feed(piece, to: &parser)
                _ = parser.snapshot()
            }
            let content = try parser.finish()
            return "\(content.isComplete) \(content.jsonString)"
        } catch {
            let place = "\(error)".split(separator: "at byte").last ?? ""
            return "refused at \(place)"
        }
    }

    @Test
    func `what is finished is shared between snapshots`() throws {
        var parser = IncrementalJSONParser()
        try parser.feed(#"{"list": [[1, 2, 3], "#)
        func inner(_ content: GeneratedContent) throws -> UnsafeRawPointer? {
            guard case .array(let outer) = try content.value(GeneratedContent.self, forProperty: "list").value,
                case .array(let elements)? = outer.first?.value
            else { return nil }
            return elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) }
        }
        let first = try inner(parser.snapshot())
        try parser.feed(#"[4], {"a": "b"}"#)
        #expect(try first != nil && inner(parser.snapshot()) == first)
        try parser.feed("]}")
        #expect(try inner(parser.finish()) == first)
    }

    @Test
    func `nothing new to show is no new snapshot`() throws {
        var parser = IncrementalJSONParser(identifies: true)
        try parser.feed(#"{"a": 1, "#)
        let first = parser.snapshot()
        try parser.feed(#""b": "#)
        try parser.feed("12")
        guard case .open(let before) = first.storage, case .open(let after) = parser.snapshot().storage else {
            Issue.record("The content is not open")
            return
        }
        #expect(before.snapshot === after.snapshot)
    }

    @Test
    func `Identities last from the first snapshot of a value to the finished content, and differ between values`()
        throws
    {
        var parser = IncrementalJSONParser(identifies: true)
        var seen: [[GenerationID?]] = []
        func identifiers(_ content: GeneratedContent) throws -> [GenerationID?] {
            let items = try content.value(GeneratedContent.self, forProperty: "items")
            guard case .array(let elements) = items.value else { return [] }
            return [content.id, items.id] + elements.map(\.id)
        }
        try parser.feed(#"{"items": ["#)
        for piece in [#"{"a"#, #"": "x"#, #""}, {"a": 1"#, #"}, "te"#, #"xt""#, ", [true"] {
            try parser.feed(piece)
            seen.append(try identifiers(parser.snapshot()))
        }
        try parser.feed("]]}")
        seen.append(try identifiers(parser.finish()))
        let last = try #require(seen.last)
        #expect(last.count == 6 && Set(last).count == 6 && !last.contains(nil))
        for earlier in seen { #expect(last.starts(with: earlier)) }
        #expect(try GeneratedContent(json: "{}").id == nil)
    }

    @Test
    func `of two values of one name the last counts, in snapshots too, and in the place of the first`() throws {
        var parser = IncrementalJSONParser()
        try parser.feed(#"{"a": 1, "b": 2, "a": "#)
        let before = parser.snapshot()
        try parser.feed(#""ne"#)
        let during = parser.snapshot()
        try parser.feed(#"w", "c": 3}"#)
        #expect(before.jsonString == #"{"a": 1, "b": 2}"#)
        #expect(during.jsonString == #"{"a": "ne", "b": 2}"#)
        #expect(try during.value(String.self, forProperty: "a") == "ne")
        #expect(try parser.finish().jsonString == #"{"a": "new", "b": 2, "c": 3}"#)
        #expect(before.jsonString == #"{"a": 1, "b": 2}"#)
    }

    @Test
    func `properties of an open structure are read by name, and missing ones are told`() throws {
        var parser = IncrementalJSONParser()
        try parser.feed(#"{"drink": "latte", "notes": ["a", "b"#)
        let content = parser.snapshot()
        #expect(try content.value(String.self, forProperty: "drink") == "latte")
        #expect(try content.value([String].self, forProperty: "notes") == ["a", "b"])
        #expect(try content.value(Int?.self, forProperty: "shots") == nil)
        #expect(failure { try content.value(Int.self, forProperty: "shots") }?.contains("drink, notes") == true)
        #expect(failure { try content.value(Int.self, forProperty: "notes") }?.contains("In \"notes\"") == true)
        guard case .structure(let properties, let keys) = content.kind else {
            Issue.record("No structure")
            return
        }
        #expect(keys == ["drink", "notes"] && properties.count == 2)
    }

    @Test
    func `a number by itself ends where the text ends, and is not shown before`() throws {
        var parser = IncrementalJSONParser()
        try parser.feed("12")
        #expect(!parser.snapshot().isComplete && parser.snapshot().kind == .null)
        try parser.feed("3")
        #expect(try parser.finish().value(Int.self) == 123)
    }

    @Test
    func `a refused document stays refused`() {
        var parser = IncrementalJSONParser()
        #expect(throws: GenerationError.self) { try parser.feed("[1 2]") }
        #expect(throws: GenerationError.self) { try parser.feed("") }
        #expect(throws: GenerationError.self) { try parser.finish() }
    }
}

extension IncrementalJSONParserTests {
    @Test
    func `copies of a parser go on by themselves, on different threads too`() async throws {
        var parser = IncrementalJSONParser()
        try parser.feed(#"{"text": "ab", "list": [[0], [1]"#)
        _ = parser.snapshot()
        let start = parser
        let results = try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for copy in 0..<8 {
                group.addTask {
                    var parser = start
                    for index in 0..<200 {
                        try parser.feed(", [\"\(copy)-\(index)\"]")
                        _ = parser.snapshot()
                    }
                    try parser.feed("]}")
                    return (copy, try parser.finish().jsonString)
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        for copy in 0..<8 {
            let elements = (0..<200).map { "[\"\(copy)-\($0)\"]" }.joined(separator: ", ")
            #expect(results[copy] == #"{"text": "ab", "list": [[0], [1], \#(elements)]}"#)
        }
        #expect(parser.snapshot().jsonString == #"{"text": "ab", "list": [[0], [1]]}"#)
    }
}
