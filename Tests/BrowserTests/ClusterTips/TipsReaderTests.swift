import BrowserTesting
import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import ClusterTips

/// The app's screens with texts as a reader asks for them: nothing overlaps, and nothing leaves the window.
/// In `make verify`.
@MainActor
@Suite("The tips for readers", .serialized, .timeLimit(.minutes(6)), .enabled(if: Campaign.isWhole))
struct TipsReaderTests {
    @Test(arguments: ReaderWish.allCases, Reader.widths)
    func `the tips and their list stay readable`(wish: ReaderWish, width: Int) async throws {
        for sample in [nil, "Basic paging", "Any number of tabs", "Sticky header", "UIScrollView", "Truncated text"] {
            try await Reader.read(TipListView(), with: .module, wish, width) { reader in
                try await reader.page.waitForLine("Truncated text")
                if let sample { try await reader.press(sample) }
                try await reader.check(sample ?? "list", showing: sample ?? "Truncated text")
            }
        }
    }
}
