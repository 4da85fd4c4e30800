import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import TestSupport
import Testing

@testable import DreamCoffee

/// Rotating a phone, split screen, pinch zoom, and the on-screen keyboard: the layout is correct after each, whatever is open.
@MainActor
@Suite("The shop in a window that changes", .serialized, .timeLimit(.minutes(6)))
struct TurnedShopTests {
    private static let upright = (390, 844), lying = (844, 390), shared = (320, 844)

    @Test(arguments: Campaign.isWhole ? [PlayWords.english, .japanese] : [.japanese])
    func `is right with whatever is open`(words: PlayWords) async throws {
        let window = ShopWindow(width: 390, height: 844, words: words)
        try await play(window) { look in
            let player = look.player
            try await check(look, "menu", words.newGame)
            try await player.press(words.newGame)
            try await player.waitForGuests(3)
            try await check(look, "shop", words.menu)
            try await player.talk(to: words.talkToBarista)
            try await player.page.waitForTurn()
            try await check(look, "talk", words.end)
            try await player.press(words.end)
            try await player.press(words.guestBook)
            try await check(look, "book", player.language.text("What was said"))
            try await player.press(player.language.text("Shop"))
            try await player.page.waitFor("!document.querySelector('dialog[open]')")
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.visit(guest)
            try await check(look, "card", words.brew)
            try await player.press(words.brew)
            try await player.page.waitForLine(words.backToTheShop)
            try await check(look, "verdict", words.backToTheShop)
            #expect(player.page.problems.isEmpty)
        }
    }

    /// On a phone in landscape orientation, the keyboard leaves at most half of the height.
    @Test func `has the field and what is said beside a keyboard`() async throws {
        try await play(ShopWindow(width: 844, height: 390)) { look in
            let player = look.player
            try await player.press(look.window.words.newGame)
            try await player.talk(to: look.window.words.talkToBarista)
            try await player.page.waitForTurn()
            for height in [190, 150] {
                try await player.page.evaluate(
                    """
                    (() => {
                      const seen = { width: 844, height: \(height), scale: 1, addEventListener() {} };
                      Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
                      dispatchEvent(new Event('resize'));
                    })()
                    """)
                try await player.page.waitFor(
                    "document.querySelector('.surface > .element').offsetHeight === \(height) && !document.getAnimations().length"
                )
                // The boxes adapt to the new height in a second step.
                try await player.page.waitFor(
                    """
                    ['input', '[aria-label="\(look.window.words.end)"]', '[aria-label="\(look.window.words.send)"]'].map((it) => {
                      const { top, bottom } = document.querySelector(it).getBoundingClientRect();
                      return top >= 0 && bottom <= \(height);
                    }).every(Boolean)
                    """)
                try await Screenshots.keep(player.page, as: "turned-keyboard-\(height)")
                try await player.page.waitFor(ShopLook.hasNoProblems)
            }
        }
    }

    private func play(_ window: ShopWindow, _ body: @MainActor (ShopLook) async throws -> Void) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        var options = window.options(reducesMotion: true)
        options.isMobile = true
        try await ViewPage.run(menu, options: options) { shown in
            let player = ShopPlayer(page: shown.page, words: window.words, hand: .touch, archive: archive)
            try await body(ShopLook(player: player, window: window))
        }
    }

    private func check(_ look: ShopLook, _ screen: String, _ button: String) async throws {
        let page = look.player.page
        for size in Campaign.isWhole ? [Self.lying, Self.shared, Self.upright] : [Self.lying, Self.upright] {
            try await page.resize(width: size.0, height: size.1)
            try await isRight(look, "\(screen) at \(size)", size, button)
            try await Screenshots.keep(page, as: "turned-\(screen)-\(size.0)-\(look.window.words.locale)")
        }
        guard Campaign.isWhole else { return }
        try await page.pinch(at: CGPoint(x: 195, y: 400), scale: 2)
        try await page.pinch(at: CGPoint(x: 195, y: 400), scale: 0.25)
        try await isRight(look, "\(screen) after a pinch", Self.upright, button)
    }

    /// Whether no text has moved for a while, so that layout in several steps has finished.
    private static let isStill = """
        (() => {
          const places = [...document.querySelectorAll('.surface *, dialog[open] *')].filter((it) => it.childElementCount === 0 && it.textContent.trim())
            .map((it) => { const { x, y, width } = it.getBoundingClientRect(); return [it.textContent, x, y, width]; }).join();
          if (globalThis.lastPlaces?.places !== places) globalThis.lastPlaces = { places, since: performance.now() };
          return performance.now() - lastPlaces.since > 400;
        })()
        """

    private func isRight(_ look: ShopLook, _ screen: String, _ size: (Int, Int), _ button: String) async throws {
        let page = look.player.page
        // The card adapts to the new width in a second step.
        let isRight = """
            (() => {
              const { width, height } = document.querySelector('.surface > .element').getBoundingClientRect();
              const page = document.scrollingElement;
              return innerWidth === \(size.0) && innerHeight === \(size.1) && visualViewport.scale === 1
                && width === \(size.0) && height === \(size.1) && page.scrollWidth === \(size.0) && page.scrollHeight === \(size.1)
                && document.getAnimations().length === 0 && \(ShopLook.hasNoProblems) && \(Self.isStill);
            })()
            """
        if (try? await page.waitFor(isRight)) == nil { Issue.record("\(screen): \(try await look.problems())") }
        #expect(try await look.isReached(button), "\(button) on \(screen)")
    }
}
