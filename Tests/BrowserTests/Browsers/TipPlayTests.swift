import BrowserTesting
import Foundation
import Testing

/// ClusterTips, played with mouse and keys in each browser.
@MainActor
@Suite("Tips in every browser", .serialized, .timeLimit(.minutes(5)))
struct TipPlayTests {
    private static let options = PageOptions(width: 700, height: 800)
    private static let list = "Extended Tokyo - WWDC 2023"

    /// Clicks the button whose text begins so with the mouse, after all animations have finished.
    private func click(_ text: String, _ tips: TipPage) async throws {
        let place = """
            [...document.querySelectorAll('button, a')].find(
              (it) => it.innerText.replace(/\\n/g, '').startsWith(\(Page.quoted(text))) && !it.closest('[inert]'))
            """
        try await tips.page.waitFor("!!(\(place))")
        try await tips.rest()
        try await tips.page.evaluate("void (\(place)).scrollIntoView({ block: 'nearest' })")
        try await tips.rest()
        try await tips.page.evaluate("void ((\(place)).dataset.pressed = 'yes')")
        try await tips.page.click("[data-pressed]")
        try await tips.page.evaluate("void delete document.querySelector('[data-pressed]')?.dataset.pressed")
        try await tips.rest()
    }

    /// Opens the sample of that name. Some browsers only count history entries after a user's action, so it is clicked.
    private func open(_ sample: String, _ tips: TipPage) async throws {
        try await click(sample, tips)
        try await tips.page.waitFor("document.title === \(Page.quoted(sample))")
        try await tips.rest()
    }

    /// Goes back to the list with the bar's button and the Return key.
    private func goBack(_ tips: TipPage) async throws {
        let button = "document.querySelector('[aria-label=Back]:not([inert] *)')"
        try await tips.page.waitFor("!!\(button)")
        try await tips.page.evaluate("\(button).focus()")
        try await tips.page.press("Enter")
        try await tips.page.waitFor("document.title === \(Page.quoted(Self.list))")
        try await tips.rest()
    }

    /// Moves a slider to one of its ends by a key.
    private func move(_ slider: Int, to key: String, _ tips: TipPage) async throws {
        try await tips.page.evaluate("document.querySelectorAll('input[type=range]')[\(slider)].focus()")
        try await tips.page.press(key)
    }

    @Test(arguments: Engine.each)
    func `tabs turn, a picture grows and a text is cut elsewhere`(engine: Engine) async throws {
        try await TipPage.open(nil, Self.options, in: Browser.shared(engine)) { tips in
            try await open("Any number of tabs", tips)
            try await click("Crafts", tips)
            try await tips.waitForBox("indicator", "Math.abs(box.x - 525) < 0.5 && Math.abs(box.width - 175) < 0.5")
            try await tips.page.waitFor("Math.abs(document.querySelector('.pages').scrollLeft - 2100) < 1")
            try await tips.page.click("[aria-label=Increment]")
            try await tips.waitForBox("indicator", "Math.abs(box.width - 140) < 0.5")
            try await goBack(tips)

            try await open("UIScrollView", tips)
            let box = try await tips.box("picture")
            for _ in 0..<2 { try await tips.page.click(at: CGPoint(x: box.midX, y: box.midY)) }
            try await tips.waitForBox("picture", "box.width > \(box.width * 2)")
            try await goBack(tips)

            try await open("Truncated text", tips)
            // At full width all texts fit into their lines.
            try await move(0, to: "Home", tips)
            try await tips.waitForText("… More")
            try await click("吾輩は", tips)
            try await tips.page.waitFor("document.body.innerText.replace(/\\n/g, '').includes('人間というものを見た。')")
            let village = "[...document.querySelectorAll('button')].find((it) => it.innerText.startsWith('The vill'))"
            let length = try await tips.page.evaluate("\(village).innerText.length").double ?? 0
            try await move(1, to: "End", tips)
            try await tips.page.waitFor("\(village).innerText.length < \(length * 0.75)")
            try await goBack(tips)
        }
    }

    @Test(arguments: Engine.each)
    func `a tip opens and is left by the history`(engine: Engine) async throws {
        try await TipPage.open(nil, Self.options, in: Browser.shared(engine)) { tips in
            try await open("Basic paging", tips)
            try await tips.page.goBack()
            try await tips.page.waitFor("document.title === \(Page.quoted(Self.list))")
            try await tips.waitForText("UIScrollView")
        }
    }
}
