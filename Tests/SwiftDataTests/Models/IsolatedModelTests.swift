import Foundation
import SwiftData
import Testing

@MainActor @Model
final class Lamp {
    #Unique<Lamp>([\.name])
    var name: String
    @Relationship(inverse: \Shade.lamp) var shades: [Shade] = []

    init(name: String) { self.name = name }
}

@MainActor @Model
final class Shade {
    var colour: String
    var lamp: Lamp?

    init(colour: String, lamp: Lamp) { (self.colour, self.lamp) = (colour, lamp) }
}

@Suite("Models on the main actor")
struct IsolatedModelTests {
    @Test
    func `any thread can describe them, and open their store`() async throws {
        let container = try await Task.detached {
            try ModelContainer(for: Lamp.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        }.value
        #expect(container.schema.entitiesByName["Lamp"]?.relationshipNames == ["shades"])
    }

    @Test @MainActor
    func `they are saved, related and fetched`() throws {
        let container = try memory(Lamp.self)
        let context = ModelContext(container)
        let lamp = Lamp(name: "A")
        context.insert(lamp)
        context.insert(Shade(colour: "red", lamp: lamp))
        try context.save()
        let found = try ModelContext(container).fetch(FetchDescriptor<Lamp>())
        #expect(found.map(\.name) == ["A"])
        #expect(found.first?.shades.map(\.colour) == ["red"])
    }

    @Test
    func `a generic function fetches models of any class on a task of its own`() async throws {
        func count<M: PersistentModel>(_ type: M.Type, in container: ModelContainer) async throws -> Int {
            try await Task.detached { try ModelContext(container).fetchCount(FetchDescriptor<M>()) }.value
        }
        #expect(try await count(Lamp.self, in: memory(Lamp.self)) == 0)
    }
}
