import Foundation
import Storage
import Testing

@testable import SwiftData

@Suite("Saving in events")
@MainActor
struct EventSavingTests {
    private func mark(_ event: Int) -> WindowMark {
        WindowMark(name: "saving", visitor: "lisa", generation: 1, event: event, state: nil)
    }

    /// Another connection's number of trips.
    private func count(in file: URL) throws -> Int64? {
        try Database(path: file.path, access: .reading).integers("SELECT count(*) FROM Trip").first
    }

    @Test
    func `what an event inserts is saved when its handling ends`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("trips.store")
            let container = try ModelContainer(for: Trip.self, configurations: ModelConfiguration(url: file))
            let store = DurableStore(at: folder.appendingPathComponent("storage.sqlite")) { _ in }
            // A save for an earlier change is still to come.
            container.mainContext.insert(Trip(name: "Coast"))
            store.handling(mark(1)) { container.mainContext.insert(Trip(name: "Alps")) }
            #expect(try count(in: file) == 2 && !container.mainContext.hasChanges)
            store.handling(mark(2)) { container.mainContext.insert(Trip(name: "Lake")) }
            #expect(try count(in: file) == 3)
        }
    }
}
