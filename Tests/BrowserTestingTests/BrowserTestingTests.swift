import BrowserTesting
import Foundation
import Testing

@Suite(.serialized) struct BrowserTestingTests {
    @Test(arguments: Engine.allCases)
    func `a script's value comes back as JSON`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage { page in
            let value = try await page.evaluate("Promise.resolve({ text: 'コーヒー', list: [1, 2.5, true, null] })")
            #expect(value == ["text": "コーヒー", "list": [1, 2.5, true, nil]])
            try await page.evaluate("window.sum = 0; for (const each of [1, 2]) sum += each")
            #expect(try await page.evaluate("sum") == 3)
            #expect(try await page.evaluate("document.body").isTruthy)
        }
    }

    @Test(arguments: Engine.allCases)
    func `a script's exception is thrown with its text`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage { page in
            let error = await #expect(throws: BrowserError.self) { try await page.evaluate("nothing.at.all") }
            #expect(String(describing: error).contains("nothing"))
        }
    }

    @Test(arguments: [Engine.chromium, .firefox])
    func `a condition that stays false fails with what the page logged`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage { page in
            try await page.evaluate("console.log('still here'); document.body.textContent = 'empty cup'")
            let error = await #expect(throws: BrowserError.self) {
                try await page.waitFor("window.never", timeout: .milliseconds(100))
            }
            let text = String(describing: error)
            #expect(text.contains("window.never") && text.contains("still here") && text.contains("empty cup"))
        }
    }

    @Test(arguments: Engine.allCases)
    func `the mouse and the keys are trusted`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage { page in
            try await page.setContent("<button id=b>Press</button><input id=i><input id=second>")
            try await note(["click", "keydown", "wheel"], in: page)
            try await page.click("#b")
            try await page.scrollWheel(at: CGPoint(x: 10, y: 10), deltaY: 20)
            try await page.evaluate("document.querySelector('#i').focus()")
            try await page.type("Hi, x コ")
            try await page.press("Backspace")
            #expect(try await page.evaluate("i.value") == "Hi, x ")
            try await page.press("a", modifiers: [.control])
            try await page.press("Delete")
            #expect(try await page.evaluate("i.value") == "")
            try await page.press("Tab")
            #expect(try await page.evaluate("document.activeElement.id") == "second")
            try await page.waitFor("seen.includes('wheel')")
            let seen = try await page.evaluate("seen.join(' ')").string ?? ""
            #expect(seen.contains("click") && seen.contains("keydown") && !seen.contains("forged"), "\(seen)")
        }
    }

    @Test(arguments: [Engine.chromium, .firefox])
    func `fingers are trusted and input methods compose`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage(.phone()) { page in
            try await page.setContent("<button id=b>Press</button><input id=i>")
            try await note(["click", "touchstart"], in: page)
            // Chromium doesn't count a composition that comes from its debugging protocol as trusted.
            try await page.evaluate("document.addEventListener('compositionend', e => seen.push(e.type))")
            try await page.tap("#b")
            try await page.evaluate("document.querySelector('#i').focus()")
            try await page.compose("こーひー", committing: "コーヒー")
            // The composition reaches the page through another process of Firefox.
            try await page.waitFor("i.value === 'コーヒー' && seen.includes('compositionend')")
            #expect(try await page.evaluate("seen.join(' ')") == "touchstart click compositionend")
        }
    }

    @Test(arguments: Engine.allCases)
    func `files are chosen for a field`(engine: Engine) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "chosen-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["tea", "milk"].map { folder.appending(path: $0) }
        for file in files { try Data("some \(file.lastPathComponent)".utf8).write(to: file) }
        try await Browser.shared(engine).withPage { page in
            try await page.setContent("<input type=file multiple>")
            try await note(["change"], in: page)
            try await page.choose(files, in: "input")
            try await page.waitFor("seen.includes('change')")
            let texts = "Promise.all([...document.querySelector('input').files].map((it) => it.text()))"
            #expect(try await page.evaluate(texts) == ["some tea", "some milk"])
        }
    }

    private func note(_ names: [String], in page: Page) async throws {
        let list = names.map { "'\($0)'" }.joined(separator: ",")
        try await page.evaluate(
            """
            window.seen = [];
            for (const type of [\(list)])
                document.addEventListener(type, e => seen.push(type + (e.isTrusted ? '' : ' forged')));
            """)
    }

    @Test func `a page is the device it is asked to be`() async throws {
        let options = PageOptions(
            width: 333, height: 555, scale: 3, isMobile: true, locale: "ja-JP", timeZone: "Asia/Tokyo",
            colorScheme: .dark, reducesMotion: true)
        for engine in [Engine.chromium, .firefox] {
            try await Browser.shared(engine).withPage(options) { page in
                try await page.setContent("<meta name=viewport content='width=device-width'>")
                let device = try await device(page)
                #expect(device == [333, 555, 3, "ja-JP", "Asia/Tokyo", "ja-JP", true, true, true])
            }
        }
    }

    @Test func `a page of WebKit is the device that its driver can make`() async throws {
        let options = PageOptions(
            width: 500, height: 555, timeZone: "Asia/Tokyo", colorScheme: .dark, reducesMotion: true)
        try await Browser.shared(.webkit).withPage(options) { page in
            let device = try await device(page)
            #expect([0, 1, 2, 4, 7, 8].map { device[$0] } == [500, 555, 1, "Asia/Tokyo", true, true])
        }
    }

    private func device(_ page: Page) async throws -> JSON {
        try await page.evaluate(
            """
            [innerWidth, innerHeight, devicePixelRatio, navigator.language,
             Intl.DateTimeFormat().resolvedOptions().timeZone, Intl.DateTimeFormat().resolvedOptions().locale,
             matchMedia('(pointer: coarse)').matches, matchMedia('(prefers-color-scheme: dark)').matches,
             matchMedia('(prefers-reduced-motion: reduce)').matches]
            """)
    }

    @Test func `the accessibility tree is what a screen reader gets`() async throws {
        try await Browser.shared(.chromium).withPage { page in
            try await page.setContent("<h1>Menu</h1><div><button disabled>Order</button></div><p aria-hidden=true>No")
            let tree = try await page.accessibilityTree()
            #expect(tree.first(role: "button", name: "Order")?.isDisabled == true)
            #expect(tree.first(role: "heading", name: "Menu") != nil)
            #expect(!tree.description.contains("No\""))
        }
    }

    @Test(arguments: Engine.allCases)
    func `a screenshot is a picture of the viewport`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage(PageOptions(width: 640, height: 200)) { page in
            let picture = try await page.screenshot()
            #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            // Width and height are big-endian numbers in the header chunk.
            #expect(Array(picture[16..<24]) == [0, 0, 2, 128, 0, 0, 0, 200])
        }
    }

    @Test(arguments: [Engine.chromium, .firefox])
    func `exceptions and console errors are problems`(engine: Engine) async throws {
        try await Browser.shared(engine).withPage { page in
            try await page.evaluate("console.error('cold', 'cup'); setTimeout(() => { throw new Error('spilt') })")
            try await page.waitFor("new Promise(done => setTimeout(() => done(true), 20))")
            #expect(page.problems.count == 2)
            #expect(page.problems.first == "cold cup" && page.problems.last?.contains("spilt") == true)
        }
    }

    @Test(arguments: [Engine.chromium, .firefox])
    func `a closed browser leaves no process and no profile`(engine: Engine) async throws {
        let before = try leftovers()
        let browser = try await Browser.launch(engine)
        _ = try await browser.newPage()
        #expect(try leftovers().count > before.count)
        browser.close()
        #expect(try leftovers().subtracting(before).isEmpty)
        await #expect(throws: BrowserError.browserEnded) { _ = try await browser.newPage() }
    }

    @Test func `a closed page of WebKit leaves no process and no profile`() async throws {
        let before = try leftovers()
        let during = try await Browser.shared(.webkit).withPage { _ in try leftovers() }
        #expect(during.count > before.count)
        #expect(try leftovers().subtracting(before).isEmpty)
    }

    @Test func `what a driver lacks is said and not passed over`() async throws {
        try await Browser.shared(.webkit).withPage { page in
            await #expect(throws: BrowserError.self) { try await page.tap(at: CGPoint(x: 10, y: 10)) }
            await #expect(throws: BrowserError.self) { try await page.cutWebSockets() }
        }
    }

    /// The profile directories of this library's browsers.
    private func leftovers() throws -> Set<String> {
        let names = try FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)
        return Set(names.filter { $0.hasPrefix("kissa-browser-") })
    }
}
