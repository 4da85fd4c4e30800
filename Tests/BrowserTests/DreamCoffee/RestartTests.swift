import BrowserTesting
import Foundation
import Testing

/// An open page while the game's process is killed and restarted, with its database on one machine.
@MainActor
@Suite("Dream Coffee that is started again", .serialized, .timeLimit(.minutes(2)))
struct RestartTests {
    @Test func `goes on where it was: the guests, the talk, what was being typed, and the card`() async throws {
        let words = PlayWords.english
        let shop = try ShopProcess()
        defer { shop.remove() }
        try await shop.start()
        try await Browser.shared(.chromium).withPage(.desktop()) { page in
            try await page.navigate(to: try shop.address)
            try await page.press(button: words.newGame)
            let names =
                "[...document.querySelectorAll('[aria-label^=\"\(words.dreamCustomer)\"]')].map(e => e.ariaLabel).sort()"
            try await page.waitFor("\(names).length > 0")
            try await page.evaluate("window.isOld = true")
            let guests = try #require(try await page.evaluate("\(names).join('\\n')").string)
            try await press(words.talkToBarista, in: page)
            try await page.waitForTurn()
            try await page.type("Half a sen")

            try await restart(shop, in: page)
            // Without any input, the talk is shown again, with the sentence in its field.
            try await page.waitFor(
                "document.querySelector('.surface input')?.value === 'Half a sen' && document.querySelector(\(Page.quoted(Page.button(words.end))))"
            )
            try await page.waitForTurn()
            try await press(words.end, in: page)
            try await page.waitFor("\(Page.quoted(guests)).split('\\n').every((name) => \(names).includes(name))")

            try await press(words.guestBook, in: page)
            try await page.waitFor(Self.book(words))
            try await restart(shop, in: page)
            try await page.waitFor("window.isOld && \(Self.book(words))")
            #expect(try await page.evaluate("document.querySelector('.status').textContent") == "")
            try await page.press(button: "Shop")
            try await page.waitFor("!document.querySelector('dialog[open]') && \(names).length > 0")
        }
    }

    private static func book(_ words: PlayWords) -> String {
        "document.querySelector('dialog[open]')?.textContent.includes(\(Page.quoted(words.guestBook)))"
    }

    /// Presses the element with that accessible name.
    private func press(_ title: String, in page: Page) async throws {
        try await page.waitForSomebody(Page.button(title))
        try await page.click(Page.button(title))
    }

    /// Restarts the shop, and waits until the page shows the new process's content.
    private func restart(_ shop: ShopProcess, in page: Page) async throws {
        try await page.evaluate("document.querySelector('.surface > *').isOld = true")
        try await shop.kill()
        try await shop.start()
        try await page.waitFor(
            "document.querySelector('.surface > *')?.isOld === undefined && document.querySelector('.surface > *')")
    }
}
