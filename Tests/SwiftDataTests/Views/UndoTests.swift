import SwiftUI
import Testing
import ViewTesting

@testable import SwiftData
@testable import SwiftUICore

@Suite("Undo by windows", .timeLimit(.minutes(1)))
@MainActor
struct UndoTests {
    private struct TripList: View {
        @Environment(\.modelContext) private var modelContext
        @Query(sort: \Trip.name) private var trips: [Trip]

        var body: some View {
            VStack {
                ForEach(trips) { Text($0.name) }
                Button("Add") { modelContext.insert(Trip(name: "Trip \(trips.count)")) }
                Button("Rename") { trips[0].name = "Renamed" }
                Button("Undo") { modelContext.undoManager?.undo() }
                Button("Redo") { modelContext.undoManager?.redo() }
            }
        }
    }

    private func trips(in window: TestWindow) -> [String] {
        window.texts.filter { !["Add", "Rename", "Undo", "Redo"].contains($0) }
    }

    @Test
    func `with isUndoEnabled a window undoes and redoes its own changes by the context's undo manager`() {
        // Two windows of a scene, which share one container.
        let setup = ContainerSetup(
            types: [Trip.self], isInMemory: true, isAutosaveEnabled: true, isUndoEnabled: true, onSetup: { _ in })
        let windows = (0..<2).map { _ in
            TestWindow(TripList().modifier(ModelContainerModifier(setup: setup, isShared: true)))
        }
        windows[0].press(button: "Add")
        windows[1].render()
        windows[1].press(button: "Rename")
        windows[0].render()
        #expect(trips(in: windows[0]) == ["Renamed"])
        windows[1].press(button: "Undo")
        #expect(trips(in: windows[1]) == ["Trip 0"])
        windows[1].press(button: "Undo")
        #expect(trips(in: windows[1]) == ["Trip 0"])
        windows[1].press(button: "Redo")
        #expect(trips(in: windows[1]) == ["Renamed"])
        windows[1].press(button: "Undo")
        windows[0].render()
        windows[0].press(button: "Undo")
        for window in windows {
            window.render()
            #expect(trips(in: window).isEmpty)
        }
        windows[0].press(button: "Redo")
        #expect(trips(in: windows[0]) == ["Trip 0"])
    }

    @Test
    func `without isUndoEnabled there is no undo manager`() {
        let window = TestWindow(TripList().modelContainer(for: Trip.self, inMemory: true))
        window.press(button: "Add")
        window.press(button: "Undo")
        #expect(trips(in: window) == ["Trip 0"])
        #expect(!window.graph.undoManager.canUndo)
    }

    @Test
    func `a view's own container goes with its window`() async throws {
        weak var container: ModelContainer?
        do {
            let window = TestWindow(
                TripList().modelContainer(for: Trip.self, inMemory: true) { container = try? $0.get() })
            window.press(button: "Add")
            #expect(container != nil)
            try container?.mainContext.save()
            window.graph.teardown()
        }
        for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
        #expect(container == nil)
    }
}
