import Foundation
import Testing

@testable import BrowserHost

/// The record of a window that another process has taken over.
@MainActor struct KeptRecordTests {
    /// Saves nothing: the window has another owner.
    private struct LostKeeper: WindowKeeper {
        let isShared = true, isNotedElsewhere = true

        func gather(for window: WindowRecord.Claim) {}
        func handling(_ event: Int, of window: WindowRecord, _ body: () -> Void) { body() }
        func commit(_ record: WindowRecord, isDue: Bool) -> WindowFate { .lost }
        func drop(_ record: WindowRecord) {}
        func isCurrent(_ record: WindowRecord) -> Bool? { false }
        func take(_ name: String, of visitor: String) -> WindowTaking { .later }
        func lost(among claims: [WindowRecord.Claim]) async -> Set<WindowRecord.Claim> { Set(claims) }
        func keep(_ claims: [WindowRecord.Claim]) async {}
    }

    private let record = KeptRecord(LostKeeper(), token: "token", visitor: "lisa")

    @Test func `An event isn't handled if the one before it couldn't be saved, because the window has another owner`() {
        record.begin()
        record.note(state: Data([1]))
        record.handle(2) { Issue.record("handled") }
        #expect(!record.finish())
    }

    @Test func `An event isn't handled once it is known that the window has another owner`() {
        record.noteLoss()
        record.begin()
        record.handle(1) { Issue.record("handled") }
        #expect(!record.finish())
    }
}
