import BrowserTesting
import Foundation
import FoundationModels
import FoundationModelsTesting
import SwiftUI
import Testing

@testable import DreamCoffee

/// The app with a separate archive.
private struct TitledShop: App {
    let archive: ShopArchive?

    init(archive: ShopArchive) { self.archive = archive }
    init() { archive = nil }

    var body: some Scene {
        WindowGroup("Dream Coffee") { MainMenuView().environment(\.shopArchive, archive) }
    }
}

/// Dream Coffee in Chromium, with a scripted model in place of the system's.
@MainActor
@Suite("Playing Dream Coffee", .serialized)
struct PlayTests {
    private func play(
        _ options: PageOptions, _ script: PlayScript, _ body: @MainActor (Page) async throws -> Void
    ) async throws {
        try await show(options, script) { try await body($0.page) }
    }

    private func show(
        _ options: PageOptions, _ script: PlayScript, textSize: DynamicTypeSize = .large,
        firstDay: ShopDay = ShopDay(), _ body: @MainActor (ViewPage) async throws -> Void
    ) async throws {
        script.model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let menu = MainMenuView().environment(\.shopArchive, try ShopArchive(file: nil, firstDay: firstDay))
        try await ViewPage.run(menu.dynamicTypeSize(textSize), options: options, body)
    }

    /// Plays from the menu to the end of the barista's first line.
    private func meetTheBarista(_ words: PlayWords, in page: Page) async throws {
        try await page.bringToFront()
        try await page.press(button: words.newGame)
        try await page.waitForSomebody(Page.button(words.talkToBarista))
        try await page.click(Page.button(words.talkToBarista))
        try await page.waitForLine(words.firstLine)
        try await page.waitForTurn()
    }

    private func say(_ text: String, in page: Page) async throws {
        try await page.bringToFront()
        try await page.type(text)
        try await page.press("Enter")
    }

    @Test func `back ends the conversation and then leaves the shop for the menu`() async throws {
        let words = PlayWords.english
        try await play(.phone(locale: words.locale), PlayScript("A reply by the script.")) { page in
            try await meetTheBarista(words, in: page)
            try await page.goBack()
            try await page.waitFor("!document.querySelector(\(Page.quoted(Page.button(words.end))))")
            #expect(
                try await page.evaluate("!!document.querySelector(\(Page.quoted(Page.button(words.menu))))") == true)
            try await page.goBack()
            try await page.waitFor("!document.querySelector(\(Page.quoted(Page.button(words.menu))))")
            try await page.waitForLine("Dream Coffee")
            #expect(page.problems.isEmpty)
        }
    }

    @Test(arguments: [PlayWords.english, .japanese])
    func `a player talks with the barista by mouse`(words: PlayWords) async throws {
        // The reply is in the language of the request.
        let reply = words.locale == "ja-JP" ? "台本のとおりです。" : "A reply by the script."
        let script = PlayScript(reply)
        try await play(.desktop(locale: words.locale), script) { page in
            try await page.press(button: words.newGame)
            try await page.waitForSomebody(Page.button(words.talkToBarista))
            try await page.click(Page.button(words.talkToBarista))
            try await page.waitForLine(words.firstLine)
            try await page.waitForTurn()
            try await page.type(words.question)
            try await page.click(Page.button(words.send))
            try await page.waitForLine(reply)
            #expect(script.model.spokenRequests.count == 1)
            try await page.waitForTurn()
            try await page.waitUntilStill(Page.button(words.end))
            try await page.click(Page.button(words.end))
            try await page.waitForSomebody(Page.button(words.talkToBarista))
            try await page.click(Page.button(words.talkToBarista))
            try await page.waitForLine(words.resumeLine)
        }
    }

    @Test func `a player talks by touch on a phone`() async throws {
        let script = PlayScript("Touched.")
        try await play(.phone(), script) { page in
            try await page.press(button: "New Game")
            try await page.waitForSomebody(Page.button("Talk to Lisa"))
            try await page.tap(Page.button("Talk to Lisa"))
            try await page.waitForLine("dreaming that I could fly")
            try await page.waitForTurn()
            try await page.type("Hi")
            try await page.tap(Page.button("Send reply"))
            try await page.waitForLine("Touched.")
        }
    }

    @Test func `nothing that is said is cut off on a small phone with large text`() async throws {
        let answer = String(repeating: "A long answer of the model's. ", count: 8) + "The end."
        let options = PageOptions(width: 320, height: 568, scale: 2, isMobile: true)
        try await show(options, PlayScript(answer), textSize: .accessibility3) { shop in
            let page = shop.page
            try await page.waitForLine("A small coffee shop in a dream")
            try await page.press(button: "New Game")
            // There is no room for the word next to the day, but the button has an accessible name.
            try await page.waitFor("document.querySelector('\(Page.button("Menu"))') !== null")
            try await page.waitFor("document.querySelector('\(Page.button("Talk to Lisa"))') !== null")
            try await page.evaluate("document.querySelector('\(Page.button("Talk to Lisa"))').focus()")
            try await page.press("Enter")
            try await page.waitForLine("dreaming that I could fly, and landed right at this latte.")
            try await page.waitForTurn()
            try await page.type("Hi")
            try await page.press("Enter")
            try await page.waitForLine(answer)
        }
    }

    @Test func `a player talks by keyboard alone with kana`() async throws {
        let script = PlayScript("キーボードでどうぞ。")
        let words = PlayWords.japanese
        try await play(.desktop(locale: "ja-JP"), script) { page in
            try await page.press("Tab")
            try await page.press("Enter")
            try await page.waitFor("document.querySelector('\(Page.button(words.talkToBarista))')")
            // Some browsers also stop at the document, and the shop takes the focus when it appears.
            for _ in 0..<16 {
                try await Task.sleep(for: .milliseconds(120))
                let label = try await page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
                if label.string == words.talkToBarista { break }
                try await page.press("Tab")
            }
            try await page.press("Enter")
            try await page.waitForTurn()
            // As an input method shows romaji while they are typed.
            for word in ["k", "こ", "こn", "こん", "こんn", "こんに", "こんにt", "こんにち", "こんにちh", "こんにちは"] {
                try await page.setComposition(word)
            }
            try await page.commitComposition("こんにちは")
            try await page.press("Enter")
            try await page.waitForLine("キーボードでどうぞ。")
            #expect(script.model.spokenRequests.last?.transcript.count == 2)
        }
    }

    @Test func `each line is announced once and whole`() async throws {
        try await play(.desktop(), PlayScript("Said once.")) { page in
            try await page.evaluate(
                """
                globalThis.spoken = [];
                new MutationObserver((changes) => {
                  for (const change of changes) for (const node of change.addedNodes) spoken.push(node.textContent);
                }).observe(document.querySelector('.announcements'), { childList: true });
                """)
            try await page.press(button: "New Game")
            try await page.waitForSomebody(Page.button("Talk to the barista"))
            try await page.click(Page.button("Talk to the barista"))
            try await page.waitForTurn()
            try await page.type("Hello")
            try await page.press("Enter")
            try await page.waitForLine("Said once.")
            try await page.waitForTurn()
            let spoken = try await page.evaluate("spoken")
            #expect(spoken.array?.compactMap(\.string).filter { $0 == "Said once." }.count == 1)
            #expect(spoken.array?.count == 2)
        }
    }

    @Test func `two windows talk independently`() async throws {
        let script = PlayScript("For the first window.", "二つ目の窓へ。")
        try await show(.desktop(), script) { window in
            let first = window.page
            try await meetTheBarista(.english, in: first)
            try await window.withAnotherPage(.desktop(locale: "ja-JP")) { second in
                try await meetTheBarista(.japanese, in: second)
                try await say("Hello", in: first)
                try await first.waitForLine("For the first window.")
                try await say("こんにちは", in: second)
                try await second.waitForLine("二つ目の窓へ。")
                let texts = try await (
                    first.evaluate("document.body.innerText"), second.evaluate("document.body.innerText")
                )
                #expect(texts.0.string?.contains("For the first window.") == true)
                #expect(texts.1.string?.contains("For the first window.") == false)
            }
            #expect(script.model.spokenRequests.count == 2)
            #expect(script.model.spokenRequests.last?.transcript.count == 2)
        }
    }

    @Test func `without a model the menu says so`() async throws {
        let script = PlayScript(availability: .unavailable(.modelNotReady))
        try await play(.desktop(), script) { page in
            try await page.waitForLine("the model is not ready")
        }
    }

    @Test func `a connection that is cut in the middle shows the whole reply once`() async throws {
        let pace = ScriptedLanguageModel.Pace()
        try await play(.desktop(), PlayScript("Back again.", pace: pace)) { page in
            try await page.press(button: "New Game")
            try await page.waitForSomebody(Page.button("Talk to the barista"))
            try await page.click(Page.button("Talk to the barista"))
            try await page.waitForTurn()
            try await page.type("Hello")
            try await page.press("Enter")
            await pace.waitUntilAsked()
            try await page.cutWebSockets()
            pace.allowAll()
            // Announcements are outside of the surface; letters that aren't typed yet are in a separate run.
            try await page.waitFor(
                """
                document.querySelector('.surface').textContent.replace(/\\s+/g, '').split('Backagain.').length === 2
                """)
        }
    }

    @Test func `a game that has begun is continued or begun anew only after a question`() async throws {
        try await show(.phone(), PlayScript(), firstDay: ShopDay().next) { shop in
            let page = shop.page
            try await page.press(button: "New Game")
            try await page.waitForLine("Begin again on day 1?")
            try await page.press(button: "Cancel")
            try await page.waitFor("!document.body.textContent.includes('Begin again')")
            try await page.press(button: "Continue")
            try await page.waitForLine("Day 2")
            try await page.press(button: "Menu")
            // The menu has the focus once the shop has faded out.
            try await page.waitFor("!document.body.textContent.includes('Day 2')")
            try await page.press(button: "New Game")
            try await page.press(button: "Begin again")
            try await page.waitForLine("Day 1")
        }
    }

    /// The page's language, which determines a screen reader's voice, and its title follow the window's content.
    @Test func `the page is in the language that the player has chosen`() async throws {
        PlayScript().model.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        let shop = TitledShop(archive: try ShopArchive(file: nil, firstDay: ShopDay()))
        try await ViewPage.run(app: shop, options: .desktop(locale: "ja-JP")) { window in
            let page = window.page
            try await page.waitFor("document.title === 'ドリームコーヒー' && document.documentElement.lang === 'ja-JP'")
            try await page.press(button: "設定")
            try await choose("English", in: page)
            try await page.waitForLine("Text speed")
            try await page.waitFor("document.documentElement.lang === 'en' && document.title === 'Dream Coffee'")
            try await choose("As in the browser", in: page)
            try await page.waitForLine("文字の速さ")
            try await page.waitFor("document.documentElement.lang === 'ja-JP' && document.title === 'ドリームコーヒー'")
        }
    }

    private func choose(_ title: String, in page: Page) async throws {
        try await page.waitFor("document.querySelector('select')")
        try await page.evaluate(
            """
            (() => {
              const select = document.querySelector('select');
              select.selectedIndex = [...select.options].findIndex(({ text }) => text === \(Page.quoted(title)));
              for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
            })()
            """)
    }

    /// Elements below the game's own dialogs are out of reach, and Back, like Escape, answers the dialog.
    @Test(arguments: ["Back", "Escape"])
    func `a question has the keyboard and back answers it`(means: String) async throws {
        try await show(.desktop(), PlayScript(), firstDay: ShopDay().next) { shop in
            let page = shop.page
            try await page.press(button: "New Game")
            try await page.waitForLine("Begin again on day 1?")
            let name = "document.activeElement.innerText"
            try await page.waitFor("\(name) === 'Cancel'")
            for _ in 0..<3 {
                try await page.pressUnhurried("Tab")
                #expect(
                    try await page.evaluate(
                        "['Cancel', 'Begin again', undefined, ''].includes(\(name)) || document.activeElement === document.body"
                    ) == true)
            }
            if means == "Back" { try await page.goBack() } else { try await page.press(means) }
            try await page.waitFor("!document.body.textContent.includes('Begin again')")
            #expect(page.problems.isEmpty)
        }
    }

    /// All three suggestions can be tapped without scrolling, also on a narrow phone.
    @Test(arguments: [320, 390, 1280])
    func `each suggestion is in sight`(width: Int) async throws {
        let options = PageOptions(width: width, height: 700, isMobile: width < 600)
        try await play(options, PlayScript("A reply.")) { page in
            try await page.press(button: "New Game")
            try await page.waitFor("document.querySelector('\(Page.button("Talk to the barista"))') !== null")
            try await page.evaluate("document.querySelector('\(Page.button("Talk to the barista"))').focus()")
            try await page.press("Enter")
            try await page.waitForTurn()
            for words in ["How is the day going?", "What do you like best?", "Thank you!"] {
                let isInSight = try await page.evaluate(
                    """
                    (() => {
                      const button = [...document.querySelectorAll('button')].find((it) => it.innerText.replace(/\\s+/g, ' ') === '\(words)');
                      const box = button.getBoundingClientRect();
                      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                      return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight && button.contains(top);
                    })()
                    """)
                #expect(isInSight == true, "\(words) at \(width)")
            }
            try await Screenshots.keep(page, as: "coffee-suggestions-\(width)")
        }
    }

    @Test func `what was said stands in the guest book`() async throws {
        try await play(.desktop(), PlayScript("A reply for the log.")) { page in
            try await meetTheBarista(.english, in: page)
            try await say("Something to remember", in: page)
            try await page.waitForLine("A reply for the log.")
            try await page.waitForTurn()
            try await page.waitUntilStill(Page.button("End conversation"))
            try await page.click(Page.button("End conversation"))
            try await page.press(button: "Guest Book")
            try await page.press(button: "What was said")
            try await page.waitForLine("Something to remember")
        }
    }
}
