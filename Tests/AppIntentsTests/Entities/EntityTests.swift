import AppIntents
import Foundation
import Testing

private struct Receipt: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
    @Property(title: "Total") var total: Int
    init() { total = 0 }
    var displayRepresentation: DisplayRepresentation { "Receipt of \(total)" }
}

/// Offers nothing before anybody has searched.
private struct Tables: EntityQuery {
    func entities(for identifiers: [Table.ID]) async throws -> [Table] { identifiers.map { Table(id: $0) } }
}

private struct Table: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Table"
    static let defaultQuery = Tables()
    let id: String
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: id) }
}

private struct Sections: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection(sections: [
            ItemSection("Hot", items: ["Tea"]), ItemSection("Cold", items: [IntentItem("Water")]),
        ])
    }
}

/// Finds drinks by their names, as Shortcuts would ask for them.
private struct FoundDrinks: EntityPropertyQuery {
    static let properties = QueryProperties {
        Property(\Drink.$name) {
            EqualToComparator { name in "is \(name)" }
            ContainsComparator { name in "has \(name)" }
        }
    }
    static let sortingOptions = SortingOptions { SortableBy(\Drink.$name) }

    func entities(for identifiers: [Drink.ID]) async throws -> [Drink] { [] }
    func entities(
        matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Drink>], limit: Int?
    ) async throws -> [Drink] {
        Array(Drink.all.filter { drink in comparators.contains("is \(drink.name)") }.prefix(limit ?? .max))
    }
}

@Suite("Entities and their queries") struct EntityTests {
    @Test func `a query finds entities by identifiers and texts`() async throws {
        let query = Drink.defaultQuery
        #expect(try await query.entities(for: [3, 1]).map(\.name) == ["Tea", "Water"])
        #expect(try await query.entities(matching: "ffe").map(\.id) == [2])
        #expect(try await query.suggestedEntities().map(\.id) == [1, 2, 3])
        #expect(try await query.results().count == 3)
    }

    @Test func `a query offers nothing unless the app says so`() async throws {
        #expect(try await Tables().suggestedEntities().isEmpty)
        #expect(try await Tables().entities(for: ["a"]).map(\.id) == ["a"])
        #expect(await Tables().defaultResult() == nil)
    }

    @Test func `a query by properties gets the app's own conditions`() async throws {
        let found = try await FoundDrinks().entities(matching: ["is Tea"], mode: .or, sortedBy: [], limit: 1)
        #expect(found.map(\.name) == ["Tea"])
    }

    @Test func `an entity and an enumeration say how they are shown`() {
        let drink = Drink.all[1]
        #expect(String(localized: drink.localizedStringResource) == "Coffee" && drink.note == nil)
        #expect(Size.caseDisplayRepresentations[.large]?.title == "A Large One")
        #expect(String(localized: Size.small.localizedStringResource) == "A Small One")
        #expect(Drink.typeDisplayRepresentation.name == "Drink")
        let receipt = Receipt()
        receipt.total = 5
        #expect(String(localized: receipt.displayRepresentation.title) == "Receipt of 5")
    }

    @Test func `values in sections are offered in their order`() async throws {
        #expect(try await Sections().results().items == ["Tea", "Water"])
        #expect(await Sections().defaultResult() == nil)
    }

    @Test func `an identifier can be written as a text`() {
        #expect(Int.entityIdentifier(for: 7.entityIdentifierString) == 7)
        let id = UUID()
        #expect(UUID.entityIdentifier(for: id.entityIdentifierString) == id)
        #expect(String.entityIdentifier(for: "a") == "a" && Int.entityIdentifier(for: "a") == nil)
    }

    @Test func `a file has its content, and a type by its name`() throws {
        let file = IntentFile(data: Data([1, 2]), filename: "cup.png")
        #expect(file.data == Data([1, 2]) && file.type == .png && file.fileURL == nil)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("tea".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let stored = IntentFile(fileURL: url)
        #expect(stored.data == Data("tea".utf8) && stored.filename == url.lastPathComponent)
    }

    @Test func `a person has a name and ways to be reached`() {
        let person = IntentPerson(
            identifier: .applicationDefined("1"), name: .displayName("Ada"),
            handle: IntentPerson.Handle(emailAddress: "ada@example.org"))
        #expect(person.name.displayString == "Ada" && person.handle?.value == .emailAddress("ada@example.org"))
        #expect(!person.isMe && person.aliases.isEmpty)
    }
}
