import BrowserTesting
import Foundation
import FoundationModels
import SwiftUI
import Testing

@testable import DreamCoffee

/// The words that a player meets, in one language.
struct PlayWords: Sendable, CustomTestStringConvertible {
    let locale: String
    let newGame: String
    let talkToBarista: String
    let reply: String
    let send: String
    let end: String
    let firstLine: String
    let resumeLine: String
    let question: String
    var testDescription: String { locale }

    static let english = PlayWords(
        locale: "en-US", newGame: "New Game", talkToBarista: "Talk to the barista", reply: "Reply", send: "Send reply",
        end: "End conversation", firstLine: "dream orders for", resumeLine: "Oh, you again!",
        question: "What do you recommend?")
    static let japanese = PlayWords(
        locale: "ja-JP", newGame: "新しいゲーム", talkToBarista: "バリスタと話す", reply: "返信", send: "送信", end: "会話を終える",
        firstLine: "夢のお客さんの注文", resumeLine: "また来たね", question: "おすすめはなんですか")
}

/// Dream Coffee in Chromium, with a scripted model in the place of the system's.
@MainActor
@Suite("Playing Dream Coffee", .serialized)
struct PlayTests {
    private func play(
        _ options: PageOptions, replies: ScriptedLanguageModel, _ body: @MainActor (Page) async throws -> Void
    ) async throws {
        try await show(options, replies: replies) { try await body($0.page) }
    }

    private func show(
        _ options: PageOptions, replies: ScriptedLanguageModel, _ body: @MainActor (ViewPage) async throws -> Void
    ) async throws {
        replies.installAsSystemModel()
        defer { ScriptedLanguageModel.uninstallSystemModel() }
        AppResources.main = Bundle.module
        try await ViewPage.run(MainMenuView(), options: options, body)
    }

    /// From the menu to the barista's first line, and on until it is the player's turn.
    private func meetTheBarista(_ words: PlayWords, in page: Page) async throws {
        try await page.bringToFront()
        try await press(button: words.newGame, in: page)
        try await waitUntilStill(button(words.talkToBarista), in: page)
        try await page.click(button(words.talkToBarista))
        try await waitForLine(words.firstLine, in: page)
        try await page.waitFor("document.activeElement.tagName === 'INPUT'")
    }

    private func say(_ text: String, in page: Page) async throws {
        try await page.bringToFront()
        try await page.type(text)
        try await page.press("Enter")
    }

    /// A text as the page shows it, whatever lines it is broken into.
    private func waitForLine(_ text: String, in page: Page) async throws {
        try await page.waitFor(
            "document.body.textContent.replace(/\\s+/g, '').includes(\(Page.quoted(text)).replace(/\\s+/g, ''))")
    }

    private func button(_ label: String) -> String { "[aria-label=\"\(label)\"]" }

    /// Waits until an element stands still and nothing lies over it: a person doesn't press what is still coming in.
    private func waitUntilStill(_ selector: String, in page: Page) async throws {
        try await page.waitFor(
            """
            (() => {
              const node = document.querySelector(\(Page.quoted(selector)));
              if (!node) return false;
              const box = node.getBoundingClientRect();
              const place = `${box.x},${box.y},${box.width}`;
              const wasThere = globalThis.lastPlace === place;
              globalThis.lastPlace = place;
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return wasThere && !node.disabled && (node === top || node.contains(top));
            })()
            """)
    }

    private func press(button text: String, in page: Page) async throws {
        try await page.waitFor(
            "[...document.querySelectorAll('button')].some((b) => b.innerText.includes(\(Page.quoted(text))))")
        try await page.evaluate(
            "[...document.querySelectorAll('button')].find((b) => b.innerText.includes(\(Page.quoted(text)))).focus()")
        try await page.press("Enter")
    }

    @Test(arguments: [PlayWords.english, .japanese])
    func aPlayerTalksWithTheBaristaByMouse(words: PlayWords) async throws {
        let model = ScriptedLanguageModel("A reply by the script.", "Another one.")
        try await play(.desktop(locale: words.locale), replies: model) { page in
            try await press(button: words.newGame, in: page)
            try await waitUntilStill(button(words.talkToBarista), in: page)
            try await page.click(button(words.talkToBarista))
            try await waitForLine(words.firstLine, in: page)
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            try await page.type(words.question)
            try await page.click(button(words.send))
            try await waitForLine("A reply by the script.", in: page)
            #expect(model.requests.count == 1)
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            try await waitUntilStill(button(words.end), in: page)
            try await page.click(button(words.end))
            try await waitUntilStill(button(words.talkToBarista), in: page)
            try await page.click(button(words.talkToBarista))
            try await waitForLine(words.resumeLine, in: page)
        }
    }

    @Test func aPlayerTalksByTouchOnAPhone() async throws {
        let model = ScriptedLanguageModel("Touched.")
        try await play(.phone(), replies: model) { page in
            try await press(button: "New Game", in: page)
            try await waitUntilStill(button("Talk to Lisa"), in: page)
            try await page.tap(button("Talk to Lisa"))
            try await waitForLine("dreaming that I could fly", in: page)
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            try await page.type("Hi")
            try await page.tap(button("Send reply"))
            try await waitForLine("Touched.", in: page)
        }
    }

    @Test func aPlayerTalksByKeyboardAloneWithKana() async throws {
        let model = ScriptedLanguageModel("キーボードでどうぞ。")
        let words = PlayWords.japanese
        try await play(.desktop(locale: "ja-JP"), replies: model) { page in
            try await page.press("Tab")
            try await page.press("Enter")
            try await page.waitFor("document.querySelector('\(button(words.talkToBarista))')")
            for _ in 0..<6 {
                let label = try await page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")
                if label.string == words.talkToBarista { break }
                try await page.press("Tab")
            }
            try await page.press("Enter")
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            try await page.compose("こんにちは", committing: "こんにちは")
            try await page.press("Enter")
            try await waitForLine("キーボードでどうぞ。", in: page)
            #expect(model.requests.last?.transcript.count == 2)
        }
    }

    @Test func eachLineIsAnnouncedOnceAndWhole() async throws {
        try await play(.desktop(), replies: ScriptedLanguageModel("Said once.")) { page in
            try await page.evaluate(
                """
                globalThis.spoken = [];
                new MutationObserver((changes) => {
                  for (const change of changes) for (const node of change.addedNodes) spoken.push(node.textContent);
                }).observe(document.querySelector('.announcements'), { childList: true });
                """)
            try await press(button: "New Game", in: page)
            try await waitUntilStill(button("Talk to the barista"), in: page)
            try await page.click(button("Talk to the barista"))
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            try await page.type("Hello")
            try await page.press("Enter")
            try await waitForLine("Said once.", in: page)
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            let spoken = try await page.evaluate("spoken")
            #expect(spoken.array?.compactMap(\.string).filter { $0 == "Said once." }.count == 1)
            #expect(spoken.array?.count == 2)
        }
    }

    @Test func twoWindowsTalkIndependently() async throws {
        let model = ScriptedLanguageModel("For the first window.", "二つ目の窓へ。")
        try await show(.desktop(), replies: model) { window in
            let first = window.page
            try await meetTheBarista(.english, in: first)
            try await window.withAnotherPage(.desktop(locale: "ja-JP")) { second in
                try await meetTheBarista(.japanese, in: second)
                try await say("Hello", in: first)
                try await waitForLine("For the first window.", in: first)
                try await say("こんにちは", in: second)
                try await waitForLine("二つ目の窓へ。", in: second)
                let texts = try await (
                    first.evaluate("document.body.innerText"), second.evaluate("document.body.innerText")
                )
                #expect(texts.0.string?.contains("For the first window.") == true)
                #expect(texts.1.string?.contains("For the first window.") == false)
            }
            #expect(model.requests.count == 2)
            #expect(model.requests.last?.transcript.count == 2)
        }
    }

    @Test func withoutAModelTheMenuSaysSo() async throws {
        let model = ScriptedLanguageModel(availability: .unavailable(.modelNotReady))
        try await play(.desktop(), replies: model) { page in
            try await waitForLine("the model is not ready", in: page)
        }
    }

    @Test func aConnectionThatIsCutInTheMiddleShowsTheWholeReplyOnce() async throws {
        let pace = ScriptedLanguageModel.Pace()
        try await play(.desktop(), replies: ScriptedLanguageModel("Back again.", pace: pace)) { page in
            try await press(button: "New Game", in: page)
            try await waitUntilStill(button("Talk to the barista"), in: page)
            try await page.click(button("Talk to the barista"))
            try await page.waitFor("document.activeElement.tagName === 'INPUT'")
            try await page.type("Hello")
            try await page.press("Enter")
            await pace.waitUntilAsked()
            try await page.cutWebSockets()
            pace.allowAll()
            try await waitForLine("Back again.", in: page)
            let count = try await page.evaluate("document.body.innerText.split('Back again.').length - 1")
            #expect(count.int == 1)
        }
    }
}
