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

@MainActor
@Suite("Text fields in Chromium")
struct TextFieldPageTests {
    @Test func fieldsOfSeveralLinesTakeReturns() async throws {
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

    @Test func aNumberIsTakenWhenTheFieldIsLeft() async throws {
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
