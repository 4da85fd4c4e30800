import FoundationModels
import Foundation
import Testing

/// Uses what `@Generable` generates for structs, as a client does.
@Suite struct MacroStructureTests {
    private let json = #"""
        {"name": "Night Owl", "shots": 2, "price": 3.5, "extras": ["oat", "ice"], "size": "L", "note": "hot", \#
        "layers": [[1, 2], []]}
        """#

    @Test func `a struct has the schema of its stored properties`() {
        #expect(
            Beverage.generationSchema.debugDescription == #"""
                {"title": "Beverage", "description": "A drink of the day", "type": "object", "properties": \#
                {"name": {"type": "string", "description": "What it is called"}, \#
                "shots": {"type": "integer", "minimum": 1, "maximum": 4}, "price": {"type": "number"}, \#
                "extras": {"type": "array", "items": {"type": "string"}, "maxItems": 3}, \#
                "size": {"$ref": "#/$defs/Size"}, "note": {"type": "string"}, \#
                "layers": {"type": "array", "items": {"type": "array", "items": {"type": "integer"}}}}, \#
                "required": ["name", "shots", "price", "extras", "size", "layers"], "additionalProperties": false, \#
                "x-order": ["name", "shots", "price", "extras", "size", "note", "layers"], "$defs": \#
                {"Size": {"title": "Size", "type": "string", "enum": ["S", "L"]}}}
                """#)
    }

    @Test func `a struct is read from content and written to it`() throws {
        let beverage = try Beverage(GeneratedContent(json: json))
        #expect(
            beverage
                == Beverage(
                    name: "Night Owl", shots: 2, price: 3.5, extras: ["oat", "ice"], size: .large, note: "hot",
                    layers: [[1, 2], []]))
        #expect(beverage.generatedContent.jsonString == json)
        #expect(try Beverage(beverage.generatedContent) == beverage)
    }

    @Test func `a type may have operators of its own`() throws {
        let prices = try ["high", "low"].map {
            try Price(GeneratedContent(properties: ["yen": 300, "rank": $0]))
        }
        #expect(prices.sorted().map(\.rank) == [.low, .high])
        #expect(prices.sorted().map(\.generatedContent.jsonString).first == #"{"yen": 300, "rank": "low"}"#)
    }

    @Test func `what is missing is nil and not written`() throws {
        let beverage = Beverage(name: "a", shots: 1, price: 1, extras: [], size: .small, note: nil, layers: [])
        #expect(!beverage.generatedContent.jsonString.contains("note"))
        #expect(try Beverage(beverage.generatedContent).note == nil)
    }

    @Test func `a missing property is an error that names it`() throws {
        let content = try GeneratedContent(json: #"{"name": "a"}"#)
        #expect { try Beverage(content) } throws: { "\($0)".contains("shots") }
    }

    @Test func `Codable stands beside generable`() throws {
        let beverage = try Beverage(GeneratedContent(json: json))
        #expect(try JSONDecoder().decode(Beverage.self, from: JSONEncoder().encode(beverage)) == beverage)
    }

    @Test func `computed properties observers and defaults are no hindrance`() throws {
        let counter = try Counter(GeneratedContent(json: #"{"count": 3, "step": 2, "a": 1, "b": 5}"#))
        #expect(counter.doubled == 6)
        #expect(counter == Counter(count: 3, step: 2, a: 1, b: 5))
        #expect(Counter(count: 3, a: 1, b: 5).step == 1)
        #expect(Counter.generationSchema.debugDescription.contains(#""x-order": ["count", "step", "a", "b"]"#))
    }

    @Test func `names that are keywords are keys without backticks`() throws {
        let settings = try Settings(
            GeneratedContent(json: #"{"default": 1, "in": ["a"], "content": "c", "self": true}"#))
        #expect(settings.default == 1 && settings.in == ["a"] && settings.content == "c" && settings.`self`)
        #expect(settings.generatedContent.jsonString == #"{"default": 1, "in": ["a"], "content": "c", "self": true}"#)
    }

    @Test func `an empty struct is an empty structure`() throws {
        _ = try Nothing(GeneratedContent(json: "{}"))
        #expect(Nothing().generatedContent.jsonString == "{}")
    }

    @Test func `a struct may be generic`() throws {
        let page = try Page<Beverage.Size>(GeneratedContent(json: #"{"items": ["S", "L"], "first": "L"}"#))
        #expect(page.items == [.small, .large])
        #expect(page.first == .large)
        #expect(
            try Page<Int>(GeneratedContent(json: #"{"items": [1]}"#)).generatedContent.jsonString == #"{"items": [1]}"#)
        let snapshot = try Page<Beverage>.PartiallyGenerated(GeneratedContent(json: #"{"items": [{"name": "a"#))
        #expect(snapshot.items?.first?.name == "a")
    }

    @Test func `a struct may contain itself and others that contain it`() throws {
        let folder = try Folder(
            GeneratedContent(
                json:
                    #"{"name": "a", "folders": [{"name": "b", "folders": []}], "link": {"to": [{"name": "c", "folders": []}]}}"#
            ))
        #expect(folder.folders.first?.name == "b")
        #expect(folder.link?.to.first?.name == "c")
        #expect(try Folder(folder.generatedContent) == folder)
        let text = Folder.generationSchema.debugDescription
        #expect(text.contains(##""folders": {"type": "array", "items": {"$ref": "#"}}"##))
        #expect(text.contains(##""link": {"$ref": "#/$defs/Link"}"##))
    }

    @Test func `a hand written class may be inside a macro type`() throws {
        let page = try Illustrated(GeneratedContent(json: #"{"text": "a", "picture": {"caption": "b"}}"#))
        let caption = page.picture.caption
        #expect(caption == "b")
        #expect(page.generatedContent.jsonString == #"{"text": "a", "picture": {"caption": "b"}}"#)
        #expect(Illustrated.generationSchema.debugDescription.contains(##""picture": {"$ref": "#/$defs/Picture"}"##))
    }

    @Test func `explicit nulls are written and read`() throws {
        let empty = Explicit(count: nil, name: nil, flag: nil)
        #expect(empty.generatedContent.jsonString == #"{"count": null, "name": null, "flag": null}"#)
        #expect(try Explicit(empty.generatedContent) == empty)
        #expect(try Explicit(GeneratedContent(json: "{}")) == empty)
        let text = Explicit.generationSchema.debugDescription
        #expect(text.contains(#""required": ["count", "name", "flag"]"#))
        #expect(text.contains("null"))
    }

    @Test func `a name of its own is in the schema and in others`() {
        #expect(Renamed.generationSchema.debugDescription.hasPrefix(#"{"title": "beverage", "description": "x", "#))
        #expect([Renamed].generationSchema.debugDescription.contains(##""$ref": "#/$defs/beverage""##))
    }

    @Test func `an alias of an optional is an optional`() throws {
        #expect(Aliased(count: nil).generatedContent.jsonString == "{}")
        #expect(try Aliased(GeneratedContent(json: "{}")).count == nil)
        #expect(Aliased.generationSchema.debugDescription.contains(#""required": []"#))
    }
}

@Generable(description: "A drink of the day")
public struct Beverage: Codable, Equatable {
    @Guide(description: "What it is called")
    public var name: String
    @Guide(.range(1...shotsMax))
    public let shots: Int
    fileprivate var price: Double
    @Guide(.maximumCount(Self.extrasMax))
    var extras: [String]
    var size: Size
    var note: String?
    private(set) var layers: [[Int]]

    static let extrasMax = 3

    @Generable
    enum Size: String, Codable, CaseIterable {
        case small = "S"
        case large = "L"
    }

    fileprivate init(
        name: String, shots: Int, price: Double, extras: [String], size: Size, note: String?, layers: [[Int]]
    ) {
        (self.name, self.shots, self.price, self.extras) = (name, shots, price, extras)
        (self.size, self.note, self.layers) = (size, note, layers)
    }
}

private let shotsMax = 4

@Generable
private struct Counter: Equatable {
    var count: Int {
        didSet { Self.changeCount += 1 }
    }
    var step: Int = 1, a, b: Int
    var doubled: Int { count * 2 }
    nonisolated(unsafe) static var changeCount = 0
}

@Generable
private struct Settings {
    var `default`: Int
    let `in`: [String]
    var content: String
    var `self`: Bool
}

/// A type and an enum that declare an operator.
@Generable
private struct Price: Comparable {
    var yen: Int
    var rank: Rank

    static func < (left: Price, right: Price) -> Bool { (left.rank, left.yen) < (right.rank, right.yen) }

    @Generable
    enum Rank: Int, Comparable {
        case low, high

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }
}

@Generable
private struct Nothing {}

@Generable
struct Page<Item: Generable> {
    var items: [Item]
    var first: Item?
}

@Generable
private struct Folder: Equatable {
    var name: String
    var folders: [Folder]
    var link: Link?

    @Generable
    struct Link: Equatable { var to: [Folder] }
}

@Generable
private struct Illustrated {
    var text: String
    var picture: Picture
}

@MainActor
private final class Picture: Generable {
    @Guide(description: "Under the picture")
    let caption: String

    nonisolated static var generationSchema: GenerationSchema {
        GenerationSchema(type: Picture.self, properties: [.init(name: "caption", type: String.self)])
    }

    nonisolated init(_ content: GeneratedContent) throws {
        caption = try content.value(forProperty: "caption")
    }

    nonisolated var generatedContent: GeneratedContent { GeneratedContent(properties: ["caption": caption]) }
}

@Generable(representNilExplicitlyInGeneratedContent: true)
private struct Explicit: Equatable {
    var count: Int?
    var name: String!
    var flag: Optional<Bool>
}

@Generable(name: "beverage", description: "x")
private struct Renamed {
    var name: String
}

private typealias Maybe = Int?

@Generable
private struct Aliased {
    var count: Maybe
}
