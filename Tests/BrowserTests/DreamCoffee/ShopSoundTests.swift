import BrowserTesting
import Foundation
import Testing

/// Whether the shop's sounds are played, with the built game in a separate process.
@MainActor
@Suite("The shop's sounds", .timeLimit(.minutes(5)))
struct ShopSoundTests {
    /// Counts the sounds that the page starts and those that end, and records the last one's context and duration, in seconds.
    private static let counting = """
        globalThis.sounds = 0;
        globalThis.seconds = globalThis.ended = 0;
        const { start } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (...when) {
          globalThis.sounds += 1;
          globalThis.seconds = this.buffer.duration;
          globalThis.audio = this.context;
          this.addEventListener('ended', () => { globalThis.ended += 1; });
          return start.apply(this, when);
        };
        """

    @Test func `the shop is silent until sound is asked for and then a bell rings`() async throws {
        let shop = try ShopProcess()
        defer { shop.remove() }
        try await shop.start()
        let browser = try await Browser.launch(hasSound: true)
        defer { browser.close() }
        try await browser.withPage(.desktop()) { page in
            try await page.navigate(to: try shop.address)
            try await page.waitFor("document.querySelector('.surface:not(.waiting) button')")
            try await page.evaluate(Self.counting)
            try await choose("New Game", in: page)
            try await meetADream(in: page)
            #expect(try await page.evaluate("sounds") == 0)
            try await choose("Menu", in: page)
            // Wait until the old shop has faded out, since it no longer responds to presses.
            try await page.waitFor("!document.querySelector('[aria-label^=\"Dream customer\"]')")
            try await choose("Settings", in: page)
            let toggle = "document.querySelector('[role=switch][aria-checked=false]')"
            try await page.waitFor(toggle)
            try await page.evaluate("\(toggle).focus()")
            try await page.press(" ")
            try await page.waitFor("!\(toggle)")
            try await choose("Menu", in: page)
            // Wait until the old menu has faded out.
            try await page.waitFor("!document.querySelector('[role=switch]')")
            try await choose("Continue", in: page)
            // A bell whose time has passed when the page learns of it (on a busy machine) is silent; the next one rings.
            for _ in 1...6 where try await page.evaluate("sounds") == 0 { try await meetADream(in: page) }
            try await page.waitFor("sounds >= 1")
            #expect(try await page.evaluate("seconds > 0.1") == true)
            // The browser plays it: its clock of sound runs on. Firefox's doesn't run without a sound device.
            if browser.engine != .firefox {
                try await page.waitFor("ended >= 1 && audio.state === 'running' && audio.currentTime >= seconds")
            }
            #expect(page.problems.isEmpty)
        }
    }

    /// Presses a button, wherever the focus is.
    private func choose(_ text: String, in page: Page) async throws {
        let button =
            "[...document.querySelectorAll('button')].find((it) => it.innerText.includes(\(Page.quoted(text))))"
        try await page.waitFor("\(button) && !\(button).disabled")
        try await page.evaluate("\(button).click()")
    }

    /// Goes to the first dream, and closes its sheet again.
    private func meetADream(in page: Page) async throws {
        let dream = "document.querySelector('[aria-label^=\"Dream customer\"]')"
        // The model and the browser share the processor.
        try await page.waitFor(dream, timeout: .seconds(90))
        // The page may play sounds after a key press; the focus doesn't matter.
        try await page.press("Home")
        try await page.evaluate("\(dream).click()")
        try await page.waitFor("document.querySelector('dialog[open] [aria-label=Close]')", timeout: .seconds(40))
        try await page.evaluate("document.querySelector('dialog[open] [aria-label=Close]').click()")
        try await page.waitFor("!document.querySelector('dialog[open]')")
    }
}
