import BrowserTesting
import Foundation
import Testing

@Suite(.serialized) struct BrowserTestingTests {
    @Test func `a script's value comes back as JSON`() async throws {
        try await Browser.shared().withPage { page in
            let value = try await page.evaluate("Promise.resolve({ text: 'コーヒー', list: [1, 2.5, true, null] })")
            #expect(value == ["text": "コーヒー", "list": [1, 2.5, true, nil]])
        }
    }

    @Test func `a script's exception is thrown with its text`() async throws {
        try await Browser.shared().withPage { page in
            await #expect(throws: BrowserError.self) { try await page.evaluate("nothing.at.all") }
        }
    }

    @Test func `a condition that stays false fails with what the page logged`() async throws {
        try await Browser.shared().withPage { page in
            try await page.evaluate("console.log('still here'); document.body.textContent = 'empty cup'")
            let error = await #expect(throws: BrowserError.self) {
                try await page.waitFor("window.never", timeout: .milliseconds(100))
            }
            let text = String(describing: error)
            #expect(text.contains("window.never") && text.contains("still here") && text.contains("empty cup"))
        }
    }

    @Test func `mouse touch and keys are trusted`() async throws {
        try await Browser.shared().withPage(.phone()) { page in
            try await page.setContent("<button id=b>Press</button><input id=i><input id=second>")
            try await page.evaluate(
                """
                window.seen = [];
                for (const type of ['click', 'touchstart', 'keydown'])
                    document.addEventListener(type, e => seen.push(type + (e.isTrusted ? '' : ' forged')));
                // Chromium doesn't count a composition that comes from its debugging protocol as trusted.
                document.addEventListener('compositionend', e => seen.push(e.type));
                """)
            try await page.click("#b")
            try await page.tap("#b")
            try await page.evaluate("document.querySelector('#i').focus()")
            try await page.type("Hi, x")
            try await page.compose("こーひー", committing: "コーヒー")
            try await page.press("Backspace")
            #expect(try await page.evaluate("i.value") == "Hi, xコーヒ")
            try await page.press("Tab")
            #expect(try await page.evaluate("document.activeElement.id") == "second")
            let seen = try await page.evaluate("seen.join(' ')").string ?? ""
            #expect(seen.hasPrefix("click touchstart click keydown") && seen.contains("compositionend"), "\(seen)")
            #expect(!seen.contains("forged"), "\(seen)")
        }
    }

    @Test func `a page is the device it is asked to be`() async throws {
        let options = PageOptions(
            width: 333, height: 555, scale: 3, isMobile: true, locale: "ja-JP", timeZone: "Asia/Tokyo",
            colorScheme: .dark, reducesMotion: true)
        try await Browser.shared().withPage(options) { page in
            try await page.setContent("<meta name=viewport content='width=device-width'>")
            let device = try await page.evaluate(
                """
                [innerWidth, innerHeight, devicePixelRatio, navigator.language, navigator.maxTouchPoints,
                 Intl.DateTimeFormat().resolvedOptions().timeZone, Intl.DateTimeFormat().resolvedOptions().locale,
                 matchMedia('(prefers-color-scheme: dark)').matches,
                 matchMedia('(prefers-reduced-motion: reduce)').matches]
                """)
            #expect(device == [333, 555, 3, "ja-JP", 5, "Asia/Tokyo", "ja-JP", true, true])
        }
    }

    @Test func `the accessibility tree is what a screen reader gets`() async throws {
        try await Browser.shared().withPage { page in
            try await page.setContent("<h1>Menu</h1><div><button disabled>Order</button></div><p aria-hidden=true>No")
            let tree = try await page.accessibilityTree()
            #expect(tree.first(role: "button", name: "Order")?.isDisabled == true)
            #expect(tree.first(role: "heading", name: "Menu") != nil)
            #expect(!tree.description.contains("No\""))
        }
    }

    @Test func `a screenshot is a picture of the viewport`() async throws {
        try await Browser.shared().withPage(PageOptions(width: 320, height: 200)) { page in
            let picture = try await page.screenshot()
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            // Width and height stand big-endian in the header chunk.
            #expect(Array(picture[16..<24]) == [0, 0, 1, 64, 0, 0, 0, 200])
        }
    }

    @Test func `exceptions and console errors are problems`() async throws {
        try await Browser.shared().withPage { page in
            try await page.evaluate("console.error('cold', 2); setTimeout(() => { throw new Error('spilt') })")
            try await page.waitFor("new Promise(done => setTimeout(() => done(true), 20))")
            #expect(page.problems.count == 2)
            #expect(page.problems.first == "cold 2.0" && page.problems.last?.contains("spilt") == true)
        }
    }

    @Test func `a closed browser leaves no process and no profile`() async throws {
        let before = try leftovers()
        let browser = try await Browser.launch()
        _ = try await browser.newPage()
        #expect(try leftovers().count > before.count)
        browser.close()
        #expect(try leftovers().subtracting(before).isEmpty)
        await #expect(throws: BrowserError.chromiumEnded) { _ = try await browser.newPage() }
    }

    /// The profile directories of this library's browsers.
    private func leftovers() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        return Set(names.filter { $0.hasPrefix("kissa-browser-") })
    }
}
