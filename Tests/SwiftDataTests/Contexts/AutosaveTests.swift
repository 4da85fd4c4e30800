import Foundation
import Testing

@testable import SwiftData

@Suite("Autosave")
@MainActor
struct AutosaveTests {
    private let container: ModelContainer
    private var main: ModelContext { container.mainContext }

    init() throws { container = try memory(Depot.self, Parcel.self) }

    /// Waits until the main queue has run its pending blocks.
    private func turns() async {
        for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    private func kept<T: PersistentModel>(_: T.Type) throws -> [T] {
        try ModelContext(container).fetch(FetchDescriptor<T>())
    }

    private func parcels(_ codes: String...) throws -> [Parcel] {
        let parcels = codes.map { Parcel(code: $0) }
        for parcel in parcels { main.insert(parcel) }
        try main.save()
        return parcels
    }

    @Test
    func `what a refused deletion deletes with it stays, and the rest is saved`() async throws {
        let (depot, crate, piece) = (Depot(), Crate(), Piece())
        main.insert(depot)
        depot.crates = [crate, Crate()]
        crate.pieces = [piece]
        try main.save()
        main.delete(depot)
        main.insert(Parcel(code: "1"))
        await turns()
        #expect(try kept(Depot.self).count == 1 && kept(Crate.self).count == 2 && kept(Piece.self).count == 1)
        #expect(try kept(Parcel.self).count == 1)
        // Only the piece kept the crate from being deleted.
        main.delete(piece)
        await turns()
        #expect(try kept(Depot.self).isEmpty && kept(Crate.self).isEmpty && !main.hasChanges)
    }

    @Test
    func `what leads to a refused model isn't saved without it`() async throws {
        let (route, stop) = (Route(), Stop())
        main.insert(route)
        route.stops = [stop]
        main.insert(Parcel(code: "1"))
        await turns()
        #expect(try kept(Route.self).isEmpty && kept(Stop.self).isEmpty && kept(Parcel.self).count == 1)
        route.stops.append(Stop())
        await turns()
        #expect(try kept(Route.self).map(\.stops.count) == [2])
    }

    @Test
    func `one entry that is refused holds up none of the others in its list`() async throws {
        let (depot, known) = (Depot(), try parcels("1")[0])
        main.insert(depot)
        let wrong = try parcels("2")[0]
        depot.parcels = [wrong]
        try main.save()
        wrong.code = known.code
        depot.parcels.append(Parcel(code: "3"))
        await turns()
        #expect(try kept(Parcel.self).map(\.code).sorted() == ["1", "2", "3"])
        #expect(try kept(Depot.self).first?.parcels.count == 2)
    }

    @Test
    func `a refused model is tried again when it or what is in its way changes, and not before`() async throws {
        let parcels = try parcels("1", "2", "3")
        parcels[0].code = "2"
        await turns()
        #expect(main.refused == [parcels[0].persistentModelID])
        parcels[2].weight = 7
        await turns()
        #expect(try kept(Parcel.self).map(\.weight) == [0, 0, 7])
        #expect(main.groupsToSave.isEmpty && main.hasChanges)
        parcels[1].code = "4"
        await turns()
        #expect(try kept(Parcel.self).map(\.code) == ["2", "4", "3"])
        #expect(main.refused.isEmpty && !main.hasChanges)
    }

    @Test
    func `what was refused is tried again when another context has changed something`() async throws {
        let parcels = try parcels("1", "2")
        parcels[0].code = "2"
        await turns()
        let other = ModelContext(container)
        try #require(try other.fetch(FetchDescriptor<Parcel>(predicate: #Predicate { $0.code == "2" })).first).code =
            "3"
        try other.save()
        parcels[0].weight = 1
        await turns()
        #expect(try kept(Parcel.self).map(\.code) == ["2", "3"])
    }

    @Test
    func `models swap unique values, two or three at a time`() throws {
        let parcels = try parcels("1", "2", "3", "4", "5")
        (parcels[0].code, parcels[1].code) = ("2", "1")
        (parcels[2].code, parcels[3].code, parcels[4].code) = ("4", "5", "3")
        try main.save()
        #expect(try kept(Parcel.self).map(\.code) == ["2", "1", "4", "5", "3"])
        // A save fails if another model still has one of the new values afterwards.
        (parcels[0].code, parcels[1].code) = ("1", "5")
        #expect(throws: SwiftDataError.modelValidationFailure) { try main.save() }
        #expect(try kept(Parcel.self).map(\.code) == ["2", "1", "4", "5", "3"])
    }

    @Test
    func `a swap is saved though something else is refused`() async throws {
        let parcels = try parcels("1", "2", "3", "4")
        (parcels[0].code, parcels[1].code) = ("2", "1")
        parcels[2].code = "4"
        await turns()
        #expect(try kept(Parcel.self).map(\.code) == ["2", "1", "3", "4"])
    }
}

@Model
final class Depot {
    @Relationship(deleteRule: .cascade, inverse: \Crate.depot) var crates: [Crate] = []
    @Relationship(inverse: \Parcel.depot) var parcels: [Parcel] = []
    init() {}
}

@Model
final class Crate {
    var depot: Depot?
    @Relationship(deleteRule: .deny, inverse: \Piece.crate) var pieces: [Piece] = []
    init() {}
}

@Model
final class Piece {
    var crate: Crate?
    init() {}
}

@Model
final class Parcel {
    @Attribute(.unique) var code: String
    var weight = 0
    var depot: Depot?
    var route: Route?
    init(code: String) { self.code = code }
}

@Model
final class Route {
    @Relationship(minimumModelCount: 2, inverse: \Stop.routes) var stops: [Stop] = []
    var parcels: [Parcel] = []
    init() {}
}

@Model
final class Stop {
    var routes: [Route] = []
    init() {}
}
