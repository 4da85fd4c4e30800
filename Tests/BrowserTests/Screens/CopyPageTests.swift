import BrowserTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Copied text, in Chromium")
struct CopyPageTests {
    @Test(arguments: [
        "anUncommonlyLongNameOfSomethingThatNoNarrowWindowCanShowOnOneLineAtAll",
        "Dream orders are taken here, and at the bar, for as long as it is night.",
        "夢から流れてくるお客さんの注文を取れますか？夢から流れてくるお客さんの注文を取れますか？",
        "A well-known half-baked state-of-the-art coffee-house wake-up-call",
    ])
    func `it has blanks where the text has them and nowhere else`(text: String) async throws {
        let words = Text(verbatim: text).textSelection(.enabled).frame(width: 160)
        try await ViewPage.run(words, options: PageOptions(width: 320, height: 700)) { view in
            try await view.page.waitFor("document.querySelectorAll('.text .line').length > 1")
            let copied = try await view.page.evaluate(
                "(getSelection().selectAllChildren(document.querySelector('.text')), getSelection().toString())")
            #expect(copied.string == text)
        }
    }
}
