import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Everything that removes the focused element, or covers it.
private struct Places: View {
    @State private var path: [Int] = []
    @State private var opened: String?
    @State private var card = 1
    @State private var rows = ["a", "b", "c"]
    @State private var hasOpener = true
    @State private var isBusy = false
    @State private var note = ""
    @State private var said = ""

    private func isOpen(_ kind: String) -> Binding<Bool> {
        Binding(get: { opened == kind }, set: { opened = $0 ? kind : nil })
    }

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(["sheet", "form", "cover", "alert", "question"], id: \.self) { kind in
                    Button(kind) { opened = kind }
                }
                if hasOpener { Button("opener") { opened = "opened" } }
                Button("after the opener") {}
                Button("card \(card)") { card += 1 }.id(card)
                ForEach(rows, id: \.self) { row in Button("row \(row)") { rows.removeAll { $0 == row } } }
                Button("busy") { isBusy = true }.disabled(isBusy)
                Text(verbatim: isBusy ? "working" : "idle")
                Button("free") { isBusy = false }
                Button("push") { path.append(1) }
                TextField("said", text: $said).disabled(isBusy).onSubmit { isBusy = true }
            }
            .navigationDestination(for: Int.self) { page in
                VStack {
                    Text(verbatim: "page \(page)")
                    Button("pop") { path.removeLast() }
                }
            }
        }
        .sheet(isPresented: isOpen("sheet")) {
            VStack {
                Button("first") {}
                Button("usual") { opened = nil }.keyboardShortcut(.defaultAction)
            }
        }
        .sheet(isPresented: isOpen("form")) { TextField("note", text: $note) }
        .sheet(isPresented: isOpen("opened")) {
            Button("take away") { hasOpener = false }
            Button("close") { opened = nil }
        }
        .fullScreenCover(isPresented: isOpen("cover")) { Button("leave") { opened = nil } }
        .alert("Sure?", isPresented: isOpen("alert")) { Button("Yes") {} }
        .confirmationDialog("Delete?", isPresented: isOpen("question")) { Button("Delete", role: .destructive) {} }
    }
}

/// A field that is enabled in turn.
private struct Turns: View {
    @State private var isTurn = true
    @State private var text = ""
    @State private var saidCount = 0
    @State private var pressCount = 0

    var body: some View {
        VStack {
            TextField("words", text: $text)
                .disabled(!isTurn)
                .onSubmit {
                    saidCount += 1
                    isTurn = false
                }
                .opacity(isTurn ? 1 : 0)
            Button("press") { pressCount += 1 }
            Text(verbatim: "said \(saidCount), pressed \(pressCount)")
            Button("turn") { isTurn = true }.accessibilityLabel("turn")
        }
    }
}

@MainActor
@Suite("Where the keyboard goes, in Chromium")
struct KeyboardPlacePageTests {
    private static let holder = "(document.activeElement.ariaLabel ?? document.activeElement.textContent)"

    private func isAt(_ name: String, _ view: ViewPage) async throws {
        try await view.page.waitFor(
            "\(Self.holder) === \(Page.quoted(name)) && document.activeElement.localName === 'button'")
    }

    /// Presses a key at an element, and waits for the result, as a user does.
    private func press(_ view: ViewPage, _ key: String = "Enter", at name: String) async throws {
        try await view.page.press(key)
        try await isAt(name, view)
        try await view.page.waitFor("document.getAnimations().length === 0")
        try await isAt(name, view)
    }

    private func begin(at name: String, _ view: ViewPage) async throws {
        try await view.page.press("Tab")
        let button = "[...document.querySelectorAll('button')].find((it) => it.textContent === \(Page.quoted(name)))"
        try await view.page.evaluate("\(button).focus()")
        try await isAt(name, view)
    }

    @Test(arguments: [("sheet", "usual"), ("cover", "leave"), ("alert", "Yes"), ("question", "Cancel")])
    func `it goes into what is opened and comes back`(kind: String, first: String) async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: kind, view)
            try await press(view, at: first)
            try await press(view, at: kind)
            try await press(view, at: first)
            try await press(view, "Escape", at: kind)
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `who uses keys has the first field and nobody else`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "form", view)
            try await view.page.press("Enter")
            try await view.page.waitFor("document.activeElement.localName === 'input'")
            try await press(view, "Escape", at: "form")
            try await view.page.evaluate("document.activeElement.blur()")
            let form = try await view.page.evaluate(
                "(() => { const box = [...document.querySelectorAll('button')].find((it) => it.textContent === 'form').getBoundingClientRect(); return [box.x + 5, box.y + 5]; })()"
            )
            try await view.page.click(at: CGPoint(x: form[0].double ?? 0, y: form[1].double ?? 0))
            try await view.page.waitFor("document.activeElement.localName === 'dialog'")
        }
    }

    /// A field that is disabled and invisible until its turn keeps the focus: keys for it don't press a button next to it.
    @Test func `a field that is transparent for a while has it again`() async throws {
        try await ViewPage.run(Turns()) { view in
            try await view.page.press("Tab")
            try await view.page.waitFor("document.activeElement.localName === 'input'")
            for number in 1...2 {
                try await view.page.pressUnhurried("Enter")
                try await view.waitForText("said \(number)")
                #expect(try await view.page.evaluate("document.activeElement.localName") != "button")
                try await view.page.pressUnhurried(" ")
                try await view.waitForText("pressed 0")
                try await view.page.evaluate("document.querySelector('[aria-label=turn]').click()")
                try await view.page.waitFor("document.activeElement.localName === 'input'")
            }
        }
    }

    /// The content of a button covers its own outline, so the focus ring is drawn above it.
    @Test func `the ring is above what a button of a card shows`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "sheet", view)
            try await press(view, at: "usual")
            let ring = try await view.page.evaluate(
                """
                (() => {
                  const { borderTopWidth, zIndex, content } = getComputedStyle(document.activeElement, '::before');
                  return [borderTopWidth, Number(zIndex) > 1000, content !== 'none'].join();
                })()
                """)
            #expect(ring == "3px,true,true")
        }
    }

    @Test func `what comes in place of its control has it`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "card 1", view)
            try await press(view, at: "card 2")
            try await press(view, at: "card 3")
        }
    }

    @Test func `the nearest has it where its control is gone`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "row b", view)
            try await press(view, at: "row c")
            try await press(view, at: "busy")
        }
    }

    @Test func `where the opener is gone its neighbour has it`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "opener", view)
            try await press(view, at: "take away")
            try await press(view, at: "take away")
            try await view.page.press("Tab")
            try await press(view, at: "after the opener")
        }
    }

    @Test func `a page has it and gives it back to the link`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "push", view)
            try await view.page.press("Enter")
            try await view.waitForText("page 1")
            try await view.page.waitFor(
                "document.activeElement.closest('button') && !document.activeElement.closest('[inert]')")
            let pop = "[...document.querySelectorAll('button')].find((it) => it.textContent === 'pop')"
            try await view.page.evaluate("\(pop).focus()")
            try await press(view, at: "push")
        }
    }

    @Test func `a disabled button keeps it and can be pressed again`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "busy", view)
            try await press(view, at: "busy")
            try await view.waitForText("working")
            #expect(try await view.page.evaluate("document.activeElement.ariaDisabled") == "true")
            try await press(view, "Tab", at: "free")
            #expect(
                try await view.page.evaluate(
                    "[...document.querySelectorAll('button')].find((it) => it.textContent === 'busy').disabled") == true
            )
            try await view.page.press("Enter")
            try await view.waitForText("idle")
        }
    }

    /// Keys typed while a field is disabled are meant for it.
    @Test func `a disabled field leaves it to nobody and has it again`() async throws {
        try await ViewPage.run(Places()) { view in
            let field = "document.querySelector('input')"
            try await view.page.press("Tab")
            try await view.page.evaluate("\(field).focus()")
            try await view.page.press("Enter")
            try await view.page.waitFor("\(field).disabled")
            try await view.waitForText("working")
            #expect(try await view.page.evaluate("document.activeElement.localName") != "button")
            let free = "[...document.querySelectorAll('button')].find((it) => it.textContent === 'free')"
            try await view.page.evaluate("\(free).click()")
            try await view.page.waitFor("document.activeElement === \(field)")
        }
    }

    @Test func `a key that is held down presses nothing that came meanwhile`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "card 1", view)
            try await view.page.evaluate(
                """
                void (globalThis.repeated = () => document.activeElement.dispatchEvent(
                  new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })))
                """)
            #expect(try await view.page.evaluate("repeated()") == true)
            try await view.page.evaluate(
                """
                document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
                document.activeElement.click();
                """)
            try await isAt("card 2", view)
            #expect(try await view.page.evaluate("repeated()") == false)
        }
    }

    @Test func `who takes it away has it taken away`() async throws {
        try await ViewPage.run(Places()) { view in
            try await begin(at: "busy", view)
            try await view.page.click(at: CGPoint(x: 3, y: 690))
            try await view.page.waitFor("document.activeElement === document.body")
            let free = "[...document.querySelectorAll('button')].find((it) => it.textContent === 'row a')"
            try await view.page.evaluate("\(free).click()")
            try await view.page.waitFor("!document.body.textContent.includes('row a')")
        }
    }

    @Test(arguments: [("alert", "Sure?"), ("question", "Delete?"), ("sheet", "first")])
    func `what is opened has a name`(kind: String, name: String) async throws {
        try await ViewPage.run(Places()) { view in
            try await view.press(button: kind)
            try await view.page.waitFor("document.querySelector('dialog:modal')")
            let tree = try await view.page.accessibilityTree()
            #expect(tree.all.contains { ["dialog", "alertdialog"].contains($0.role) && $0.name == name }, "\(tree)")
        }
    }
}
