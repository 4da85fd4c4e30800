import FoundationAdditions
import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import ClusterTips

/// ClusterTips in a page, with its tests' actions.
@MainActor
struct TipPage {
    let page: Page

    /// Opens the app, and in it the sample with that name; nil for the list.
    static func open(
        _ sample: String?, _ options: PageOptions = .phone(), in browser: Browser? = nil,
        _ body: @MainActor (TipPage) async throws -> Void
    ) async throws {
        AppResources.main = Bundle.module
        try await ViewPage.run(TipListView(), options: options, in: browser) { view in
            let tips = TipPage(page: view.page)
            if let sample { try await tips.push(sample) }
            try await body(tips)
            #expect(view.page.problems.isEmpty)
        }
    }

    /// Presses the row with that text, and waits for its page: moving elements can't be pressed.
    private func push(_ sample: String) async throws {
        let title = try await page.evaluate("document.title").string ?? ""
        try await press(sample)
        try await page.waitFor("document.title !== \(Page.quoted(title))")
        try await rest()
    }

    /// Presses the element with that text, and waits until the page is still.
    func press(_ text: String) async throws {
        let find =
            "[...document.querySelectorAll('button, a')].find((it) => it.innerText.trim() === \(Page.quoted(text)))"
        try await page.waitFor("!!\(find)")
        try await page.evaluate("\(find).click()")
        try await rest()
    }

    /// Waits until no animation runs.
    func rest() async throws {
        try await page.waitFor("document.getAnimations().every((it) => it.playState !== 'running')")
    }

    func waitForText(_ text: String) async throws {
        try await page.waitFor("document.body.innerText.replace(/\\s+/g, ' ').includes(\(Page.quoted(text)))")
    }

    /// The visible position of the element with that identifier.
    func box(_ identifier: String) async throws -> CGRect {
        let script = "document.querySelector('[data-identifier=\(identifier)]').getBoundingClientRect().toJSON()"
        let box = try await page.evaluate(script)
        func number(_ name: String) -> Double { box[name].double ?? .nan }
        return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }

    /// Waits until a condition on the element's box (`box`, in the script) holds.
    func waitForBox(_ identifier: String, _ condition: String) async throws {
        try await page.waitFor(
            "((box) => \(condition))(document.querySelector('[data-identifier=\(identifier)]').getBoundingClientRect())"
        )
    }
}
