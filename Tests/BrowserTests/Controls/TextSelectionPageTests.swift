import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// An editor with the actions of a Markdown toolbar.
private struct MarkdownNote: View {
    @State private var text = ""
    @State private var selection: TextSelection?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TextEditor(text: $text, selection: $selection).frame(height: 120)
            Text(verbatim: "selected: <\(selected)>")
            HStack {
                Button("Bold", action: embolden)
                Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
                Button("Clear") { text = "" }
            }
        }
        .frame(width: 280)
    }

    private var selected: String {
        guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else { return "none" }
        if !range.isEmpty { return String(text[range]) }
        return "caret at \(text.distance(from: text.startIndex, to: range.lowerBound))"
    }

    private func embolden() {
        guard case .selection(let range)? = selection?.indices else { return }
        let start = text.distance(from: text.startIndex, to: range.lowerBound) + 2
        let part = text[range]
        text.replaceSubrange(range, with: "**\(part)**")
        let first = text.index(text.startIndex, offsetBy: start)
        selection = TextSelection(range: first..<text.index(first, offsetBy: part.count))
    }
}

/// A field whose app converts typed text to capitals.
private struct Code: View {
    @State private var text = ""
    @State private var selection: TextSelection?

    var body: some View {
        VStack {
            TextField("Code", text: $text, selection: $selection).onChange(of: text) { text = text.uppercased() }
            Text(verbatim: "\(text) \(offset)")
        }
    }

    private var offset: Int {
        guard case .selection(let range)? = selection?.indices, range.upperBound <= text.endIndex else { return -1 }
        return text.distance(from: text.startIndex, to: range.lowerBound)
    }
}

@MainActor
@Suite("What is selected in fields in Chromium")
struct TextSelectionPageTests {
    /// The field's text and selection.
    private static let state = """
        (() => {
          const { value, selectionStart, selectionEnd } = document.querySelector('textarea, input');
          return [value, selectionStart, selectionEnd];
        })()
        """

    private func place(ofButton name: String, in page: Page) async throws -> CGPoint {
        let box = try await page.evaluate(
            """
            (() => {
              const all = [...document.querySelectorAll('button')];
              const box = all.find((it) => it.textContent === '\(name)').getBoundingClientRect();
              return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """)
        return CGPoint(x: try #require(box[0].double), y: try #require(box[1].double))
    }

    @Test func `a button wraps what was selected by the keyboard`() async throws {
        try await ViewPage.run(MarkdownNote()) { view in
            let page = view.page
            try await page.click("textarea")
            try await view.waitForText("selected: <caret at 0>")
            try await page.type("a 😀 cup")
            try await view.waitForText("selected: <caret at 7>")
            for _ in 0..<5 { try await page.press("ArrowLeft", modifiers: [.shift]) }
            try await view.waitForText("selected: <😀 cup>")
            try await page.click(at: place(ofButton: "Bold", in: page))
            try await page.waitFor("document.querySelector('textarea').value === 'a **😀 cup**'")
            // Pressing a button with the mouse doesn't move the focus, and typing continues in the field.
            #expect(try await page.evaluate(Self.state) == ["a **😀 cup**", 4, 10])
            #expect(try await page.evaluate("document.activeElement.localName") == "textarea")
            try await view.waitForText("selected: <😀 cup>")
            try await page.type("tea")
            try await view.waitForText("selected: <caret at 7>")
            #expect(try await page.evaluate(Self.state) == ["a **tea**", 7, 7])
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `what is selected without the keyboard is seen once it comes`() async throws {
        try await ViewPage.run(MarkdownNote()) { view in
            let page = view.page
            try await page.click("textarea")
            try await page.type("one")
            try await view.press(button: "All")
            try await view.waitForText("selected: <one>")
            #expect(try await page.evaluate("document.activeElement.localName") == "button")
            try await page.evaluate("document.querySelector('textarea').focus()")
            try await page.waitFor("document.querySelector('textarea').selectionStart === 0")
            #expect(try await page.evaluate(Self.state) == ["one", 0, 3])
            try await page.press("ArrowRight")
            try await view.waitForText("selected: <caret at 3>")
        }
    }

    @Test func `a text that the app changes is told with the caret in it`() async throws {
        try await ViewPage.run(MarkdownNote()) { view in
            let page = view.page
            try await page.click("textarea")
            try await page.type("one two")
            try await view.waitForText("selected: <caret at 7>")
            try await page.click(at: place(ofButton: "Clear", in: page))
            try await view.waitForText("selected: <caret at 0>")
            try await page.type("x")
            try await view.waitForText("selected: <caret at 1>")
        }
    }

    @Test func `an app that changes what is typed and the field come to rest`() async throws {
        try await ViewPage.run(Code()) { view in
            let page = view.page
            try await page.click("input")
            try await page.type("ab")
            try await page.press("ArrowLeft")
            try await page.type("c")
            try await view.waitForText("ACB 2")
            try await page.waitFor("document.querySelector('input').value === 'ACB'")
            #expect(try await page.evaluate(Self.state) == ["ACB", 2, 2])
            let sent = page.framesSent.count
            try await page.evaluate(
                """
                (async () => {
                  for (let count = 0; count < 20; count += 1) await new Promise((done) => requestAnimationFrame(done));
                })()
                """)
            // Acknowledgements of the last picture, without any feedback loop.
            #expect(page.framesSent.count - sent <= 3)
        }
    }
}
