import BrowserTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// Something to copy, and a field to paste it into.
private struct Copying: View {
    @State private var text = ""

    var body: some View {
        VStack(spacing: 20) {
            Button("Copy") { UIPasteboard.general.string = "a latte, 温かい" }
            TextField("Order", text: $text).frame(width: 300)
            Text(verbatim: "[\(text)]")
        }
    }
}

/// What an app does with the browser's features, in each browser: history and clipboard.
@MainActor
@Suite("The browser's means in every browser", .serialized, .timeLimit(.minutes(5)))
struct MeansPlayTests {
    /// Clicks an uncovered button with the mouse: some browsers only count history entries after user activation.
    private func click(_ name: String, _ view: ViewPage) async throws {
        let button =
            "[...document.querySelectorAll('button')].find((it) => it.textContent === '\(name)' && !it.closest('[inert]'))"
        try await view.page.waitFor("!!(\(button)) && document.getAnimations().length === 0")
        try await view.page.evaluate("void ((\(button)).dataset.pressed = 'yes')")
        try await view.page.click("[data-pressed]")
        try await view.page.evaluate("void delete document.querySelector('[data-pressed]')?.dataset.pressed")
    }

    @Test(arguments: Engine.allCases)
    func `the history goes back and forward through pages and sheets`(engine: Engine) async throws {
        try await ViewPage.run(Rooms(), in: Browser.shared(engine)) { view in
            try await click("deeper", view)
            try await view.settle(at: 1)
            try await click("sheet", view)
            try await view.page.waitFor(Rooms.hasDialog)
            try await view.settle(at: 2)
            try await view.page.goBack()
            try await view.page.waitFor("!\(Rooms.hasDialog) && document.title === 'Page 1'")
            try await view.settle(at: 1)
            try await view.page.goForward()
            try await view.page.waitFor(Rooms.hasDialog)
            try await view.settle(at: 2)
            try await view.page.goBack()
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await view.settle(at: 1)
            #expect(view.page.problems.isEmpty)
        }
    }

    /// WebKit's driver has no clipboard.
    @Test(arguments: [Engine.chromium, .firefox])
    func `what the app copies is pasted by keys`(engine: Engine) async throws {
        try await ViewPage.run(Copying(), in: Browser.shared(engine)) { view in
            try await click("Copy", view)
            // The clipboard has no event, so poll.
            for _ in 0..<40 {
                try await view.page.evaluate("document.querySelector('input').focus()")
                try await view.page.press("a", modifiers: [.control])
                try await view.page.press("v", modifiers: [.control])
                if try await view.page.evaluate("document.querySelector('input').value") == "a latte, 温かい" { break }
                try await Task.sleep(for: .milliseconds(100))
            }
            try await view.waitForText("[a latte, 温かい]")
            // Text that the user cuts can be pasted again.
            try await view.page.press("a", modifiers: [.control])
            try await view.page.press("x", modifiers: [.control])
            try await view.waitForText("[]")
            try await view.page.press("v", modifiers: [.control])
            try await view.page.press("v", modifiers: [.control])
            try await view.waitForText("[a latte, 温かいa latte, 温かい]")
            #expect(view.page.problems.isEmpty)
        }
    }
}
