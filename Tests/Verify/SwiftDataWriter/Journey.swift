import Foundation
import SwiftData

enum JourneysV1 {
    @Model
    final class Journey {
        var name: String
        var things: [Thing] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Thing {
        var weight: Int
        var journey: Journey?
        init(weight: Int) { self.weight = weight }
    }
}

/// In this version things are stored in pairs and weights are texts.
enum JourneysV2 {
    @Model
    final class Journey {
        @Attribute(originalName: "name") var title: String
        var things: [Thing] = []
        var favourite: Thing?
        init(title: String) { self.title = title }
    }

    @Model
    final class Thing {
        var weight: String
        var journey: Journey?
        init(weight: String) { self.weight = weight }
    }
}

/// The first version again, migrated from the second one.
enum JourneysV3 {
    @Model
    final class Journey {
        @Attribute(originalName: "title") var name: String
        var things: [Thing] = []
        init(name: String) { self.name = name }
    }

    @Model
    final class Thing {
        var weight: Int
        var journey: Journey?
        init(weight: Int) { self.weight = weight }
    }
}

/// Opens a store with a version of its classes and fills it the first time.
func migrate(_ file: URL, _ number: Int) throws {
    let configuration = ModelConfiguration(url: file)
    if !FileManager.default.fileExists(atPath: file.path) {
        let container = try ModelContainer(
            for: JourneysV1.Journey.self, JourneysV1.Thing.self, configurations: configuration)
        let context = ModelContext(container)
        for name in 0..<10 {
            let journey = JourneysV1.Journey(name: "\(name)")
            journey.things = (0..<20).map { JourneysV1.Thing(weight: $0) }
            context.insert(journey)
        }
        return try context.save()
    }
    if number.isMultiple(of: 2) {
        _ = try ModelContainer(for: JourneysV2.Journey.self, JourneysV2.Thing.self, configurations: configuration)
    } else {
        _ = try ModelContainer(for: JourneysV3.Journey.self, JourneysV3.Thing.self, configurations: configuration)
    }
}
