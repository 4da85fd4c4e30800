import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import LifeGame

/// The app's screens with texts as a reader asks for them: nothing overlaps, and nothing leaves the window.
@MainActor
@Suite("Life for readers", .serialized, .timeLimit(.minutes(6)))
struct LifeReaderTests {
    @Test(arguments: ReaderWish.allCases, Reader.widths)
    func `Life's board, plane and files stay readable`(wish: ReaderWish, width: Int) async throws {
        try await Reader.read(LifeGameView(), with: .module, wish, width) { reader in
            try await reader.check("board", showing: "16 alive")
            try await reader.press("Plane")
            try await reader.check("plane", showing: "36 alive")
            try await reader.press("Files")
            try await reader.check("files", showing: "Load text")
        }
    }
}
