import FoundationModels
import FoundationModelsTesting
import Testing

/// Snapshots of equatable types are compared, as `animation(_:value:)` does.
@Suite struct MacroEqualityTests {
    private func tour(_ json: String, id: GenerationID = GenerationID()) throws -> Tour.PartiallyGenerated {
        var content = try GeneratedContent(json: json)
        content.id = id
        return try Tour.PartiallyGenerated(content)
    }

    @Test func `a snapshot equals another of the same content`() throws {
        let id = GenerationID()
        let json = #"{"title": "Kyoto", "mood": "calm", "stop": {"type": "place", "name": "Gion", "value": 3}, "te"#
        #expect(try tour(json, id: id) == tour(json, id: id))
        #expect(try tour(json, id: id) != tour(json))
        #expect(try tour(json, id: id) != tour(#"{"title": "Kyo"#, id: id))
        let other = json.replacing("Gion", with: "Nara")
        #expect(try tour(json, id: id) != tour(other, id: id))
    }

    @Test func `the snapshots of a stream are equal as long as nothing changes`() async throws {
        let pieces = [#"{"days": [{"title": "One"}"#, #", {"title": "Two"}"#, "]", "}"]
        let model = ScriptedLanguageModel(.init(tokens: pieces))
        let session = LanguageModelSession(model: model)
        var days: [[Leg.PartiallyGenerated]] = []
        for try await snapshot in session.streamResponse(to: "Go", generating: Route.self) {
            days.append(snapshot.content.days ?? [])
        }
        let last = try #require(days.last)
        #expect(last == last)
        #expect(days.allSatisfy { $0.isEmpty || $0.first == last.first })
    }

    @Test func `a type that is Equatable in an extension does not break the one around it`() throws {
        let id = GenerationID()
        #expect(try tour(#"{"title": "a", "tea": null, "#, id: id) == tour(#"{"title": "a", "#, id: id))
        // The macro can't see the conformance in the extension, so the part's snapshots aren't Equatable and compare as unequal.
        let json = #"{"tea": {"name": "Sencha"}}"#
        #expect(try tour(json, id: id) != tour(json, id: id))
        let none = #"{"teas": []}"#
        #expect(try tour(none, id: id) == tour(none, id: id))
    }

    @Test func `snapshots of an enum are compared case by case`() throws {
        func stop(_ json: String) throws -> Stop.PartiallyGenerated {
            try Stop.PartiallyGenerated(GeneratedContent(json: json))
        }
        #expect(try stop(#"{"type": "none"}"#) == stop(#"{"type": "none"}"#))
        #expect(try stop(#"{"type": "none"}"#) != stop(#"{"type": "place"}"#))
        let place = #"{"type": "place", "name": "Gion", "value": 3}"#
        #expect(try stop(place) == stop(place))
        #expect(try stop(place) != stop(place.replacing("3", with: "4")))
        let both = #"{"type": "both", "value": [{"type": "none"}, {"type": "place", "name": "a"}]}"#
        #expect(try stop(both) == stop(both))
    }

    @Test func `snapshots of public and of generic types are Equatable`() throws {
        func equate(_ type: (some Equatable).Type) {}
        equate(PublicLeg.PartiallyGenerated.self)
        equate(Pair<Int>.PartiallyGenerated.self)
        equate(Depot.Shelf.PartiallyGenerated.self)
        equate(Loop.PartiallyGenerated.self)
        var content = try GeneratedContent(json: #"{"first": 1, "all": [2]}"#)
        content.id = GenerationID()
        #expect(try Pair<Int>.PartiallyGenerated(content) == Pair<Int>.PartiallyGenerated(content))
    }

    @Test func `an app may make snapshots of other types Equatable itself`() throws {
        let content = try GeneratedContent(json: #"{"name": "Sencha"}"#)
        #expect(try Own.PartiallyGenerated(content) == Own.PartiallyGenerated(content))
    }
}

@Generable
private struct Tour: Equatable {
    var title: String
    var mood: Mood
    var stop: Stop?
    var tea: Tea?
    var teas: [Tea]
    private var note: String?
    var `self`: Bool
}

@Generable
private enum Mood { case calm, busy }

@Generable
private indirect enum Stop: Hashable {
    case place(name: String, Int?)
    case both([Self])
    case none
}

@Generable
private struct Tea {
    var name: String
}

extension Tea: Equatable {}

@Generable
private struct Route: Equatable {
    var days: [Leg]
}

@Generable
private struct Leg: Hashable {
    var title: String
}

@Generable
public struct PublicLeg: Hashable, Sendable {
    public var title: String
}

@Generable
private struct Pair<Item: Generable & Equatable>: Equatable {
    var first: Item
    var all: [Item]
}

private actor Depot {
    @Generable
    struct Shelf: Equatable { var names: [String] }
}

extension Depot {
    @Generable
    fileprivate enum Place: Equatable { case shelf(Shelf) }
}

@Generable
private struct Loop: Equatable {
    var next: [Loop]
    var inner: Inner?

    @Generable
    struct Inner: Equatable { var loops: [Loop] }
}

@Generable
private struct Own {
    var name: String
}

extension Own.PartiallyGenerated: Equatable {
    fileprivate static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

/// A Hashable type with hashable parts and one part that isn't.
@Generable
private struct Day: Hashable {
    var title: String
    var stops: [Place]
    var weather: Weather
}

@Generable
private struct Place: Hashable {
    var name: String
}

@Generable
private enum Weather: Hashable {
    case sunny
    case rain(hours: Int)
}

@Suite struct MacroHashTests {
    @Test func `snapshots of a hashable type are hashable: equal ones are one in a set`() throws {
        let id = GenerationID()
        func day(_ json: String) throws -> Day.PartiallyGenerated {
            var content = try GeneratedContent(json: json)
            content.id = id
            return try Day.PartiallyGenerated(content)
        }
        let nara = #"{"title": "Nara", "weather": {"type": "rain", "hours": 2}}"#
        let days: Set = [try day(nara), try day(nara), try day(#"{"title": "Nara"}"#)]
        #expect(days.count == 2)
        #expect(Set([Weather.PartiallyGenerated.sunny, .rain(hours: 2), .rain(hours: 2)]).count == 2)
    }
}
