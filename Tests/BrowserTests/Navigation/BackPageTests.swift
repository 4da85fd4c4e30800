import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// A stack, and everything that can be opened over its pages.
private struct Rooms: View {
    @State private var path: [Int] = []
    @State private var opened: Opened?
    @State private var isLocked = false

    private enum Opened: String, CaseIterable {
        case sheet, cover, popover, alert, question
    }

    private func isOpen(_ kind: Opened) -> Binding<Bool> {
        Binding(get: { opened == kind }, set: { opened = $0 ? kind : nil })
    }

    var body: some View {
        NavigationStack(path: $path) {
            page(0).navigationDestination(for: Int.self) { page($0) }
        }
        .popover(isPresented: isOpen(.popover)) { card.padding() }
        .sheet(isPresented: isOpen(.sheet)) { card.interactiveDismissDisabled(isLocked) }
        .fullScreenCover(isPresented: isOpen(.cover)) { card }
        .alert("Sure?", isPresented: isOpen(.alert)) { Button("Yes") {} }
        .confirmationDialog("Which?", isPresented: isOpen(.question)) { Button("This") {} }
    }

    private func page(_ number: Int) -> some View {
        VStack {
            Text(verbatim: "page \(number)")
            Button("deeper") { path.append(number + 1) }
            Button("two deeper") { path += [number + 1, number + 2] }
            Menu("menu") { Button("row") {} }
            Toggle("locked", isOn: $isLocked)
            ForEach(Opened.allCases, id: \.self) { kind in Button(kind.rawValue) { opened = kind } }
        }
        .navigationTitle("Page \(number)")
    }

    private var card: some View {
        VStack {
            Text(verbatim: isLocked ? "a locked card" : "an open card")
            Button("unlock") { isLocked = false }
            Button("close") { opened = nil }
        }
    }
}

/// A screen of the app's own, with another inside.
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
@Suite("The way back, in Chromium")
struct BackPageTests {
    private static let hasDialog = "!!document.querySelector('dialog:modal')"

    /// Waits until the history has as many entries over the app's first as there are steps back.
    private func settle(_ view: ViewPage, at position: Int) async throws {
        try await view.page.waitFor("history.state.kissa === \(position) && document.getAnimations().length === 0")
    }

    private func click(_ name: String, _ view: ViewPage) async throws {
        try await view.page.waitFor(Self.button(name))
        try await view.page.evaluate("\(Self.button(name)).click()")
    }

    private static func button(_ name: String) -> String {
        "[...document.querySelectorAll('button')].find((it) => it.textContent === '\(name)' && !it.closest('[inert]'))"
    }

    @Test(arguments: ["sheet", "cover", "popover", "alert", "question", "menu"])
    func `what lies above is closed first`(kind: String) async throws {
        try await ViewPage.run(Rooms()) { view in
            let first = try await view.page.historyIndex()
            try await click("deeper", view)
            try await settle(view, at: 1)
            try await click(kind, view)
            try await view.page.waitFor(Self.hasDialog)
            try await settle(view, at: 2)
            try await view.page.goBack()
            try await view.page.waitFor("!\(Self.hasDialog)")
            try await settle(view, at: 1)
            #expect(try await view.page.evaluate("document.title") == "Page 1")
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            #expect(try await view.page.historyIndex() == first)
            #expect(view.page.problems.isEmpty)
        }
    }

    /// What the app closes by itself leaves nothing in the history that Back would have to be pressed for.
    @Test func `what is closed otherwise is no step back`() async throws {
        try await ViewPage.run(Rooms()) { view in
            let first = try await view.page.historyIndex()
            try await click("two deeper", view)
            try await settle(view, at: 2)
            try await click("sheet", view)
            try await settle(view, at: 3)
            try await click("close", view)
            try await settle(view, at: 2)
            try await click("sheet", view)
            try await settle(view, at: 3)
            try await view.page.press("Escape")
            try await settle(view, at: 2)
            #expect(try await view.page.historyIndex() == first + 2)
        }
    }

    /// No page can take its entries ahead out of the history, so one may be gone to: there is nothing to be seen of it.
    @Test func `forward after what the app has closed itself changes nothing`() async throws {
        try await ViewPage.run(Rooms()) { view in
            let first = try await view.page.historyIndex()
            try await click("deeper", view)
            try await settle(view, at: 1)
            try await click("sheet", view)
            try await settle(view, at: 2)
            try await click("close", view)
            try await settle(view, at: 1)
            try await view.page.evaluate(
                "globalThis.visited = []; addEventListener('popstate', ({ state }) => visited.push(state.kissa))")
            for count in 1...2 {
                try await view.page.goForward()
                try await view.page.waitFor("visited.length === \(2 * count)")
                try await settle(view, at: 1)
                #expect(try await view.page.evaluate(Self.hasDialog) == false)
                #expect(try await view.page.evaluate("document.title") == "Page 1")
            }
            #expect(try await view.page.evaluate("visited.join()") == "2,1,2,1")
            // Back and what is opened next are as if nobody had tried.
            try await click("sheet", view)
            try await settle(view, at: 2)
            try await view.page.goBack()
            try await settle(view, at: 1)
            #expect(try await view.page.evaluate("document.title") == "Page 1")
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            #expect(try await view.page.historyIndex() == first)
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `several steps are gone back at once`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("two deeper", view)
            try await settle(view, at: 2)
            try await click("sheet", view)
            try await settle(view, at: 3)
            try await view.page.evaluate("history.go(-3)")
            try await view.page.waitFor("document.title === 'Page 0' && !\(Self.hasDialog)")
            try await settle(view, at: 0)
        }
    }

    @Test func `a sheet that must not be closed stays and the app is not left`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("deeper", view)
            try await settle(view, at: 1)
            try await view.page.evaluate("document.querySelector('[role=switch]:not([inert] *)').click()")
            try await click("sheet", view)
            try await settle(view, at: 2)
            for _ in 0..<2 {
                try await view.page.goBack()
                try await settle(view, at: 1)
                try await settle(view, at: 2)
                #expect(try await view.page.evaluate(Self.hasDialog) == true)
            }
            try await click("unlock", view)
            try await view.waitForText("an open card")
            try await view.page.goBack()
            try await settle(view, at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
        }
    }

    @Test func `forward shows pages again that were gone back from`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("two deeper", view)
            try await settle(view, at: 2)
            for distance in [1, 2] {
                try await view.page.evaluate("history.go(-\(distance))")
                try await view.page.waitFor("document.title === 'Page \(2 - distance)'")
                try await settle(view, at: 2 - distance)
                try await view.page.evaluate("history.go(\(distance))")
                try await view.page.waitFor("document.title === 'Page 2'")
                try await settle(view, at: 2)
            }
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `forward shows a page again that the bars button went back from`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("deeper", view)
            try await settle(view, at: 1)
            let back = "document.querySelector('button[aria-label]:not([inert] *)')"
            try await view.page.waitFor("['Back', 'Page 0'].includes(\(back)?.ariaLabel)")
            try await view.page.evaluate("\(back).click()")
            try await view.page.waitFor("document.title === 'Page 0'")
            try await settle(view, at: 0)
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await settle(view, at: 1)
        }
    }

    /// A question was answered, and what a menu offers was not wanted. From there no way leads to the page before it either.
    @Test(arguments: ["alert", "question", "menu"])
    func `forward asks no question again`(kind: String) async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("deeper", view)
            try await settle(view, at: 1)
            try await view.page.goBack()
            try await settle(view, at: 0)
            try await click(kind, view)
            try await settle(view, at: 1)
            try await view.page.goBack()
            try await settle(view, at: 0)
            // The page may be back before anybody has looked.
            try await view.page.evaluate("addEventListener('popstate', () => { document.body.dataset.moved = 'yes' })")
            try await view.page.goForward()
            try await view.page.waitFor("document.body.dataset.moved === 'yes'")
            try await settle(view, at: 0)
            #expect(try await view.page.evaluate(Self.hasDialog) == false)
            #expect(try await view.page.evaluate("document.title") == "Page 0")
        }
    }

    @Test(arguments: ["sheet", "cover", "popover"], ["Back", "Escape"])
    func `forward shows again what was put away`(kind: String, means: String) async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("deeper", view)
            try await settle(view, at: 1)
            for _ in 1...2 {
                if try await view.page.evaluate(Self.hasDialog) == false { try await click(kind, view) }
                try await view.page.waitFor(Self.hasDialog)
                try await settle(view, at: 2)
                if means == "Back" { try await view.page.goBack() } else { try await view.page.press(means) }
                try await view.page.waitFor("!\(Self.hasDialog)")
                try await settle(view, at: 1)
                try await view.page.goForward()
                try await view.page.waitFor(Self.hasDialog)
                try await settle(view, at: 2)
                #expect(try await view.page.evaluate("document.title") == "Page 1")
            }
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    /// The pages are made anew on the way, and the browser's page as well.
    @Test(arguments: [false, true])
    func `forward leads to a page and to the sheet over it`(isLoadedAgain: Bool) async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("deeper", view)
            try await settle(view, at: 1)
            try await click("sheet", view)
            try await settle(view, at: 2)
            try await view.page.goBack()
            try await settle(view, at: 1)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 0'")
            try await settle(view, at: 0)
            if isLoadedAgain {
                try await view.page.reload()
                try await view.waitForText("page 0")
                try await settle(view, at: 0)
            }
            try await view.page.goForward()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await settle(view, at: 1)
            #expect(try await view.page.evaluate(Self.hasDialog) == false)
            try await view.page.goForward()
            try await view.page.waitFor(Self.hasDialog)
            try await settle(view, at: 2)
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    @Test func `several sheets are gone back from by the history`() async throws {
        try await ViewPage.run(NestedSheets()) { view in
            for depth in 1...3 {
                try await click("open \(depth)", view)
                try await settle(view, at: depth)
            }
            // The sheets below stay where they are.
            try await view.page.goBack()
            try await settle(view, at: 2)
            try await view.page.goForward()
            try await view.page.waitFor("document.querySelectorAll('dialog:modal').length === 3")
            try await settle(view, at: 3)
            try await view.page.evaluate("history.go(-2)")
            try await view.page.waitFor("document.querySelectorAll('dialog').length === 1")
            try await settle(view, at: 1)
            try await click("open 2", view)
            try await settle(view, at: 2)
            try await view.page.evaluate("history.go(-2)")
            try await view.page.waitFor("document.querySelectorAll('dialog').length === 0")
            try await settle(view, at: 0)
        }
    }

    @Test func `a page that is loaded again is where it was`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("two deeper", view)
            try await settle(view, at: 2)
            try await view.page.reload()
            try await view.page.waitFor("document.title === 'Page 2'")
            try await settle(view, at: 2)
            try await click("sheet", view)
            try await settle(view, at: 3)
            try await view.page.goBack()
            try await settle(view, at: 2)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 1'")
            #expect(view.page.problems.isEmpty, "\(view.page.report)")
        }
    }

    @Test func `who comes back from another page is where they were`() async throws {
        try await ViewPage.run(Rooms()) { view in
            try await click("deeper", view)
            try await settle(view, at: 1)
            try await view.page.navigate(to: URL(string: "data:text/html,elsewhere")!)
            try await view.page.goBack()
            try await view.page.waitFor("document.title === 'Page 1'")
            try await settle(view, at: 1)
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
                try await click("next", view)
                try await settle(view, at: 1)
                try await click("next", view)
                try await view.waitForText("screen 2")
                try await settle(view, at: 2)
                try await leave()
                try await view.waitForText("screen 1")
                try await view.page.click("input")
                try await leave()
                try await view.waitForText("screen 0")
                try await settle(view, at: 0)
            }
        }
    }
}
