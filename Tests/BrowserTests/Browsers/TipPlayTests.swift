import BrowserTesting
import Foundation
import Testing

@MainActor
@Suite("Tips in browsers with a history that scripts fill", .serialized, .timeLimit(.minutes(5)))
struct TipPlayTests {
    @Test(arguments: [Engine.chromium, .firefox])
    func `a tip opens and is gone back from by the history`(engine: Engine) async throws {
        let options = PageOptions(width: 700, height: 800)
        try await TipPage.open("Basic paging", options, in: Browser.shared(engine)) { tips in
            let page = tips.page
            let title = try await page.evaluate("document.title").string ?? ""
            try await page.goBack()
            try await tips.waitForText("UIScrollView")
            try await page.waitFor("document.title !== \(Page.quoted(title))")
        }
    }
}
