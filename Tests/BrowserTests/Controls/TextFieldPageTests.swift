import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Letter: View {
    @State private var text = ""
    @State private var note = ""
    @State private var count = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TextField("Note", text: $note, axis: .vertical).textFieldStyle(.roundedBorder).lineLimit(5)
            TextEditor(text: $text).textEditorStyle(.roundedBorder).frame(height: 120)
            TextField("Count", value: $count, format: .number).textFieldStyle(.roundedBorder)
            Text(verbatim: "\(note.split(separator: "\n").count) lines, \(text.count) characters, \(count)")
        }
        .frame(width: 280)
    }
}

private struct Log: View {
    @State var text: String
    @State private var presses = 0

    var body: some View {
        VStack {
            TextEditor(text: $text).frame(height: 120)
            Text(verbatim: "\(text.utf16.count) characters, \(presses) presses")
            Button("Press") { presses += 1 }
        }
        .frame(width: 280)
    }
}

@MainActor
@Suite("Text fields in Chromium")
struct TextFieldPageTests {
    private static let focusAtEnd = """
        (() => {
          const field = document.querySelector('textarea');
          field.focus();
          field.setSelectionRange(field.value.length, field.value.length);
        })()
        """

    @Test func `a long text is edited and the window goes on`() async throws {
        try await ViewPage.run(Log(text: String(repeating: "x", count: 70_000))) { view in
            let page = view.page
            try await page.evaluate(Self.focusAtEnd)
            try await page.press("Backspace")
            try await view.waitForText("69999 characters")
            try await page.type("ab")
            try await view.waitForText("70001 characters")
            try await view.press(button: "Press")
            try await view.waitForText("70001 characters, 1 presses")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `a long text is heard before what is pressed after it`() async throws {
        try await ViewPage.run(Log(text: String(repeating: "x", count: 5000))) { view in
            // All in one turn of the page: the last text hasn't been sent when the button is pressed.
            try await view.page.evaluate(
                """
                (() => {
                  const field = document.querySelector('textarea');
                  field.focus();
                  for (const letter of 'abc') {
                    field.setRangeText(letter, field.value.length, field.value.length, 'end');
                    field.dispatchEvent(new InputEvent('input'));
                  }
                  document.querySelector('button').click();
                })()
                """)
            try await view.waitForText("5003 characters, 1 presses")
        }
    }

    @Test func `a text that is too long to be reported can be read but not edited`() async throws {
        try await ViewPage.run(Log(text: String(repeating: "x", count: 160_001))) { view in
            let page = view.page
            try await page.evaluate(Self.focusAtEnd)
            try await page.press("Backspace")
            try await view.press(button: "Press")
            try await view.waitForText("160001 characters, 1 presses")
            #expect(try await page.evaluate("document.querySelector('textarea').value.length") == 160_001)
        }
    }

    @Test func `the keyboard stays where it was moved last`() async throws {
        try await ViewPage.run(Log(text: "a")) { view in
            let page = view.page
            let before = page.framesSent.count
            for _ in 0..<10 {
                try await page.evaluate("document.querySelector('textarea').focus()")
                try await page.evaluate("document.querySelector('button').focus()")
            }
            try await page.press("Enter")
            try await view.waitForText("1 presses")
            #expect(try await page.evaluate("document.activeElement.localName") == "button")
            // Each time a focus and a blur, plus the acknowledgements of the pictures.
            #expect(page.framesSent.count - before < 200)
        }
    }

    @Test func `fields of several lines take returns`() async throws {
        try await ViewPage.run(Letter()) { view in
            let page = view.page
            try await page.evaluate("document.querySelector('textarea').focus()")
            let height = try await page.evaluate("document.querySelector('textarea').offsetHeight").double ?? 0
            try await page.type("one")
            try await page.press("Enter")
            try await page.type("two")
            try await view.waitForText("2 lines")
            try await page.waitFor("document.querySelector('textarea').offsetHeight === \(height * 2)")
            #expect(try await page.evaluate("document.querySelector('textarea').value") == "one\ntwo")
            try await page.evaluate("document.querySelectorAll('textarea')[1].focus()")
            try await page.type("dear")
            try await page.press("Enter")
            try await view.waitForText("5 characters")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `a number is taken when the field is left`() async throws {
        try await ViewPage.run(Letter()) { view in
            let page = view.page
            try await page.evaluate(
                "(() => { const field = document.querySelector('input'); field.focus(); field.select(); })()")
            try await page.type("17")
            try await page.evaluate("document.querySelector('textarea').focus()")
            try await view.waitForText("characters, 17")
            try await Screenshots.keep(page, as: "fields")
        }
    }
}
