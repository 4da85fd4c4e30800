import SwiftUI
import Testing
import ViewTesting

@testable import SwiftData
@testable import SwiftUICore

@Suite("@Query", .timeLimit(.minutes(1)))
@MainActor
struct QueryTests {
    private struct TripList: View {
        @Environment(\.modelContext) private var modelContext
        @Query(sort: \Trip.name) private var trips: [Trip]

        var body: some View {
            VStack {
                ForEach(trips) { trip in
                    Text("\(trip.name), \(trip.destination)")
                }
                Button("Add") { modelContext.insert(Trip(name: "Andes")) }
                Button("Delete") { modelContext.delete(trips[0]) }
                Button("Rename") { trips[0].name = "Zugspitze" }
                Button("Move") { trips[0].destination = "Italy" }
            }
        }
    }

    /// A view whose parent recreates its query.
    private struct FilteredList: View {
        @Query private var trips: [Trip]

        init(prefix: String, animation: Animation = .default) {
            _trips = Query(
                filter: #Predicate { prefix.isEmpty || $0.name.starts(with: prefix) },
                sort: [SortDescriptor(\Trip.name, order: .reverse)], animation: animation)
        }

        var body: some View {
            VStack { ForEach(trips) { Text($0.name) } }
        }
    }

    private struct Search: View {
        @State private var prefix = ""

        var body: some View {
            VStack {
                Button("Only A") { prefix = "A" }
                FilteredList(prefix: prefix)
            }
        }
    }

    private struct Sections: View {
        @Query(sort: \Trip.name, sectionBy: \.destination) private var trips: SectionedResults<Trip, String>
        @Query(filter: #Predicate<Trip> { $0.name != "Harz" }, sort: \Trip.name, sectionBy: \.note) private var some:
            [Trip]

        var body: some View {
            VStack {
                ForEach(trips) { section in
                    Text("\(section.title): \(section.map(\.name).joined(separator: " "))")
                }
                ForEach(_some.sections) { Text("[\($0.id)] \($0.count)") }
                Text("\(trips[sectionTitle: "Nowhere"]?.count ?? 0) \(some.count)")
                Button("Move") { trips[0][0].destination = "Italy" }
            }
        }
    }

    private struct LongList: View {
        @Query(sort: \Traveller.name) private var travellers: [Traveller]
        var body: some View { List(travellers) { Text($0.name) } }
    }

    private let container: ModelContainer
    private var context: ModelContext { container.mainContext }

    init() throws {
        container = try memory(Trip.self)
        for name in ["Harz", "Alps"] { container.mainContext.insert(Trip(name: name)) }
        try container.mainContext.save()
    }

    private func trips(in window: TestWindow) -> [String] { window.texts.filter { $0.contains(",") } }

    @Test
    func `a view shows the models of its context, and what becomes of them`() {
        let window = TestWindow(TripList().modelContainer(container))
        #expect(trips(in: window) == ["Alps, Nowhere", "Harz, Nowhere"])
        window.press(button: "Add")
        #expect(trips(in: window) == ["Alps, Nowhere", "Andes, Nowhere", "Harz, Nowhere"])
        window.press(button: "Rename")
        #expect(trips(in: window) == ["Andes, Nowhere", "Harz, Nowhere", "Zugspitze, Nowhere"])
        window.press(button: "Move")
        #expect(trips(in: window).first == "Andes, Italy")
        window.press(button: "Delete")
        #expect(trips(in: window) == ["Harz, Nowhere", "Zugspitze, Nowhere"])
    }

    @Test
    func `all windows show what one changes`() {
        let windows = (0..<2).map { _ in TestWindow(TripList().modelContainer(container)) }
        windows[0].press(button: "Add")
        windows[1].render()
        #expect(trips(in: windows[1]).count == 3)
    }

    @Test
    func `models are shown in sections, and move between them`() {
        context.insert(Trip(name: "Andes"))
        let window = TestWindow(Sections().modelContainer(container))
        #expect(window.texts == ["Nowhere: Alps Andes Harz", "[] 2", "3 2", "Move"])
        window.press(button: "Move")
        #expect(window.texts == ["Italy: Alps", "Nowhere: Andes Harz", "[] 2", "2 2", "Move"])
    }

    @Test
    func `a list reads the models in sight, however many there are`() throws {
        do {
            let filling = ModelContext(container)
            for number in 10_000..<15_000 { filling.insert(Traveller(name: "\(number)")) }
            try filling.save()
        }
        let window = TestWindow(portrait: LongList().modelContainer(container))
        #expect(window.texts.contains("10000") && !window.texts.contains("14999"))
        let models = context.registered.values.compactMap(\.model)
        #expect(models.count >= 5_000)
        #expect(models.count { !$0._modelStorage.isFault } <= 200)
    }

    @Test
    func `a query follows what the view around says`() {
        let window = TestWindow(Search().modelContainer(container))
        #expect(window.texts == ["Only A", "Harz", "Alps"])
        window.press(button: "Only A")
        #expect(window.texts == ["Only A", "Alps"])
        context.insert(Trip(name: "Andes"))
        window.render()
        #expect(window.texts == ["Only A", "Andes", "Alps"])
    }

    @Test
    func `a property that the query doesn't look at doesn't have it fetch`() throws {
        let window = TestWindow(FilteredList(prefix: "").modelContainer(container))
        try #require(try context.fetch(FetchDescriptor<Trip>()).first).note = "new"
        #expect(!window.render())
    }

    @Test
    func `the main context saves by itself`() async throws {
        context.insert(Trip(name: "Andes"))
        while context.hasChanges { await Task.yield() }
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 3)
    }

    @Test
    func `what another context saves is shown`() async throws {
        let window = TestWindow(TripList().modelContainer(container))
        let importer = Importer(modelContainer: container)
        try await importer.add("Andes")
        await window.render { trips(in: window).count == 3 }
        #expect(trips(in: window).contains("Andes, Nowhere"))
    }

    @Test
    func `nobody undoes what was done in another window`() {
        context.isUndoneByWindows = true
        let windows = [0, 1].map { _ in TestWindow(TripList().modelContainer(container)) }
        windows[0].press(button: "Delete")
        #expect(windows[0].graph.undoManager.canUndo && !windows[1].graph.undoManager.canUndo)
        windows[1].graph.undoManager.undo()
        #expect(trips(in: windows[0]) == ["Harz, Nowhere"])
        windows[0].graph.undoManager.undo()
        for window in windows { window.render() }
        #expect(trips(in: windows[1]) == ["Alps, Nowhere", "Harz, Nowhere"])
    }

    @Test
    func `an actor finds a model by its identifier`() async throws {
        let id = try #require(try context.fetch(FetchDescriptor<Trip>()).first).persistentModelID
        let name = await Importer(modelContainer: container).name(of: id)
        #expect(name == "Harz")
    }

    @Test
    func `changes are undone and redone`() throws {
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        let trip = try #require(try context.fetch(FetchDescriptor<Trip>()).first)
        manager.beginUndoGrouping()
        trip.name = "Ural"
        trip.bucketList.append(BucketListItem("Hike"))
        manager.endUndoGrouping()
        manager.undo()
        #expect(trip.name == "Harz")
        #expect(trip.bucketList.isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<BucketListItem>()) == 0)
        manager.redo()
        #expect(trip.name == "Ural")
        #expect(trip.bucketList.map(\.title) == ["Hike"])
        manager.beginUndoGrouping()
        context.delete(trip)
        manager.endUndoGrouping()
        manager.undo()
        #expect(!trip.isDeleted)
        #expect(trip.bucketList.map(\.title) == ["Hike"])
        try context.save()
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test
    func `without a container nothing is found`() {
        #expect(trips(in: TestWindow(TripList())).isEmpty)
    }

    @Test
    func `a view may have a container of its own in memory`() {
        let window = TestWindow(TripList().modelContainer(for: Trip.self, inMemory: true))
        window.press(button: "Add")
        #expect(trips(in: window) == ["Andes, Nowhere"])
        let other = TestWindow(TripList().modelContainer(for: Trip.self, inMemory: true))
        #expect(trips(in: other).isEmpty)
    }
}

@ModelActor
private actor Importer {
    func add(_ name: String) throws {
        modelContext.insert(Trip(name: name))
        try modelContext.save()
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}
