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

/// Opens an address, also above a sheet, where the rest of the page is inert.
private struct Opening: View {
    static let address = "http://127.0.0.1:9/tea"
    @Environment(\.openURL) private var openURL
    @State private var isSheetOpen = false

    var body: some View {
        Button("Sheet") { isSheetOpen = true }
            .sheet(isPresented: $isSheetOpen) { Button("Open") { openURL(URL(string: Self.address)!) } }
    }
}

/// What an app does with the browser's features, in each browser: history, clipboard and addresses.
@MainActor
@Suite("The browser's means in every browser", .serialized, .timeLimit(.minutes(5)))
struct MeansPlayTests {
    @Test(arguments: Engine.each)
    func `the history goes back and forward through pages and sheets`(engine: Engine) async throws {
        try await ViewPage.run(Rooms(), in: Browser.shared(engine)) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.click("sheet")
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

    @Test(arguments: Engine.each)
    func `what the app copies is pasted by keys`(engine: Engine) async throws {
        try await ViewPage.run(Copying(), in: Browser.shared(engine)) { view in
            try await view.click("Copy")
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

    /// Records whether the browser opened a page, which is then closed again.
    private static let watching = """
        const { open } = window;
        window.opened = [];
        window.open = (address, ...rest) => {
          const page = open.call(window, 'about:blank', ...rest);
          window.opened.push(page !== null);
          page?.close();
          return page;
        };
        """

    /// The host's answer comes after the event of the click, when WebKit opens no page.
    @Test(arguments: Engine.each)
    func `an address that the app opens is opened or offered above all else`(engine: Engine) async throws {
        try await ViewPage.run(Opening(), in: Browser.shared(engine)) { view in
            try await view.page.evaluate("(() => {\(Self.watching)})()")
            try await view.click("Sheet")
            try await view.page.waitFor(Rooms.hasDialog)
            try await view.click("Open")
            let banner = "document.querySelector('a.banner')"
            let offers = engine == .webkit
            try await view.page.waitFor("window.opened.length === 1 && window.opened[0] === \(!offers)")
            #expect(
                try await view.page.evaluate("\(banner)?.href ?? null") == (offers ? .string(Opening.address) : .null))
            #expect(view.page.problems.isEmpty)
            guard offers else { return }
            let top = "document.elementFromPoint(innerWidth / 2, \(banner).getBoundingClientRect().y + 10)"
            try await view.page.waitFor("\(banner).contains(\(top))")
            try await view.page.evaluate("\(banner).addEventListener('click', (event) => event.preventDefault())")
            try await view.page.click("a.banner")
            try await view.page.waitFor("!\(banner)")
        }
    }
}
