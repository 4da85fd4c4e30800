import FoundationModels
import FoundationModelsTesting
import Testing

/// Unfinished content, read as `PartiallyGenerated`.
@Suite struct MacroSnapshotTests {
    private static let json = #"""
        {"title": "Kyoto", "mood": "relaxed", "days": [{"title": "Arrival", "hours": 5, "kinds": ["walk", "meal"]}, \#
        {"title": "Temples", "hours": 8, "kinds": ["meal"]}], "rating": 4.5, "pick": {"type": "place", "value": "Gion"}, \#
        "note": null}
        """#

    private func snapshot(_ json: some StringProtocol) throws -> Trip.PartiallyGenerated {
        try Trip.PartiallyGenerated(GeneratedContent(json: String(json)))
    }

    @Test func `a snapshot has what is there`() throws {
        let trip = try snapshot(#"{"title": "Kyo"#)
        #expect(trip.title == "Kyo")
        #expect(trip.days == nil)
        #expect(trip.rating == nil)
    }

    @Test func `a snapshot has snapshots inside`() throws {
        let trip = try snapshot(
            #"{"title": "Kyoto", "days": [{"title": "Arrival", "hours": 5, "kinds": ["walk"]}, {"ti"#)
        #expect(trip.days?.count == 2)
        #expect(trip.days?[0].hours == 5)
        #expect(trip.days?[1].title == nil)
    }

    @Test func `a choice is there when it is whole`() throws {
        #expect(try snapshot(#"{"mood": "rela"#).mood == nil)
        #expect(try snapshot(#"{"mood": "relaxed""#).mood == .relaxed)
        #expect(try snapshot(#"{"days": [{"kinds": ["walk", "me"#).days?[0].kinds == [.walk])
        #expect(try snapshot(#"{"pick": {"type": "pla"#).pick == nil)
        guard case .place(nil)? = try snapshot(#"{"pick": {"type": "place", "#).pick else {
            Issue.record("The case is known")
            return
        }
    }

    @Test func `a choice that begins another one is not taken for it`() async throws {
        #expect(try Cup(GeneratedContent(json: #""latte""#)) == .latte)
        #expect(throws: LanguageModelSession.GenerationError.self) { try Cup(GeneratedContent(json: #""latte"#)) }
        let model = ScriptedLanguageModel(.init(tokens: ["\"lat", "te", "Macch", "iato", "\""]))
        var seen: [Cup] = []
        for try await snapshot in LanguageModelSession(model: model).streamResponse(to: "Which?", generating: Cup.self)
        {
            seen.append(snapshot.content)
        }
        #expect(Set(seen) == [.latteMacchiato])
        #expect(try CupOrder.PartiallyGenerated(GeneratedContent(json: #"{"cup": "latte"#)).cup == nil)
        #expect(try CupOrder.PartiallyGenerated(GeneratedContent(json: #"{"where": {"type": "table"#)).where == nil)
        let place = try CupOrder.PartiallyGenerated(GeneratedContent(json: #"{"where": {"type": "tableOutside"}"#))
            .where
        guard case .tableOutside(nil)? = place else {
            Issue.record("The case is known")
            return
        }
    }

    @Test func `what is whole and wrong is still an error`() {
        #expect(throws: LanguageModelSession.GenerationError.self) { try snapshot(#"{"mood": "angry", "#) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try snapshot(#"{"title": 5, "#) }
    }

    @Test func `every prefix of a document is a snapshot`() throws {
        var seen = 0
        for end in Self.json.indices {
            guard let content = try? GeneratedContent(json: String(Self.json[...end])) else { continue }
            _ = try Trip.PartiallyGenerated(content)
            seen += 1
        }
        #expect(seen == Self.json.count)
        let whole = try Trip(GeneratedContent(json: Self.json))
        #expect(try Trip(whole.generatedContent) == whole)
        #expect(whole.asPartiallyGenerated().days?[1].kinds == [.meal])
    }
}

@Generable
private enum Cup { case latte, latteMacchiato }

@Generable
private struct CupOrder {
    var cup: Cup
    var `where`: Place

    @Generable
    enum Place {
        case table(Int)
        case tableOutside(Int)
    }
}

@Generable
private struct Trip: Equatable {
    var title: String
    var mood: Mood
    var days: [Day]
    var rating: Double
    var pick: Pick
    var note: String?

    @Generable
    enum Mood: String { case relaxed, hurried }

    @Generable
    enum Kind { case walk, meal }

    @Generable
    enum Pick: Equatable {
        case place(String)
        case none
    }

    @Generable
    struct Day: Equatable {
        var title: String
        @Guide(.range(1...12)) var hours: Int
        var kinds: [Kind]
    }
}
