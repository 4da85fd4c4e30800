import BrowserTesting
import SwiftUI
import Testing

/// Fields whose text the app observes, changes and saves.
private struct Names: View {
    @State private var name = ""
    @State private var code = ""
    @State private var letter = "ab"
    @State private var saved = "nothing"

    /// Converts typed text to capitals.
    private var large: Binding<String> {
        Binding {
            code
        } set: {
            code = $0.uppercased()
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            TextField("Code", text: large).textFieldStyle(.roundedBorder)
            TextEditor(text: $letter).frame(height: 80)
            Button("Save") { saved = "saved \(name)" }.keyboardShortcut(.defaultAction)
            Button("Rename") { name = "other" }.keyboardShortcut("r", modifiers: .control)
            Text(verbatim: "[\(name)] [\(code)] [\(letter)] \(saved)")
        }
        .frame(width: 280)
    }
}

/// Words composed with an input method reach the app whole, and the app's changes don't disturb the composition.
@MainActor
@Suite("Compositions in a browser")
struct CompositionPageTests {
    private static let name = "document.querySelectorAll('input')[0]"
    private static let code = "document.querySelectorAll('input')[1]"
    private static let letter = "document.querySelector('textarea')"

    @Test func `a word reaches the app once it is chosen`() async throws {
        try await ViewPage.run(Names()) { view in
            let page = view.page
            try await page.evaluate("\(Self.name).focus()")
            for word in ["k", "か", "かn", "かな"] { try await page.setComposition(word) }
            try await page.waitFor("\(Self.name).value === 'かな'")
            // Events that were sent after the composition's texts would arrive after them.
            try await page.evaluate("document.querySelectorAll('button')[0].click()")
            try await view.waitForText("[] [] [ab] saved")
            try await page.commitComposition("仮名")
            try await view.waitForText("[仮名]")
            // The field is submitted, then the default button is pressed.
            try await page.press("Enter")
            try await view.waitForText("saved 仮名")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `what the app makes of a word waits for the word`() async throws {
        try await ViewPage.run(Names()) { view in
            let page = view.page
            try await page.evaluate("\(Self.code).focus()")
            try await page.type("a")
            try await page.waitFor("\(Self.code).value === 'A'")
            for word in ["k", "ka", "kan"] { try await page.setComposition(word) }
            try await page.waitFor("\(Self.code).value === 'Akan'")
            try await page.commitComposition("kana")
            try await page.waitFor("\(Self.code).value === 'AKANA' && \(Self.code).selectionStart === 5")
            try await page.type("x")
            try await view.waitForText("[AKANAX]")
        }
    }

    /// The word is then merged into the app's text, like other concurrent edits.
    @Test func `a text of the app's doesn't come between the letters of a word`() async throws {
        try await ViewPage.run(Names()) { view in
            let page = view.page
            try await page.evaluate("\(Self.name).focus()")
            try await page.setComposition("か")
            try await page.evaluate("document.querySelectorAll('button')[1].click()")
            try await view.waitForText("[other]")
            #expect(try await page.evaluate("\(Self.name).value") == "か")
            try await page.setComposition("かな")
            try await page.commitComposition("仮名")
            try await page.waitFor("/\\[(other仮名|仮名other)\\]/.test(document.body.textContent)")
            try await page.waitFor("/^(other仮名|仮名other)$/.test(\(Self.name).value)")
        }
    }

    @Test func `a word is composed in the middle of a text`() async throws {
        try await ViewPage.run(Names()) { view in
            let page = view.page
            try await page.evaluate("\(Self.letter).focus(); \(Self.letter).setSelectionRange(1, 1)")
            for word in ["か", "かな"] { try await page.setComposition(word) }
            try await page.commitComposition("仮名")
            try await view.waitForText("[a仮名b]")
            try await page.waitFor("\(Self.letter).selectionStart === 3")
            try await page.type("!")
            try await view.waitForText("[a仮名!b]")
        }
    }
}
