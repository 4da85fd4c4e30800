import FoundationAdditions
import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import LifeGame

/// Life, played with mouse and keys in each browser. Dream Coffee's play is in `WholeGameTests`.
@MainActor
@Suite("Life in every browser", .serialized, .timeLimit(.minutes(5)))
struct LifePlayTests {
    private func open(_ engine: Engine, _ body: @MainActor (Page) async throws -> Void) async throws {
        AppResources.main = Bundle.module
        let options = PageOptions(width: 700, height: 800)
        try await ViewPage.run(LifeGameView(), options: options, in: Browser.shared(engine)) { view in
            try await body(view.page)
            #expect(view.page.problems.isEmpty)
        }
    }

    /// Waits for words in the page, across lines and elements.
    private func wait(for text: String, in page: Page) async throws {
        let shown = "document.body.textContent.replace(/\\s+/g, '')"
        try await page.waitFor("\(shown).includes(\(Page.quoted(text)).replace(/\\s+/g, ''))")
    }

    /// Clicks the button with that text after all animations have finished.
    private func click(_ text: String, in page: Page) async throws {
        let button = """
            [...document.querySelectorAll('button, [role=radio]')].find(
              (it) => it.textContent.trim() === \(Page.quoted(text)) && !it.closest('[inert]'))
            """
        try await page.waitFor("(\(button)) && document.getAnimations().every((it) => it.playState !== 'running')")
        try await page.evaluate("(\(button)).id = 'button-of-the-test'")
        try await page.click("#button-of-the-test")
        try await page.evaluate("document.querySelector('#button-of-the-test')?.removeAttribute('id')")
    }

    @Test(arguments: Engine.each)
    func `life goes on by mouse and keys`(engine: Engine) async throws {
        try await open(engine) { page in
            try await wait(for: "16 alive", in: page)
            try await click("NextGen", in: page)
            try await wait(for: "24 alive", in: page)
            try await page.click("[aria-label=\"Row 1, column 1, dead\"]")
            try await wait(for: "25 alive", in: page)
            try await click("Files", in: page)
            try await page.waitFor("document.querySelector('textarea')")
            try await page.evaluate("document.querySelector('textarea').focus()")
            try await page.press("a", modifiers: [.control])
            try await page.type("x = 3, y = 1, rule = B3/S23\n3o!")
            try await click("Load text", in: page)
            try await wait(for: "3 alive", in: page)
        }
    }

    @Test(arguments: Engine.each)
    func `a mouse turns cells of the plane and moves it`(engine: Engine) async throws {
        try await open(engine) { page in
            try await click("Plane", in: page)
            try await wait(for: "36 alive", in: page)
            try await page.waitFor("document.querySelector('canvas')")
            let corner = try await page.evaluate(
                "(() => { const { x, y } = document.querySelector('canvas').getBoundingClientRect(); return [x, y]; })()"
            )
            let (x, y) = (try #require(corner[0].double), try #require(corner[1].double))
            func point(_ across: Double, _ down: Double) -> CGPoint { CGPoint(x: x + across, y: y + down) }
            try await page.click(at: point(60, 60))
            try await wait(for: "37 alive", in: page)
            try await page.dragMouse(through: [point(60, 60), point(80, 70), point(120, 100), point(160, 120)])
            try await page.click(at: point(160, 120))
            try await wait(for: "36 alive", in: page)
            try await click("Run", in: page)
            try await page.waitFor("/Generation\\s*([2-9]|[1-9][0-9])/.test(document.body.textContent)")
        }
    }
}
