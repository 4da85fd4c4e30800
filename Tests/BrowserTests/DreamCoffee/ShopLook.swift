import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import DreamCoffee

/// A window with a size, text size, color scheme and language.
struct ShopWindow: Sendable, CustomTestStringConvertible {
    let width: Int
    let height: Int
    var textSize = DynamicTypeSize.large
    var scheme = PageOptions.ColorScheme.light
    var words = PlayWords.english
    var testDescription: String { "\(width)-\(textSize)-\(scheme.rawValue)-\(words.locale)" }

    func options(reducesMotion: Bool) -> PageOptions {
        PageOptions(
            width: width, height: height, isMobile: width < 600, locale: words.locale, colorScheme: scheme,
            reducesMotion: reducesMotion)
    }

    /// Every width in light, in dark, and with text of twice the size, in alternating languages.
    static let all: [ShopWindow] = [(320, 568), (390, 844), (820, 1180), (1440, 900), (2560, 1440)].enumerated().flatMap
    {
        index, size in
        let (one, other) = index % 2 == 0 ? (PlayWords.english, PlayWords.japanese) : (.japanese, .english)
        return [
            ShopWindow(width: size.0, height: size.1, words: one),
            ShopWindow(width: size.0, height: size.1, scheme: .dark, words: other),
            ShopWindow(width: size.0, height: size.1, textSize: .accessibility3, scheme: .dark, words: one),
        ]
    }
}

/// Checks what a player sees.
@MainActor
struct ShopLook {
    let player: ShopPlayer
    let window: ShopWindow

    /// Takes a screenshot if requested, and checks for texts that are cut off by the window or overlap.
    ///
    /// - Parameter button: The main button of the screen, which must be reachable.
    func look(_ screen: String, reaching button: String? = nil, withoutScrolling: Bool = false) async throws {
        try await Task.sleep(for: .milliseconds(700))
        try await Screenshots.keep(player.page, as: "looks-\(screen)-\(window.testDescription)")
        let problems = try await problems()
        #expect(problems == [], "\(screen) at \(window.testDescription)")
        if let button {
            let isReached = try await isReached(button, withoutScrolling: withoutScrolling)
            #expect(isReached, "\(button) on \(screen) at \(window.testDescription)")
        }
    }

    /// The words that are cut off or overlap others, or that touch an exit button, and cards without an accessible name.
    func problems() async throws -> [String] {
        var problems = try await namelessCards()
        for script in [Self.cutTexts, Self.coveredTexts, touchedTexts] {
            problems += try #require(try await player.page.evaluate(script).array).compactMap(\.string)
        }
        return problems
    }

    /// The cards without an accessible name, or with another one than their heading. Other drivers than Chromium's have no
    /// accessibility tree.
    private func namelessCards() async throws -> [String] {
        guard player.page.browser.engine == .chromium else { return [] }
        let isOpen = "!!document.querySelector('dialog:modal, [role=dialog]:not([inert] *)')"
        guard try await player.page.evaluate(isOpen) == true else { return [] }
        let cards = try await player.page.accessibilityTree().all.filter {
            $0.role == "dialog" || $0.role == "alertdialog"
        }
        if cards.isEmpty { return ["a card that isn't told of"] }
        return cards.filter { card in
            !card.all.contains { $0.role == "heading" && !$0.name.isEmpty && $0.name == card.name }
        }
        .map { "a card that is called “\($0.name)”" }
    }

    /// Waits until a portrait is drawn and its description is set.
    func waitForPicture() async throws {
        let names = "[...document.querySelectorAll('img, [role=img]')].map((it) => it.alt || it.ariaLabel || '')"
        try await player.page.waitFor("\(names).some((name) => name.length > 3)", timeout: .seconds(30))
    }

    /// The condition that there are no problems.
    static let hasNoProblems = "[...\(cutTexts), ...\(coveredTexts)].length === 0"

    /// Whether a button can be pressed by touch.
    func isReached(_ button: String, withoutScrolling: Bool = false) async throws -> Bool {
        try await player.page.evaluate(Self.reach(button, withoutScrolling)) == true
    }

    /// Whether the middle of a button can be scrolled into the window and isn't covered.
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

    /// The lines of text that touch the image of an exit button.
    private var touchedTexts: String {
        """
        (() => {
          const names = [\(Page.quoted(window.words.close)), \(Page.quoted(window.words.end))];
          const isSeen = (it) => it.checkVisibility({ opacityProperty: true }) && !it.closest('[inert]');
          // What lies below a card is behind it.
          const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.querySelector('.surface');
          const pictures = [...root.querySelectorAll('button')].filter((it) => names.includes(it.ariaLabel) && isSeen(it))
            .map((it) => [...it.querySelectorAll('*')].findLast((inner) => inner.childElementCount === 0) ?? it);
          const margin = 1;
          const touches = (a, b) => a.left - margin < b.right && a.right + margin > b.left
            && a.top - margin < b.bottom && a.bottom + margin > b.top;
          const texts = [...root.querySelectorAll('*')]
            .filter((it) => it.childElementCount === 0 && it.textContent.trim() && isSeen(it) && !it.closest('.announcements'));
          return pictures.flatMap((picture) => texts.filter((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            return !text.contains(picture)
              && [...range.getClientRects()].some((line) => line.width > 0 && touches(picture.getBoundingClientRect(), line));
          })).map((it) => `× on ${it.textContent.trim()}`);
        })()
        """
    }

    /// The words that overlap others.
    static let coveredTexts = """
        (() => {
          const root = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document.querySelector('.surface');
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
            // A page that another one covers is not to be seen.
            .filter((it) => !it.closest('[inert], .leaving'))
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

    /// The words that extend beyond the window's sides.
    private static let cutTexts = "\(cutElements).map((it) => it.textContent.trim())"

    /// The elements of those words.
    static let cutElements = """
        [...document.querySelectorAll('.surface *, dialog[open] *')]
          .filter((it) => it.childElementCount === 0 && it.textContent.trim() && it.checkVisibility())
          // A page that another one covers is shifted aside.
          .filter((it) => !it.closest('[inert], .leaving'))
          .filter((it) => {
            const range = document.createRange();
            range.selectNodeContents(it);
            const box = range.getBoundingClientRect();
            // What is only read out is nowhere to be seen.
            return !it.closest('.announcements') && box.width > 0 && (box.left < -1 || box.right > innerWidth + 1) && !it.closest('canvas');
          })
        """
}
