import BrowserHost
import Foundation
import Storage
import Testing

@testable import SwiftUI

/// Values that a window's code sets after another process has taken over the window.
@MainActor @Suite struct LostWindowTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lost-\(UUID().uuidString)")

    @Test func `What a lost window's task or timer sets isn't kept, also when the window is gone`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let place = StorePlace.file(folder.appendingPathComponent("storage.sqlite"))
        let first = DatabaseValueStorage(at: place), second = DatabaseValueStorage(at: place)
        let record = WindowRecord(name: "w", visitor: "lisa", generation: 1, event: 0, state: nil)
        _ = first.commit(record, isDue: true)
        let right = WindowRight(record.claim)
        first.set(Data([1]), forKey: "count", of: "lisa", by: right)
        #expect(second.read(forKey: "count", of: "lisa") == .known(Data([1])) && !right.isLost)
        guard case .taken = second.take("w", of: "lisa") else {
            Issue.record("not taken")
            return
        }
        second.set(Data([2]), forKey: "count", of: "lisa", by: nil)
        // This may run on any thread.
        await Task.detached { first.set(Data([9]), forKey: "count", of: "lisa", by: right) }.value
        #expect(second.read(forKey: "count", of: "lisa") == .known(Data([2])) && right.isLost)
        // Once the window is known to be lost, the database isn't asked again, even if the window has been deleted since.
        let forgotten = WindowRight(
            WindowRecord(name: "x", visitor: "lisa", generation: 1, event: 0, state: nil).claim)
        forgotten.noteLoss()
        first.set(Data([9]), forKey: "count", of: "lisa", by: forgotten)
        #expect(second.read(forKey: "count", of: "lisa") == .known(Data([2])))
    }
}
