import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// A custom full screen, with another one inside.
private struct Screens: View {
    @State private var screen = 0
    @State private var draft = ""

    var body: some View {
        VStack {
            Text(verbatim: "screen \(screen)")
            Button("next") { screen += 1 }
            TextField("draft", text: $draft)
            if screen > 1 {
                Text("inner").onExitCommand { screen = 1 }
            }
        }
        .onExitCommand(perform: screen == 0 ? nil : { screen = 0 })
    }
}

/// Sheets over sheets.
private struct NestedSheets: View {
    var depth = 1
    @State private var isOpen = false

    var body: some View {
        Button("open \(depth)") { isOpen = true }
            .sheet(isPresented: $isOpen) { NestedSheets(depth: depth + 1) }
    }
}

@MainActor
@Suite("The way back in a browser")
struct BackPageTests {
    @Test(arguments: ["sheet", "cover", "popover", "alert", "question", "menu"])
    func `what lies above is closed first`(kind: String) async throws {
        try await ViewPage.run(Rooms()) { view in
            let first = try await view.page.historyIndex()
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.click(kind)
            try await view.page.waitFor(Rooms.hasDialog)
            try await view.settle(at: 2)
            try await view.page.goBack()
            try await view.page.waitFor("!\(Rooms.hasDialog)")
            try await view.settle(at: 1)
            #expect(try await view.page.evaluate("document.title") == "Page 1")
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            #expect(try await view.page.historyIndex() == first)
            #expect(view.page.problems.isEmpty)
        }
    }

    /// A presentation that the app dismisses leaves no history entry for which Back would have to be pressed.
    @Test func `what is closed otherwise is no step back`() async throws {
        try await ViewPage.run(Rooms()) { view in
            let first = try await view.page.historyIndex()
            try await view.click("two deeper")
            try await view.settle(at: 2)
            try await view.click("sheet")
            try await view.settle(at: 3)
            try await view.click("close")
            try await view.settle(at: 2)
            try await view.click("sheet")
            try await view.settle(at: 3)
            try await view.page.press("Escape")
            try await view.settle(at: 2)
            #expect(try await view.page.historyIndex() == first.map { $0 + 2 })
        }
    }

    @Test func `several steps are gone back at once`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("two deeper")
            try await view.settle(at: 2)
            try await view.click("sheet")
            try await view.settle(at: 3)
            try await view.page.evaluate("history.go(-3)")
            try await view.page.waitFor("document.title === 'Page 0' && !\(Rooms.hasDialog)")
            try await view.settle(at: 0)
        }
    }

    @Test func `a sheet that must not be closed stays and the app is not left`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.page.evaluate("document.querySelector('[role=switch]:not([inert] *)').click()")
            try await view.click("sheet")
            try await view.settle(at: 2)
            for _ in 0..<2 {
                try await view.page.goBack()
                try await view.settle(at: 1)
                try await view.settle(at: 2)
                #expect(try await view.page.evaluate(Rooms.hasDialog) == true)
            }
            try await view.click("unlock")
            try await view.waitForText("an open card")
            try await view.page.goBack()
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
        }
    }

    @Test func `several sheets are gone back from by the history`() async throws {
        try await ViewPage.run(NestedSheets()) { view in
            for depth in 1...3 {
                try await view.click("open \(depth)")
                try await view.settle(at: depth)
            }
            // The other sheets stay presented.
            try await view.page.goBack()
            try await view.page.waitFor("document.querySelectorAll('dialog:modal').length === 2")
            try await view.settle(at: 2)
            try await view.page.goForward()
            try await view.page.waitFor("document.querySelectorAll('dialog:modal').length === 3")
            try await view.settle(at: 3)
            try await view.page.evaluate("history.go(-2)")
            try await view.page.waitFor("document.querySelectorAll('dialog').length === 1")
            try await view.settle(at: 1)
            try await view.click("open 2")
            try await view.settle(at: 2)
            try await view.page.evaluate("history.go(-2)")
            try await view.page.waitFor("document.querySelectorAll('dialog').length === 0")
            try await view.settle(at: 0)
        }
    }

    @Test func `a page that is loaded again is where it was`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("two deeper")
            try await view.settle(at: 2)
            try await view.page.reload()
            try await view.page.waitFor("document.title === 'Page 2'")
            try await view.settle(at: 2)
            try await view.click("sheet")
            try await view.settle(at: 3)
            try await view.page.goBack()
            try await view.settle(at: 2)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 1'")
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    @Test func `who comes back from another page is where they were`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await view.click("deeper")
            try await view.settle(at: 1)
            try await view.page.navigate(to: URL(string: "data:text/html,elsewhere")!)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await view.settle(at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await view.page.goBack()
            try await view.page.waitFor("location.href === 'about:blank'")
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 0'")
        }
    }

    @Test func `a screen of the app's own is left by back and by Escape`() async throws {
        try await ViewPage.run(Screens()) { view in
            for leave in [{ try await view.page.goBack() }, { try await view.page.press("Escape") }] {
                try await view.click("next")
                try await view.settle(at: 1)
                try await view.click("next")
                try await view.waitForText("screen 2")
                try await view.settle(at: 2)
                try await leave()
                try await view.waitForText("screen 1")
                try await view.page.click("input")
                try await leave()
                try await view.waitForText("screen 0")
                try await view.settle(at: 0)
            }
        }
    }
}
