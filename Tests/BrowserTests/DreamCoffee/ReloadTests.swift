import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import Testing

@testable import DreamCoffee

/// After reloading the page, players continue where they were.
@MainActor
@Suite("Dream Coffee that is loaded again", .serialized)
struct ReloadTests {
    private func play(
        guests: Int = 3, _ body: @MainActor (ShopPlayer, Page, PlayWords) async throws -> Void
    ) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: guests))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: .desktop()) { shown in
            let player = ShopPlayer(page: shown.page, words: .english, hand: .mouse, archive: archive)
            try await body(player, shown.page, .english)
            #expect(shown.page.problems.isEmpty)
        }
    }

    @Test func `is where it was in the shop, in a talk and at a card`() async throws {
        try await play { player, page, words in
            try await player.press(words.newGame)
            try await player.waitForGuests(3)
            try await page.reload()
            try await player.talk(to: words.talkToBarista)
            try await page.waitForTurn()
            try await page.type("Half a sen")
            try await page.waitFor("!document.querySelector('[aria-label=\"\(words.send)\"]').disabled")
            try await page.reload()
            try await page.waitFor("document.querySelector('input')?.value === 'Half a sen'")
            try await player.press(words.end)
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.visit(guest)
            try await page.reload()
            try await page.waitFor("document.querySelector('dialog[open]')")
            try await player.press(words.brew)
            try await page.goBack()
            try await page.waitFor("!document.querySelector('dialog[open]')")
        }
    }

    @Test func `is where it was in the menu and when a day is over`() async throws {
        try await play(guests: 1) { player, page, words in
            for (place, line) in [(words.guestBook, "Nobody has been here yet"), ("Settings", "Text speed")] {
                try await player.press(place)
                try await page.waitForLine(line)
                try await page.reload()
                try await page.waitForLine(line)
                try await player.press(words.menu)
                try await page.waitFor("!document.body.textContent.includes('\(line)')")
            }
            try await player.press(words.newGame)
            try await player.waitForGuests(1)
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.serve(guest) { screen in
                guard screen == "right verdict" else { return }
                try await page.reload()
                try await page.waitForLine(words.backToTheShop)
            }
            try await page.waitForLine(words.choose)
            try await page.reload()
            try await page.waitForLine(words.choose)
            try await player.press(element: "document.querySelector('dialog[open] button img')?.closest('button')")
            try await player.press(words.nextDay)
            try await page.waitForLine("Day 2")
            try await player.press(words.menu)
            try await player.press(words.newGame)
            try await page.waitForLine("Begin again on day 1?")
            try await page.reload()
            try await page.waitForLine("Begin again on day 1?")
            try await player.press("Cancel")
            try await page.waitFor("!document.body.textContent.includes('Begin again')")
        }
    }
}
