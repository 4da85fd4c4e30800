import Foundation
import SwiftData
import Testing

private enum PeopleV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

    @Model
    final class Person {
        var name: String
        var age: Int
        var nick: String?
        @Relationship(inverse: \Pet.owner) var pets: [Pet] = []

        init(name: String, age: Int) {
            self.name = name
            self.age = age
        }
    }

    @Model
    final class Pet {
        var name: String
        var owner: Person?

        init(name: String) { self.name = name }
    }
}

private enum PeopleV2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

    @Model
    final class Person {
        @Attribute(originalName: "name") var fullName: String
        var age: Double
        var joined: Date = Date(timeIntervalSinceReferenceDate: 7)
        var mail: String?
        @Relationship(inverse: \Pet.owner) var pets: [Pet] = []

        init(fullName: String) {
            self.fullName = fullName
            age = 0
        }
    }

    @Model
    final class Pet {
        var name: String
        var owner: Person?

        init(name: String) { self.name = name }
    }
}

private enum PeopleV3: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Person.self, Pet.self] }

    @Model
    final class Person {
        @Attribute(.unique) var fullName: String
        var first: String = ""
        var age: Double
        var joined: Date = Date(timeIntervalSinceReferenceDate: 7)
        @Relationship(inverse: \Pet.owner) var pets: [Pet] = []

        init(fullName: String) {
            self.fullName = fullName
            age = 0
        }
    }

    @Model
    final class Pet {
        var name: String
        var owner: Person?

        init(name: String) { self.name = name }
    }
}

private enum PeoplePlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [PeopleV1.self, PeopleV2.self, PeopleV3.self] }
    static var stages: [MigrationStage] {
        [
            .lightweight(fromVersion: PeopleV1.self, toVersion: PeopleV2.self),
            .custom(
                fromVersion: PeopleV2.self, toVersion: PeopleV3.self,
                willMigrate: { context in
                    // Makes the names unique.
                    var seen: Set<String> = []
                    for person in try context.fetch(FetchDescriptor<PeopleV2.Person>())
                    where !seen.insert(person.fullName).inserted {
                        context.delete(person)
                    }
                    try context.save()
                },
                didMigrate: { context in
                    for person in try context.fetch(FetchDescriptor<PeopleV3.Person>()) {
                        person.first = String(person.fullName.prefix { $0 != " " })
                    }
                    try context.save()
                }),
        ]
    }
}

/// An inverse that is inferred as long as there is only one candidate.
private enum JourneysV1 {
    @Model
    final class Journey {
        var name: String
        var things: [Thing] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Thing {
        var name: String
        var journey: Journey?
        init(name: String) { self.name = name }
    }
}

private enum JourneysV2 {
    @Model
    final class Journey {
        var name: String
        var things: [Thing] = []
        var favourite: Thing?
        init(name: String) { self.name = name }
    }

    @Model
    final class Thing {
        var name: String
        var journey: Journey?
        init(name: String) { self.name = name }
    }
}

private enum StrictPeople {
    @Model
    final class Person {
        var name: String
        var age: Int
        var mail: String

        init() {
            (name, age, mail) = ("", 0, "")
        }
    }
}

@Suite("Migration")
struct MigrationTests {
    private func fill(_ file: URL) throws {
        let container = try ModelContainer(
            for: Schema(versionedSchema: PeopleV1.self), configurations: ModelConfiguration(url: file))
        let context = ModelContext(container)
        for name in ["Anna Bo", "Carl Du", "Carl Du"] {
            let person = PeopleV1.Person(name: name, age: 30)
            person.pets = [PeopleV1.Pet(name: "\(name)'s")]
            context.insert(person)
        }
        try context.save()
    }

    @Test
    func `what is added, left out, renamed and of another type is migrated by itself`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("people.store")
            try fill(file)
            let container = try ModelContainer(
                for: PeopleV2.Person.self, PeopleV2.Pet.self, configurations: ModelConfiguration(url: file))
            let people = try ModelContext(container).fetch(
                FetchDescriptor<PeopleV2.Person>(sortBy: [SortDescriptor(\.fullName)]))
            #expect(people.map(\.fullName) == ["Anna Bo", "Carl Du", "Carl Du"])
            #expect(people.map(\.age) == [30, 30, 30])
            #expect(people[0].joined == Date(timeIntervalSinceReferenceDate: 7))
            #expect(people[0].mail == nil)
            #expect(people[0].pets.map(\.name) == ["Anna Bo's"])
        }
    }

    @Test
    func `a relationship to many is carried over when it is kept in another way, and back`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("journeys.store")
            let configuration = ModelConfiguration(url: file)
            func first() throws -> [String] {
                let container = try ModelContainer(
                    for: JourneysV1.Journey.self, JourneysV1.Thing.self, configurations: configuration)
                let context = ModelContext(container)
                if try context.fetchCount(FetchDescriptor<JourneysV1.Journey>()) == 0 {
                    let journey = JourneysV1.Journey(name: "Alps")
                    journey.things = [JourneysV1.Thing(name: "Rope"), JourneysV1.Thing(name: "Map")]
                    context.insert(journey)
                    try context.save()
                }
                return try context.fetch(FetchDescriptor<JourneysV1.Journey>()).flatMap { $0.things.map(\.name) }
                    .sorted()
            }
            func second() throws -> [String] {
                let container = try ModelContainer(
                    for: JourneysV2.Journey.self, JourneysV2.Thing.self, configurations: configuration)
                let journeys = try ModelContext(container).fetch(FetchDescriptor<JourneysV2.Journey>())
                return journeys.flatMap { $0.things.map(\.name) }.sorted()
            }
            let kept = [try first(), try second(), try first()]
            #expect(kept == Array(repeating: ["Map", "Rope"], count: 3))
        }
    }

    @Test
    func `a plan leads through all versions after the store's`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("people.store")
            try fill(file)
            for _ in 0..<2 {
                let container = try ModelContainer(
                    for: PeopleV3.Person.self, PeopleV3.Pet.self, migrationPlan: PeoplePlan.self,
                    configurations: ModelConfiguration(url: file))
                let people = try ModelContext(container).fetch(
                    FetchDescriptor<PeopleV3.Person>(sortBy: [SortDescriptor(\.fullName)]))
                #expect(people.map(\.first) == ["Anna", "Carl"])
                #expect(people.map(\.pets.count) == [1, 1])
            }
        }
    }

    @Test
    func `a store that can't be migrated stays as it is`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("people.store")
            try fill(file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(for: StrictPeople.Person.self, configurations: ModelConfiguration(url: file))
            }
            let container = try ModelContainer(
                for: PeopleV1.Person.self, PeopleV1.Pet.self, configurations: ModelConfiguration(url: file))
            #expect(try ModelContext(container).fetchCount(FetchDescriptor<PeopleV1.Person>()) == 3)
        }
    }

    @Test
    func `a file that is no store is told of`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("people.store")
            try Data("no database, but a text that is long enough for a header".utf8).write(to: file)
            #expect(throws: SwiftDataError.loadIssueModelContainer) {
                try ModelContainer(for: PeopleV1.Person.self, configurations: ModelConfiguration(url: file))
            }
        }
    }
}
