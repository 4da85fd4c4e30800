import BrowserTesting
import Foundation
import FoundationModelsTesting
import SwiftUI
import TestSupport
import Testing

@testable import DreamCoffee

/// The app's screens with texts as a reader asks for them: nothing overlaps, and nothing leaves the window.
/// In `make verify`.
@MainActor
@Suite("Dream Coffee for readers", .serialized, .timeLimit(.minutes(6)), .enabled(if: Campaign.isWhole))
struct CoffeeReaderTests {
    @Test(arguments: ReaderWish.allCases, Reader.widths)
    func `Dream Coffee's screens stay readable`(wish: ReaderWish, width: Int) async throws {
        PlayScript("A reply by the script.", hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        try await Reader.read(MainMenuView().environment(\.shopArchive, archive), with: .module, wish, width) {
            reader in
            let words = PlayWords.english
            let player = ShopPlayer(page: reader.page, words: words, hand: .keys, archive: archive)
            try await reader.check("menu", showing: words.newGame)
            try await player.press(words.newGame)
            try await player.talk(to: words.talkToBarista)
            try await reader.page.waitForTurn()
            try await reader.check("talk", showing: words.firstLine)
            try await player.press(words.end)
            try await player.waitForGuests(3)
            try await reader.check("shop", showing: "Day 1")
            try await player.visit(try #require(try await archive.everybodyWaiting().first))
            try await reader.check("order", showing: words.brew)
            try await player.press(words.brew)
            try await reader.check("verdict", showing: words.backToTheShop)
        }
    }
}
