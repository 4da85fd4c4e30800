import BrowserTesting
import Foundation
import Testing

/// ClusterTips, played by mouse and keys in each browser.
@MainActor
@Suite("Tips in every browser", .serialized, .timeLimit(.minutes(5)))
struct TipPlayTests {
    private static let options = PageOptions(width: 700, height: 800)

    /// Clicks what says that with the mouse, once nothing moves any more.
    private func click(_ text: String, _ tips: TipPage) async throws {
        let place = """
            [...document.querySelectorAll('button, a')].find(
              (it) => it.innerText.replace(/\\n/g, '').startsWith(\(Page.quoted(text))) && !it.closest('[inert]'))
            """
        try await tips.page.waitFor("!!(\(place))")
        try await tips.rest()
        try await tips.page.evaluate("void ((\(place)).dataset.pressed = 'yes')")
        try await tips.page.click("[data-pressed]")
        try await tips.page.evaluate("void delete document.querySelector('[data-pressed]')?.dataset.pressed")
        try await tips.rest()
    }

    /// Goes back to the list by the bar's button and the Return key.
    private func goBack(_ tips: TipPage) async throws {
        let button = "document.querySelector('[aria-label=Back]:not([inert] *)')"
        try await tips.page.waitFor("!!\(button)")
        try await tips.page.evaluate("\(button).focus()")
        try await tips.page.press("Enter")
        try await tips.page.waitFor("document.title === 'Extended Tokyo - WWDC 2023'")
        try await tips.rest()
    }

    @Test(arguments: Engine.allCases)
    func `tabs turn, a picture grows and a text is cut elsewhere`(engine: Engine) async throws {
        try await TipPage.open(nil, Self.options, in: Browser.shared(engine)) { tips in
            try await click("Any number of tabs", tips)
            try await click("Crafts", tips)
            try await tips.waitForBox("indicator", "Math.abs(box.x - 525) < 0.5 && Math.abs(box.width - 175) < 0.5")
            try await tips.page.waitFor("Math.abs(document.querySelector('.pages').scrollLeft - 2100) < 1")
            try await tips.page.click("[aria-label=Increment]")
            try await tips.waitForBox("indicator", "Math.abs(box.width - 140) < 0.5")
            try await goBack(tips)

            try await click("UIScrollView", tips)
            let box = try await tips.box("picture")
            for _ in 0..<2 { try await tips.page.click(at: CGPoint(x: box.midX, y: box.midY)) }
            try await tips.waitForBox("picture", "box.width > \(box.width * 2)")
            try await goBack(tips)

            try await click("Truncated text", tips)
            try await tips.waitForText("… More")
            try await click("吾輩は", tips)
            try await tips.page.waitFor("document.body.innerText.replace(/\\n/g, '').includes('人間というものを見た。')")
            let slider = "document.querySelectorAll('input[type=range]')[0]"
            let village = "[...document.querySelectorAll('button')].find((it) => it.innerText.startsWith('The vill'))"
            let length = try await tips.page.evaluate("\(village).innerText.length").double ?? 0
            try await tips.page.evaluate("\(slider).focus()")
            try await tips.page.press("Home")
            try await tips.page.waitFor("\(village).innerText.length < \(length / 2)")
            try await goBack(tips)
        }
    }

    /// By the history, in browsers whose drivers go through what scripts have filled it with.
    @Test(arguments: [Engine.chromium, .firefox])
    func `a tip opens and is gone back from by the history`(engine: Engine) async throws {
        try await TipPage.open("Basic paging", Self.options, in: Browser.shared(engine)) { tips in
            let page = tips.page
            let title = try await page.evaluate("document.title").string ?? ""
            try await page.goBack()
            try await tips.waitForText("UIScrollView")
            try await page.waitFor("document.title !== \(Page.quoted(title))")
        }
    }
}
