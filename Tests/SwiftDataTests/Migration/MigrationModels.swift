import Foundation
import SwiftData

// Model versions in which relationships and types change.

/// A relationship whose inverse is a different property in the next version.
enum Crews1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Ship.self, Sailor.self] }

    @Model
    final class Ship {
        var name: String
        @Relationship(inverse: \Sailor.ship) var crew: [Sailor] = []
        var visitors: [Sailor] = []
        var guests: [Sailor] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Sailor {
        var name: String
        var ship: Ship?
        var home: Ship?
        init(name: String) { self.name = name }
    }
}

enum Crews2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Ship.self, Sailor.self] }

    @Model
    final class Ship {
        var name: String
        @Relationship(inverse: \Sailor.home) var crew: [Sailor] = []
        var visitors: [Sailor] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Sailor {
        var name: String
        var home: Ship?
        init(name: String) { self.name = name }
    }
}

/// Visitors have only one ship.
enum Crews3 {
    @Model
    final class Ship {
        var name: String
        var crew: [Sailor] = []
        @Relationship(inverse: \Sailor.visited) var visitors: [Sailor] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Sailor {
        var name: String
        var visited: Ship?
        init(name: String) { self.name = name }
    }
}

enum CrewPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Crews1.self, Crews2.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: Crews1.self, toVersion: Crews2.self)] }
}

/// Only a type changes, and a migration stage handles it.
enum Prices1: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Offer.self] }

    @Model
    final class Offer {
        var price: String
        init(price: String) { self.price = price }
    }
}

enum Prices2: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Offer.self] }

    @Model
    final class Offer {
        var price: Int
        init(price: Int) { self.price = price }
    }
}

/// The same columns as before, but with a migration stage.
enum Prices3: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Offer.self] }

    @Model
    final class Offer {
        var price: Int
        init(price: Int) { self.price = price }
    }
}

enum PricePlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [Prices1.self, Prices2.self, Prices3.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: Prices1.self, toVersion: Prices2.self,
                willMigrate: { context in
                    for offer in try context.fetch(FetchDescriptor<Prices1.Offer>()) {
                        offer.price = String(offer.price.prefix { $0.isNumber })
                    }
                }, didMigrate: nil),
            .custom(
                fromVersion: Prices2.self, toVersion: Prices3.self, willMigrate: nil,
                didMigrate: { context in
                    for offer in try context.fetch(FetchDescriptor<Prices3.Offer>()) { offer.price *= 100 }
                }),
        ]
    }
}

/// A name that becomes free after a rename.
enum Names1 {
    @Model
    final class Word {
        var a: String
        init(a: String) { self.a = a }
    }
}

enum Names2 {
    @Model
    final class Word {
        @Attribute(originalName: "a") var b: String
        init(b: String) { self.b = b }
    }
}

enum Names3 {
    @Model
    final class Word {
        @Attribute(originalName: "a") var b: String
        var a: String = "new"
        init(b: String) { self.b = b }
    }
}

enum Names4 {
    @Model
    final class Word {
        @Attribute(originalName: "a") var b: String
        var a: String = "new"
        var c: String?
        init(b: String) { self.b = b }
    }
}
