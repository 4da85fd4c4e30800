import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import Testing

@testable import DreamCoffee

/// A browser's Back, Forward and Reload through the game's pages and cards.
@MainActor
@Suite("The way back and forward in Dream Coffee", .serialized)
struct ShopHistoryTests {
    private static let hasCard = "!!document.querySelector('dialog:modal')"

    private func play(
        guests: Int = 1, _ body: @MainActor (ShopPlayer, Page, PlayWords) async throws -> Void
    ) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: guests))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: .desktop()) { shown in
            let player = ShopPlayer(page: shown.page, words: .english, hand: .mouse, archive: archive)
            try await body(player, shown.page, .english)
            #expect(shown.page.problems.isEmpty, "\(shown.page.report)")
        }
    }

    /// Waits until the browser's history entry is that of the picture, and reloads the page there.
    private func settle(_ page: Page, at position: Int, seeing sight: String) async throws {
        for isLoadedAgain in [false, true] {
            if isLoadedAgain { try await page.reload() }
            try await page.waitFor("history.state?.kissa === \(position) && (\(sight))")
        }
    }

    private func isRead(_ line: String) -> String { "document.body.textContent.includes(\(Page.quoted(line)))" }

    /// The condition that a button of the menu is uncovered.
    private func isMenu(_ words: PlayWords) -> String { "!!(\(ShopPlayer.button(words.newGame)))" }

    private func isShop(_ words: PlayWords) -> String {
        "!!document.querySelector('[aria-label^=\"\(words.talkToBarista)\"]') && !\(Self.hasCard)"
    }

    @Test func `lead through the shop and to the same guest`() async throws {
        try await play { player, page, words in
            try await player.press(words.newGame)
            try await player.waitForGuests(1)
            try await settle(page, at: 1, seeing: isShop(words))
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.visit(guest)
            let isMet = "\(Self.hasCard) && \(isRead(guest.name))"
            try await settle(page, at: 2, seeing: isMet)
            for _ in 1...2 {
                try await page.goBack()
                try await settle(page, at: 1, seeing: isShop(words))
                try await page.goBack()
                try await settle(page, at: 0, seeing: isMenu(words))
                try await page.goForward()
                try await settle(page, at: 1, seeing: isShop(words))
                try await page.goForward()
                try await settle(page, at: 2, seeing: isMet)
            }
            // A player who returns to the guest can serve it.
            try await player.press(words.brew)
            try await player.press(words.stopPouring)
            try await settle(page, at: 2, seeing: "!!(\(ShopPlayer.button(words.backToTheShop)))")
        }
    }

    @Test func `lead to the guest book and to the settings`() async throws {
        try await play { player, page, words in
            for (place, line) in [(words.guestBook, "Nobody has been here yet"), ("Settings", "Text speed")] {
                try await player.press(place)
                try await settle(page, at: 1, seeing: isRead(line))
                try await page.goBack()
                try await settle(page, at: 0, seeing: isMenu(words))
                try await page.goForward()
                try await settle(page, at: 1, seeing: isRead(line))
                // The game's own button leaves the same way forward.
                try await player.press(words.menu)
                try await settle(page, at: 0, seeing: "\(isMenu(words)) && !\(isRead(line))")
                try await page.goForward()
                try await settle(page, at: 1, seeing: isRead(line))
                try await page.press("Escape")
                try await settle(page, at: 0, seeing: isMenu(words))
            }
        }
    }

    /// The guest has left meanwhile: its last words are shown, and it can't be served again.
    @Test func `lead to what was said last`() async throws {
        try await play(guests: 2) { player, page, words in
            try await player.press(words.newGame)
            try await player.waitForGuests(2)
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.visit(guest)
            try await player.press(words.brew)
            try await player.press(words.stopPouring)
            try await player.press(words.backToTheShop)
            try await settle(page, at: 1, seeing: isShop(words))
            try await page.goForward()
            let isVerdict = "\(isRead(guest.name)) && !!(\(ShopPlayer.button(words.backToTheShop)))"
            try await settle(page, at: 2, seeing: isVerdict)
            try await page.goBack()
            try await settle(page, at: 1, seeing: isShop(words))
        }
    }
}
