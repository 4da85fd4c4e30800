import KissaTesting
import Testing

@testable import Tally

@MainActor
struct SnapshotTests {
    @Test func `the first screen is as it was recorded`() async throws {
        let window = TestWindow(ContentView())
        try await verifySnapshot(of: window, as: .tree)
    }
}
