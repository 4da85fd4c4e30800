import Foundation
import SwiftData

// The models of a travel app, as an app would declare them.

@Model
final class Trip {
    @Attribute(.unique) var name: String
    var destination: String
    var startDate: Date
    var endDate: Date
    var budget: Double = 100
    var rating: Int?
    var note: String?
    var isFavourite = false
    var kind: Kind = Kind.leisure
    var tags: [String] = []
    var address: Address?
    @Relationship(deleteRule: .cascade, inverse: \BucketListItem.trip) var bucketList: [BucketListItem] = []
    @Relationship(deleteRule: .cascade) var accommodation: Accommodation?
    var travellers: [Traveller] = []
    @Attribute(.externalStorage) var picture: Data?
    @Transient var isSelected = false

    enum Kind: String, Codable, CaseIterable {
        case leisure, business
    }

    struct Address: Codable, Equatable {
        var street: String
        var number: Int
    }

    var days: Int { Int(endDate.timeIntervalSince(startDate) / 86_400) }

    init(name: String, destination: String = "Nowhere", startDate: Date = .distantPast, endDate: Date = .distantFuture)
    {
        self.name = name
        self.destination = destination
        self.startDate = startDate
        self.endDate = endDate
    }
}

@Model
final class BucketListItem {
    var title: String
    var isDone: Bool = false
    var priority = 0
    var trip: Trip?

    init(_ title: String, priority: Int = 0, trip: Trip? = nil) {
        self.title = title
        self.priority = priority
        self.trip = trip
    }
}

@Model
final class Accommodation {
    var address: String
    var trip: Trip?

    init(address: String) { self.address = address }
}

@Model
final class Traveller {
    var name: String
    @Relationship(inverse: \Trip.travellers) var trips: [Trip] = []

    init(name: String) { self.name = name }
}

/// An in-memory container.
func memory(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// Runs the body with a temporary folder.
func withFolder<R>(_ body: (URL) throws -> R) throws -> R {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}
