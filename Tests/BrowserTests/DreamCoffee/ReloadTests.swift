import BrowserTesting
import Foundation
import FoundationModels
import SwiftUI
import Testing

@testable import DreamCoffee

/// Who loads the page again goes on where they were.
@MainActor
@Suite("Dream Coffee that is loaded again", .serialized)
struct ReloadTests {
    @Test func `is where it was in the shop, in a talk and at a card`() async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: .desktop()) { shown in
            let (page, words) = (shown.page, PlayWords.english)
            let player = ShopPlayer(page: page, words: words, hand: .mouse, archive: archive)
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
            let guest = try #require(try await archive.everybodyWaiting().first)
            try await player.visit(guest)
            try await page.reload()
            try await page.waitFor("document.querySelector('dialog[open]')")
            try await player.press(words.brew)
            try await page.goBack()
            try await page.waitFor("!document.querySelector('dialog[open]')")
            #expect(page.problems.isEmpty)
        }
    }
}
