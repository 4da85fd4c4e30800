import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import TestSupport
import Testing

@testable import DreamCoffee

/// Elements can be pressed while they fade in: the player doesn't have to wait for an animation.
@MainActor
@Suite("The menu while it fades in", .serialized)
struct FadingMenuTests {
    @Test(arguments: Campaign.isWhole ? [ShopPlayer.Hand.mouse, .touch, .keys] : [.touch])
    func `hears a press and lets the shop be gone back to`(hand: ShopPlayer.Hand) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 1).next)
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: hand == .touch ? .phone() : .desktop()) { shown in
            let (page, words) = (shown.page, PlayWords.english)
            let player = ShopPlayer(page: page, words: words, hand: hand, archive: archive)
            try await player.press(words.continueGame)
            try await player.waitForGuests(1)
            try await leave(words, for: words.continueGame, by: hand, in: page)
            // A shop that returns in the middle of its fade-out is playable.
            try await player.talk(to: words.talkToBarista)
            try await page.waitForTurn()
            try await player.press(words.end)
            let guest = try #require(try await archive.everybodyWaiting().first)
            try await player.visit(guest)
            try await player.press(words.close)
            try await page.waitFor("!document.querySelector('dialog[open]')")
            try await leave(words, for: "Settings", by: hand, in: page)
            try await page.waitForLine("Text speed")
            #expect(page.problems.isEmpty)
        }
    }

    /// Leaves the shop, and presses a button of the menu as soon as it appears.
    private func leave(_ words: PlayWords, for next: String, by hand: ShopPlayer.Hand, in page: Page) async throws {
        try await page.press(button: words.menu)
        let button = ShopPlayer.button(next)
        try await page.waitFor(button)
        if hand == .keys {
            try await page.evaluate("(\(button)).focus()")
            return try await page.press("Enter")
        }
        let box = try await page.evaluate(
            """
            (() => {
              const box = (\(button)).getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """)
        let place = CGPoint(x: try #require(box[0].double), y: try #require(box[1].double))
        if hand == .touch { try await page.tap(at: place) } else { try await page.click(at: place) }
    }
}
