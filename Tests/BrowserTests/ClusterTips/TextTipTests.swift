import BrowserTesting
import Foundation
import Testing

/// The text that is truncated with custom words.
@MainActor
@Suite("The truncated text in Chromium", .serialized)
struct TextTipTests {
    /// The texts of the buttons that end in "… More", without line breaks.
    private func cutTexts(_ tips: TipPage, _ more: String = "More") async throws -> [String] {
        let texts = try await tips.page.evaluate(
            """
            [...document.querySelectorAll('button')].map((it) => it.innerText.replace(/\\n/g, ''))
              .filter((it) => it.endsWith(\(Page.quoted(more))))
            """)
        return (texts.array ?? []).compactMap(\.string)
    }

    @Test(arguments: [("en-US", "Truncated text", "More"), ("ja-JP", "省略テキスト", "もっと見る")])
    func `every text is cut once and says so in the reader's language`(
        locale: String, sample: String, more: String
    ) async throws {
        try await TipPage.open(sample, .phone(locale: locale)) { tips in
            try await tips.waitForText("… \(more)")
            let texts = try await cutTexts(tips, more)
            #expect(texts.count == 4)
            for text in texts { #expect(text.filter { $0 == "…" }.count == 1, "\(text)") }
        }
    }

    @Test func `a press shows the whole text`() async throws {
        try await TipPage.open("Truncated text") { tips in
            try await tips.waitForText("… More")
            #expect(try await tips.page.evaluate("document.body.innerText.includes('見た。')").bool == false)
            try await tips.page.evaluate(
                "[...document.querySelectorAll('button')].find((it) => it.innerText.startsWith('吾輩')).click()")
            try await tips.page.waitFor("document.body.innerText.replace(/\\n/g, '').includes('人間というものを見た。')")
            #expect(try await cutTexts(tips).count == 3)
        }
    }

    @Test func `another width or size is another cut`() async throws {
        try await TipPage.open("Truncated text") { tips in
            try await tips.waitForText("… More")
            let village = "[...document.querySelectorAll('button')].find((it) => it.innerText.startsWith('The vill'))"
            try await tips.rest()
            let before = try await tips.page.evaluate("\(village).innerText.length").double ?? 0
            try await tips.page.evaluate("document.querySelectorAll('input[type=range]')[0].focus()")
            try await tips.page.press("Home")
            try await tips.page.waitFor("\(village).innerText.length < \(before / 2)")
            try await tips.page.press("End")
            try await tips.page.waitFor("\(village).innerText.length === \(before)")
            try await tips.page.evaluate("document.querySelectorAll('input[type=range]')[1].focus()")
            try await tips.page.press("End")
            try await tips.page.waitFor("\(village).innerText.length < \(before * 0.75)")
        }
    }
}
