import Foundation
import KissaTesting
import Testing

@testable import Notes

@MainActor
struct NotesTests {
    @Test func `a note is kept`() throws {
        let window = TestWindow(app: NotesApp())
        try window.type("Milk\n", into: .field("New note"))
        try window.type("Bread", into: .field("New note"))
        try window.tap("Keep")
        #expect(window.has(.row("Milk")) && window.has(.row("Bread")))
        #expect(try !window.find("Keep").isEnabled)
    }

    @Test func `the screen is as it was recorded`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let window = TestWindow(NotesView(), settings: .tablet)
        await #expect(throws: SnapshotFailure.self) {
            try await verifySnapshot(of: window, as: .tree, record: .missing, directory: folder)
        }
        try await verifySnapshot(of: window, as: .tree, record: .never, directory: folder)
        await #expect(throws: SnapshotFailure.self) {
            try await verifySnapshot(of: window, as: .picture, record: .missing, directory: folder)
        }
        try await verifySnapshot(of: window, as: .picture, record: .never, directory: folder)
    }
}
