import BrowserTesting
import Foundation
import FoundationModels
import SwiftUI
import Testing

@testable import DreamCoffee

/// The game's screens in windows of all sizes: nothing overlaps, and nothing is cut off.
@MainActor
@Suite("The shop in windows of all sizes", .serialized, .timeLimit(.minutes(6)))
struct ShopLooksTests {
    struct Window: Sendable, CustomTestStringConvertible {
        let width: Int
        let height: Int
        var textSize = DynamicTypeSize.large
        var scheme = PageOptions.ColorScheme.light
        var words = PlayWords.english
        var testDescription: String { "\(width)-\(textSize)-\(scheme.rawValue)-\(words.locale)" }
    }

    @Test(arguments: [
        Window(width: 256, height: 540), Window(width: 320, height: 568, textSize: .accessibility3),
        Window(width: 390, height: 844, scheme: .dark, words: .japanese), Window(width: 820, height: 1180),
        Window(width: 1440, height: 900, textSize: .accessibility2, words: .japanese),
        Window(width: 2560, height: 1440, scheme: .dark),
        // Phones that are turned sideways, and a window of little height.
        Window(width: 844, height: 390), Window(width: 720, height: 450, words: .japanese),
        Window(width: 844, height: 390, textSize: .accessibility2),
        Window(width: 390, height: 844, textSize: .accessibility3),
    ])
    func `are whole`(window: Window) async throws {
        PlayScript(hasGuests: true).model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let archive = try ShopArchive(file: nil, firstDay: ShopDay(guestCountMax: 3))
        let menu = MainMenuView().environment(\.shopArchive, archive).dynamicTypeSize(window.textSize)
        let options = PageOptions(
            width: window.width, height: window.height, isMobile: window.width < 600, locale: window.words.locale,
            colorScheme: window.scheme, reducesMotion: true)
        try await ViewPage.run(menu, options: options) { shown in
            let player = ShopPlayer(page: shown.page, words: window.words, hand: .keys, archive: archive)
            try await look(player, window, "menu", reaching: window.words.newGame, withoutScrolling: true)
            try await player.press(window.words.newGame)
            try await playADay(player, window)
        }
    }

    private func playADay(_ player: ShopPlayer, _ window: Window) async throws {
        for number in 0..<3 {
            try await player.waitForGuests(3 - number)
            if number == 0 { try await look(player, window, "shop") }
            let guest = try #require(try await player.archive.everybodyWaiting().first)
            try await player.visit(guest)
            if number == 0 { try await look(player, window, "order", reaching: window.words.brew) }
            try await player.press(window.words.brew)
            try await player.page.waitForLine(window.words.backToTheShop)
            if number == 0 { try await look(player, window, "verdict", reaching: window.words.backToTheShop) }
            try await player.press(window.words.backToTheShop)
        }
        try await look(
            player, window, "result", reaching: player.language.text("Try the day again"), withoutScrolling: true)
    }

    /// Takes a picture where one is wanted, and looks for texts that run out of the window.
    ///
    /// - Parameter button: What the screen is there for, which a finger must be able to reach.
    private func look(
        _ player: ShopPlayer, _ window: Window, _ screen: String, reaching button: String? = nil,
        withoutScrolling: Bool = false
    ) async throws {
        try await Task.sleep(for: .milliseconds(700))
        try await Screenshots.keep(player.page, as: "looks-\(screen)-\(window.testDescription)")
        let cut = try await player.page.evaluate(Self.cutTexts)
        #expect(cut.array?.compactMap(\.string) == [], "\(screen) at \(window.testDescription)")
        let covered = try await player.page.evaluate(Self.coveredTexts)
        #expect(covered.array?.compactMap(\.string) == [], "\(screen) at \(window.testDescription)")
        if let button {
            let isReached = try await player.page.evaluate(Self.reach(button, withoutScrolling))
            #expect(isReached == true, "\(button) on \(screen) at \(window.testDescription)")
        }
    }

    /// Whether the middle of a button can be brought into the window with nothing over it.
    private static func reach(_ button: String, _ withoutScrolling: Bool) -> String {
        """
        (() => {
          const button = \(ShopPlayer.button(button));
          if (!button) return false;
          if (!\(withoutScrolling)) button.scrollIntoView({ block: 'nearest' });
          const box = button.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return box.top >= 0 && box.bottom <= innerHeight + 1 && button.contains(top);
        })()
        """
    }

    /// The words that lie over others.
    private static let coveredTexts = """
        (() => {
          const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('.surface');
          // What is scrolled out of its view is behind nothing.
          const seen = (it, box) => {
            let { left, top, right, bottom, height } = box;
            for (let view = it.parentElement; view; view = view.parentElement) {
              if (getComputedStyle(view).overflowY === 'visible') continue;
              const edge = view.getBoundingClientRect();
              [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
              [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
            }
            return { left, top, right, bottom, height };
          };
          const boxes = [...root.querySelectorAll('*')]
            .filter((it) => it.childElementCount === 0 && it.textContent.trim() && it.checkVisibility({ opacityProperty: true }))
            .map((it) => {
              const range = document.createRange();
              range.selectNodeContents(it);
              return [it, seen(it, range.getBoundingClientRect())];
            });
          return boxes.filter(([one, a], index) => boxes.slice(index + 1).some(([other, b]) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
              && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.6 * Math.min(a.height, b.height)))
            .map(([it]) => it.textContent.trim());
        })()
        """

    /// The words that begin or end beyond the window's sides.
    private static let cutTexts = """
        [...document.querySelectorAll('.surface *, dialog[open] *')]
          .filter((it) => it.childElementCount === 0 && it.textContent.trim() && it.checkVisibility())
          .filter((it) => {
            const range = document.createRange();
            range.selectNodeContents(it);
            const box = range.getBoundingClientRect();
            // What is only read out is nowhere to be seen.
            return !it.closest('.announcements') && box.width > 0 && (box.left < -1 || box.right > innerWidth + 1) && !it.closest('canvas');
          })
          .map((it) => it.textContent.trim())
        """
}
