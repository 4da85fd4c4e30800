import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Pages that views present, each on the page before.
private struct PresentedRoom: View {
    let number: Int
    @State private var isShown = false
    @State private var chosen: Int?

    private var next: PresentedRoom { PresentedRoom(number: number + 1) }

    var body: some View {
        VStack {
            NavigationLink("link") { next }
            Button("value") { isShown = true }
            Button("item") { chosen = number + 1 }
        }
        .navigationDestination(isPresented: $isShown) { next }
        .navigationDestination(item: $chosen) { PresentedRoom(number: $0) }
        .navigationTitle("Page \(number)")
    }
}

/// What a browser's Forward shows again, and when that is no longer possible.
@MainActor
@Suite("The way forward again in a browser")
struct ForwardPageTests {
    /// Goes forward to an obsolete entry: it shows nothing, and goes no further.
    private func meetTheEnd(_ view: ViewPage, at position: Int, title: String) async throws {
        let place = try await view.page.historyIndex()
        try await view.page.goForward()
        try await view.page.waitFor("history.state.isDouble === true")
        try await view.settle(at: position)
        #expect(try await view.page.evaluate(Rooms.hasDialog) == false)
        #expect(try await view.page.evaluate("document.title").string == title)
        #expect(try await view.page.historyIndex() == place.map { $0 + 1 })
        // There is no further entry. WebKit's driver doesn't say so.
        if view.page.browser.engine == .webkit {
            try await view.page.goForward()
            try await view.settle(at: position)
        } else {
            await #expect(throws: BrowserError.self) { try await view.page.goForward() }
        }
    }

    /// A page can't remove forward entries from the history.
    @Test func `ends where the app has closed something itself`() async throws {
        try await ViewPage.run(Rooms()) { view in
            let first = try await view.page.historyIndex()
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.click("sheet")
            try await view.settle(at: 2)
            try await view.click("close")
            try await view.settle(at: 1)
            try await meetTheEnd(view, at: 1, title: "Page 1")
            // Back and the next presentation work as if Forward hadn't been tried.
            try await view.click("sheet")
            try await view.settle(at: 2)
            try await view.page.goBack()
            try await view.settle(at: 1)
            #expect(try await view.page.evaluate("document.title") == "Page 1")
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            #expect(try await view.page.historyIndex() == first)
            // And forward again, past the duplicate entry, to the sheet.
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await view.settle(at: 1)
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    @Test func `several entries that are for nothing are one step back`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("two deeper")
            try await view.settle(at: 2)
            try await view.click("sheet")
            try await view.settle(at: 3)
            try await view.click("close and home")
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            let first = try await view.page.historyIndex()
            try await view.page.evaluate("history.go(2)")
            try await view.page.waitFor("history.state.isDouble === true")
            try await view.settle(at: 0)
            try await view.page.goForward()
            try await view.page.waitFor("history.state.place === 3")
            try await view.settle(at: 0)
            // The app dismisses what was opened from there, past the duplicates.
            try await view.click("two deeper")
            try await view.settle(at: 2)
            #expect(try await view.page.evaluate("history.state.place") == 5)
            try await view.click("home")
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            try await view.page.goBack()
            try await view.page.waitFor("location.href === 'about:blank'")
            #expect(try await view.page.historyIndex() == first.map { $0 - 1 })
        }
    }

    @Test func `an entry that is for nothing is left by one step after a reload, too`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.click("sheet")
            try await view.settle(at: 2)
            try await view.click("close")
            try await view.settle(at: 1)
            try await meetTheEnd(view, at: 1, title: "Page 1")
            try await view.page.reload()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
        }
    }

    /// A dialog was answered, or a menu was dismissed. The page before can't be reached from there either.
    @Test(arguments: ["alert", "question", "menu"])
    func `asks no question again`(kind: String) async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            try await view.click(kind)
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("!\(Rooms.hasDialog)")
            try await view.settle(at: 0)
            try await meetTheEnd(view, at: 0, title: "Page 0")
        }
    }

    @Test func `shows pages again that were gone back from`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("two deeper")
            try await view.settle(at: 2)
            for distance in [1, 2] {
                try await view.page.evaluate("history.go(-\(distance))")
                try await view.page.waitFor("document.title === 'Page \(2 - distance)'")
                try await view.settle(at: 2 - distance)
                try await view.page.evaluate("history.go(\(distance))")
                try await view.page.waitFor("document.title === 'Page 2'")
                try await view.settle(at: 2)
            }
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `shows a page again that the bars button went back from`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            let back = "document.querySelector('button[aria-label]:not([inert] *)')"
            try await view.page.waitFor("['Back', 'Page 0'].includes(\(back)?.ariaLabel)")
            try await view.page.evaluate("\(back).click()")
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await view.settle(at: 1)
        }
    }

    @Test(arguments: ["sheet", "cover", "popover"], ["Back", "Escape"])
    func `shows again what was put away`(kind: String, means: String) async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            for _ in 1...2 {
                if try await view.page.evaluate(Rooms.hasDialog) == false { try await view.click(kind) }
                try await view.page.waitFor(Rooms.hasDialog)
                try await view.settle(at: 2)
                if means == "Back" { try await view.page.goBack() } else { try await view.page.press(means) }
                try await view.page.waitFor("!\(Rooms.hasDialog)")
                try await view.settle(at: 1)
                try await view.page.goForward()
                try await view.page.waitFor(Rooms.hasDialog)
                try await view.settle(at: 2)
                #expect(try await view.page.evaluate("document.title") == "Page 1")
            }
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    /// The pages are created again on the way, and so is the browser's page.
    @Test(arguments: [false, true])
    func `leads to a page and to the sheet over it`(isLoadedAgain: Bool) async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.click("sheet")
            try await view.settle(at: 2)
            try await view.page.goBack()
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.settle(at: 0)
            if isLoadedAgain {
                try await view.page.reload()
                try await view.waitForText("page 0")
                try await view.settle(at: 0)
            }
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await view.settle(at: 1)
            #expect(try await view.page.evaluate(Rooms.hasDialog) == false)
            try await view.page.goForward()
            try await view.page.waitFor(Rooms.hasDialog)
            try await view.settle(at: 2)
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    /// The view that presents a page is on a page that is made again itself.
    @Test(arguments: ["link", "value", "item"])
    func `shows pages again that views present`(kind: String) async throws {
        try await ViewPage.run(NavigationStack { PresentedRoom(number: 0) }) { view in
            for number in 1...2 {
                try await view.click(kind)
                try await view.page.waitFor("document.title === 'Page \(number)'")
                try await view.settle(at: number)
            }
            for number in [1, 0] {
                try await view.page.goBack()
                try await view.page.waitFor("document.title === 'Page \(number)'")
                try await view.settle(at: number)
            }
            for number in [1, 2] {
                try await view.page.goForward()
                try await view.page.waitFor("document.title === 'Page \(number)'")
                try await view.settle(at: number)
            }
            for (steps, number) in [(-2, 0), (2, 2)] {
                try await view.page.evaluate("history.go(\(steps))")
                try await view.page.waitFor("document.title === 'Page \(number)'")
                try await view.settle(at: number)
            }
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }
}
