import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import Testing

@testable import DreamCoffee

/// Pouring a cup on a card that grows, like a guest's, with enough time for a slow machine.
private struct PouringBar: View {
    static let drink = CoffeeDrink(drinkType: .tea, temperature: .hot, milk: .none, flavors: [])
    static let duration = 12.0

    @State private var isShown = false
    @State private var isPouring = false
    @State private var result = "nothing"

    var body: some View {
        VStack {
            Text(verbatim: "result: \(result)")
            Button("Serve") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
            CardView {
                if isPouring {
                    PouringView(drink: Self.drink, duration: Self.duration) {
                        result = $0 ? "heart" : "none"
                        isShown = false
                    }
                } else {
                    VStack {
                        Button("Brew") { isPouring = true }
                        Color.gray.frame(height: 40)
                    }
                }
            }
        }
    }
}

@MainActor
@Suite("Pouring in Chromium", .serialized)
struct PouringTests {
    /// The displayed level of the cup, from 0 to 1.
    private static let seenLevel = """
        (() => {
          const fill = [...document.querySelectorAll('dialog[open] *')].find(
            (node) => /214, ?138, ?41/.test(getComputedStyle(node).backgroundColor));
          return fill ? fill.getBoundingClientRect().height / 140 : 0;
        })()
        """

    private func pour(
        _ options: PageOptions, stoppingAt level: Double, _ body: (Page, ViewPage) async throws -> Void
    ) async throws {
        AppResources.main = Bundle.module
        try await ViewPage.run(PouringBar(), options: options) { window in
            try await window.press(button: "Serve")
            try await window.page.press(button: "Brew")
            try await window.page.waitFor("\(Self.seenLevel) > \(level)", timeout: .seconds(30))
            try await body(window.page, window)
        }
    }

    @Test(arguments: [(0.3, "none"), (0.68, "heart")])
    func `what is seen at the tap is what is judged`(level: Double, result: String) async throws {
        try await pour(.phone(), stoppingAt: level) { page, window in
            // The rest of the cup hasn't been poured yet: an accelerated fill would already be full.
            #expect(try #require(await page.evaluate(Self.seenLevel).double) < level + 0.2)
            let before = try #require(await page.evaluate(Self.seenLevel).double)
            try await page.press("Enter")
            try await page.waitForLine(result == "heart" ? "A picture in the foam!" : "A small cup, with plain foam.")
            let stopped = try #require(await page.evaluate(Self.seenLevel).double)
            #expect(abs(stopped - before) < 0.2)
            #expect(PouringView.goal.contains(stopped) == (result == "heart"))
            try await Screenshots.keep(page, as: "pouring-\(result)")
            try await window.waitForText("result: \(result)")
        }
    }

    private func play(_ body: @MainActor (ShopPlayer) async throws -> Void) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 1))
        let menu = MainMenuView().environment(\.shopArchive, archive)
        try await ViewPage.run(menu, options: .desktop()) { shown in
            try await body(ShopPlayer(page: shown.page, words: .english, hand: .keys, archive: archive))
            #expect(shown.page.problems.isEmpty)
        }
    }

    private func brew(_ player: ShopPlayer) async throws {
        try await player.press(player.words.newGame)
        try await player.waitForGuests(1)
        try await player.visit(try #require(try await player.archive.everybodyWaiting().first))
        try await player.press(player.words.brew)
    }

    /// The cup fills up by itself before the key is pressed that should have stopped it.
    @Test func `a key that comes too late for the cup closes no card`() async throws {
        try await play { player in
            try await brew(player)
            try await player.page.waitForLine("A full cup, with plain foam.")
            try await player.page.press("Enter")
            try await player.page.waitFor(ShopPlayer.button(player.words.backToTheShop))
        }
    }

    /// With the setting, pouring isn't shown to players who can't or don't want to do it.
    @Test func `a setting leaves the pouring out`() async throws {
        try await play { player in
            let page = player.page
            try await player.press("Settings")
            try await player.press(element: "document.querySelector('[role=switch][aria-checked=true]')")
            try await page.waitFor("!document.querySelector('[role=switch][aria-checked=true]')")
            try await player.press(player.words.menu)
            try await page.waitForLine("A small coffee shop in a dream")
            let isPoured = "document.body.textContent.includes('\(player.words.stopPouring)')"
            try await page.evaluate(
                """
                globalThis.wasPoured = false;
                new MutationObserver(() => { wasPoured ||= \(isPoured); })
                  .observe(document.body, { subtree: true, childList: true, characterData: true });
                """)
            try await brew(player)
            try await page.waitFor(ShopPlayer.button(player.words.backToTheShop))
            #expect(try await page.evaluate("wasPoured") == false)
        }
    }

    /// After reloading the page, the cup has the level that it would have reached without that.
    @Test func `a cup fills on while its page is loaded again`() async throws {
        try await pour(.phone(), stoppingAt: 0.3) { page, window in
            try await page.reload()
            try await page.waitFor("\(Self.seenLevel) > 0")
            #expect(try #require(await page.evaluate(Self.seenLevel).double) > 0.3)
            try await page.waitFor("\(Self.seenLevel) > 0.68", timeout: .seconds(30))
            let before = try #require(await page.evaluate(Self.seenLevel).double)
            try await page.press("Enter")
            try await page.waitFor(
                "['A picture in the foam!', 'plain foam.'].some((words) => document.body.textContent.includes(words))")
            #expect(try abs(#require(await page.evaluate(Self.seenLevel).double) - before) < 0.2)
            #expect(window.page.problems.isEmpty, "\(window.page.report)")
        }
    }
}
