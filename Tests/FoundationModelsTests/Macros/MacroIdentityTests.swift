import Foundation
import FoundationModels
import Testing

/// An `id` of any kind, in a type and in its snapshots.
@Suite struct MacroIdentityTests {
    @Test func `a generation id is the contents and not in the schema`() throws {
        let id = GenerationID()
        var content = try GeneratedContent(json: #"{"text": "coffee"}"#)
        content.id = id
        let term = try SearchTerm(content)
        #expect(term.id == id)
        #expect(term.generatedContent.id == id)
        #expect(term.generatedContent.jsonString == #"{"text": "coffee"}"#)
        #expect(SearchTerm.generationSchema.debugDescription.contains(#""x-order": ["text"]"#))
        #expect(try SearchTerm.PartiallyGenerated(content).id == id)
    }

    @Test func `a number as id is generated`() throws {
        let order = try NumberedOrder(GeneratedContent(json: #"{"id": 7, "drink": "tea"}"#))
        #expect(order == NumberedOrder(id: 7, drink: "tea"))
        let snapshot = try NumberedOrder.PartiallyGenerated(GeneratedContent(json: #"{"id": 7, "dr"#))
        #expect(snapshot.id == 7)
        #expect(snapshot.drink == nil)
        #expect(NumberedOrder.generationSchema.debugDescription.contains(#""x-order": ["id", "drink"]"#))
    }

    @Test func `an id of the app's own stays out of it`() throws {
        let table = try Table(GeneratedContent(json: #"{"name": "by the window"}"#))
        #expect(table.id != Table(name: "by the window").id)
        #expect(table.generatedContent.jsonString == #"{"name": "by the window"}"#)
    }

    @Test func `a variable id of the app's own stays out of it and can be set`() throws {
        var row = try Row(GeneratedContent(json: #"{"text": "a"}"#))
        #expect(row.generatedContent.jsonString == #"{"text": "a"}"#)
        #expect(Row.generationSchema.debugDescription.contains(#""x-order": ["text"]"#))
        let id = UUID()
        row.id = id
        #expect(row.id == id)
        let snapshot: GenerationID = try Row.PartiallyGenerated(row.generatedContent).id
        #expect(snapshot != GenerationID())
    }

    @Test func `a computed id leaves the snapshots theirs`() throws {
        let guest = try Guest(GeneratedContent(json: #"{"name": "Mia"}"#))
        #expect(guest.id == "Mia")
        let id: GenerationID = try Guest.PartiallyGenerated(guest.generatedContent).id
        #expect(id != GenerationID())
    }

    @Test func `every snapshot is identifiable`() {
        func identify(_ type: (some Identifiable).Type) {}
        identify(SearchTerm.PartiallyGenerated.self)
        identify(NumberedOrder.PartiallyGenerated.self)
        identify(Table.PartiallyGenerated.self)
        identify(Guest.PartiallyGenerated.self)
    }

    @Test func `snapshots of public and other types are Sendable`() {
        func send(_ type: (some Sendable).Type) {}
        send(SearchTerm.PartiallyGenerated.self)
        send(PublicOrder.PartiallyGenerated.self)
        send(PublicAnswer.PartiallyGenerated.self)
    }
}

@Generable
private struct SearchTerm: Identifiable {
    var id: GenerationID
    var text: String
}

@Generable
private struct NumberedOrder: Identifiable, Equatable {
    var id: Int
    let drink: String
}

@Generable
private struct Table: Identifiable {
    let id = UUID()
    var name: String
}

@Generable
private struct Row: Identifiable {
    var id = UUID()
    var text: String
}

@Generable
private struct Guest: Identifiable {
    var id: String { name }
    var name: String
}

@Generable
public struct PublicOrder {
    public var answers: [PublicAnswer]
    var count: Int
}

@Generable
public indirect enum PublicAnswer {
    case text(String)
    case order(PublicOrder, next: PublicAnswer?)
}
