import BrowserTesting
import Foundation
import FoundationAdditions
import SwiftUI
import Testing

/// What a reader may ask of all texts of a browser.
enum ReaderWish: String, CaseIterable, Sendable {
    /// The browser's minimum font size is 24.
    case size
    /// The text spacing of WCAG 1.4.12, as set by a user style sheet.
    case spacing
}

/// A page and what its reader asks of it.
@MainActor
struct Reader {
    /// The window of WebKit's own browser can't be as narrow as a phone.
    nonisolated static let widths = Engine.preferred == .webkit ? [480, 1000] : [390, 1000]

    let page: Page
    let wish: ReaderWish
    let width: Int

    /// Shows an app's view to a reader.
    static func read(
        _ view: some View, with resources: Bundle, _ wish: ReaderWish, _ width: Int,
        _ body: @MainActor (Reader) async throws -> Void
    ) async throws {
        AppResources.main = resources
        let browser = try await wish == .size ? Browser.launch(minimumTextSize: 24) : .shared()
        defer { if wish == .size { browser.close() } }
        let options = PageOptions(width: width, height: 800, reducesMotion: true)
        try await ViewPage.run(view, options: options, in: browser) { shown in
            let reader = Reader(page: shown.page, wish: wish, width: width)
            if wish == .spacing { try await reader.setSpacing() }
            try await body(reader)
            #expect(shown.page.problems.isEmpty, "\(shown.page.report)")
        }
    }

    private func setSpacing() async throws {
        try await page.evaluate(
            """
            globalThis.sheet = new CSSStyleSheet();
            sheet.replaceSync(\(Page.quoted(ReaderTextPageTests.spacing)));
            document.adoptedStyleSheets = [sheet];
            """)
    }

    func press(_ name: String) async throws {
        try await page.waitFor(ShopPlayer.button(name))
        try await page.evaluate("\(ShopPlayer.button(name)).click()")
    }

    /// Waits until nothing overlaps and nothing leaves the window; the page first has to measure its texts.
    func check(_ screen: String, showing text: String) async throws {
        try await page.waitForLine(text)
        try? await page.waitFor("\(Self.isHeeded[wish]!) && \(Self.faults).length === 0", timeout: .seconds(8))
        try await Screenshots.keep(page, as: "reader-\(screen)-\(wish.rawValue)-\(width)")
        #expect(try await page.evaluate(Self.isHeeded[wish]!) == true, "\(screen) at \(width)")
        let faults = try await page.evaluate(Self.faults)
        #expect(faults.array?.compactMap(\.string) == [], "\(screen) at \(width)")
    }

    /// Whether the page shows the texts as the reader asks.
    private static let isHeeded: [ReaderWish: String] = [
        .size: """
        [...document.querySelectorAll('.surface .run')].every(
          (run) => ['0px', ''].includes(run.style.fontSize) || parseFloat(run.style.fontSize) >= 24)
        """,
        .spacing: """
        [...document.querySelectorAll('.surface .run')].every(
          (run) => run.style.fontSize === '0px' || parseFloat(run.style.letterSpacing) > 0)
        """,
    ]

    /// The words that leave the window, except in what scrolls sideways, and those that lie over others.
    private static let faults = """
        (() => {
          const scrolls = (it) => {
            for (let view = it.parentElement; view; view = view.parentElement) {
              if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(view).overflowX) && view.scrollWidth > view.clientWidth + 1) return true;
            }
            return false;
          };
          return [
            ...\(ShopLook.cutElements).filter((it) => !scrolls(it)).map((it) => `${it.textContent.trim()} leaves the window`),
            ...\(ShopLook.coveredTexts).map((it) => `${it} lies over another`),
          ];
        })()
        """
}
