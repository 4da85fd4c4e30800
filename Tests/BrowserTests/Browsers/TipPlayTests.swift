import BrowserTesting
import Foundation
import Testing

/// ClusterTips, played with mouse and keys in each browser.
@MainActor
@Suite("Tips in every browser", .serialized, .timeLimit(.minutes(5)))
struct TipPlayTests {
    private static let options = PageOptions(width: 700, height: 800)

    /// With the history, in browsers whose drivers can traverse entries that scripts have added.
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
