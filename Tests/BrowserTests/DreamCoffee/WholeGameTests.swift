import BrowserTesting
import Foundation
import Testing

/// The whole game in each browser, with the built game in a separate process and the embedded model.
@MainActor
@Suite("The whole game", .serialized, .timeLimit(.minutes(3)))
struct WholeGameTests {
    /// The kind of input.
    enum Hand: String, CaseIterable, Sendable {
        case mouse, touch, keyboard
    }

    private func press(_ selector: String, by hand: Hand, in page: Page) async throws {
        try await page.waitFor("document.querySelector(\(Page.quoted(selector))) !== null")
        switch hand {
        case .mouse:
            try await page.waitForSomebody(selector)
            try await page.click(selector)
        case .touch:
            try await page.waitForSomebody(selector)
            try await page.tap(selector)
        case .keyboard:
            try await page.evaluate("document.querySelector(\(Page.quoted(selector))).focus()")
            try await page.press("Enter")
        }
    }

    /// One play in each browser; if a browser is specified, one with each kind of input that its driver supports.
    nonisolated private static let plays: [(PlayWords, Hand, Engine)] =
        switch Engine.preferred {
        case .chromium:
            [
                (.english, .mouse, .chromium), (.japanese, .mouse, .chromium), (.japanese, .touch, .chromium),
                (.english, .keyboard, .chromium), (.japanese, .touch, .firefox), (.english, .mouse, .webkit),
            ]
        case .firefox: Hand.allCases.map { (.english, $0, .firefox) }
        case .webkit: [(.english, .mouse, .webkit), (.english, .keyboard, .webkit)]
        }

    @Test(arguments: plays)
    func `a player serves a dream and is remembered after the process was killed`(
        words: PlayWords, hand: Hand, engine: Engine
    ) async throws {
        let options: PageOptions =
            hand == .touch ? .phone(locale: words.locale) : .desktop(locale: words.locale)
        let shop = try ShopProcess()
        defer { shop.remove() }
        try await shop.start()
        try await Browser.shared(engine).withPage(options) { page in
            try await open(shop, in: page)
            try await page.press(button: words.newGame)
            try await talkToLisa(words, hand, in: page)
            let name = try await serveADream(words, hand, in: page)
            try await page.press(button: words.menu)
            // A shop that is fading out also has a button for the guest book.
            try await page.waitFor("!document.querySelector(\(Page.quoted(Page.button(words.talkToBarista))))")
            try await page.press(button: words.guestBook)
            try await page.waitForLine(name)

            try await shop.kill()
            try await shop.start()
            try await open(shop, in: page)
            try await page.press(button: words.guestBook)
            try await page.waitForLine(name)
            try await page.press(button: words.menu)
            try await page.waitFor("!document.body.textContent.includes(\(Page.quoted(name)))")
            try await page.press(button: words.continueGame)
            try await press(Page.button(words.talkToLisa), by: hand, in: page)
            try await page.waitForLine(words.lisasResumeLine)
        }
    }

    private func open(_ shop: ShopProcess, in page: Page) async throws {
        try await page.navigate(to: try shop.address)
        try await page.waitFor(
            "document.querySelector('.surface:not(.waiting) .element button, .surface:not(.waiting) button')")
    }

    /// Walks to Lisa, and talks until she has said one of the model's lines.
    private func talkToLisa(_ words: PlayWords, _ hand: Hand, in page: Page) async throws {
        try await press(Page.button(words.talkToLisa), by: hand, in: page)
        try await page.waitForTurn()
        try await page.type(words.question)
        try await page.press("Enter")
        try await page.waitFor("document.activeElement.tagName !== 'INPUT'")
        try await page.waitForTurn(timeout: .seconds(90))
        try await press(Page.button(words.end), by: hand, in: page)
        // Wait until the focus has returned to its previous place, before another button is focused.
        try await page.waitFor(
            "!document.querySelector(\(Page.quoted(Page.button(words.end)))) && document.activeElement.tagName !== 'INPUT'"
        )
        try await Task.sleep(for: .milliseconds(500))
    }

    /// Brews the first dream a drink.
    ///
    /// - Returns: The guest's name.
    private func serveADream(_ words: PlayWords, _ hand: Hand, in page: Page) async throws -> String {
        let selector = Page.button(words.dreamCustomer)
        try await page.waitFor("document.querySelector(\(Page.quoted(selector))) !== null")
        let label = try await page.evaluate("document.querySelector(\(Page.quoted(selector))).ariaLabel")
        // Dreams drift, so that a pointer would have to chase them; use their accessibility buttons.
        try await press(selector, by: .keyboard, in: page)
        try await page.press(button: words.brew)
        try await page.press(button: words.stopPouring)
        // The verdict enlarges the card: a press that begins before that may end next to the button.
        try await page.waitFor(
            "document.querySelector('dialog[open]')?.textContent.includes(\(Page.quoted(words.backToTheShop)))",
            timeout: .seconds(60))
        try await putAway(words, hand, in: page)
        return String(try #require(label.string).dropFirst(words.dreamCustomer.count))
            .trimmingCharacters(in: .whitespaces)
    }

    /// Presses the card's ×, and again if a slow browser was still enlarging the card, so that the press missed.
    private func putAway(_ words: PlayWords, _ hand: Hand, in page: Page) async throws {
        let isAway = "!document.querySelector('dialog[open]')"
        for _ in 0..<2 {
            try await press(Page.button(words.close), by: hand, in: page)
            if (try? await page.waitFor(isAway, timeout: .seconds(8))) != nil { return }
        }
        try await page.waitFor(isAway)
    }
}
