import BrowserTesting
import DisplayList
import Foundation
import SwiftUI
import Testing

/// A button with a word that is wider than a line.
private struct NarrowButton: View {
    let word: String

    var body: some View {
        Button {
        } label: {
            Text(verbatim: word).textSelection(.enabled).frame(width: 60)
        }
    }
}

/// Texts with every property that affects a line's height and position.
private struct Paragraphs: View {
    private static let words = "A dream of coffee, 夢の喫茶店で エスプレッソを two lattes 😀 and well\nあたたかいミルク\n\nAVAVA To"

    var body: some View {
        VStack(spacing: 4) {
            ForEach([TextAlignment.leading, .center, .trailing], id: \.self) { alignment in
                Text(verbatim: Self.words).multilineTextAlignment(alignment).lineSpacing(5.5)
            }
            Text(
                "\(Text("small").font(.caption)) and \(Text("LARGE 大").font(.largeTitle)) \(Image(systemName: "star"))")
            Text("up \(Text("there").baselineOffset(9)) \(Image(systemName: "star").foregroundStyle(.red)) on")
            Text(verbatim: Self.words).font(.system(size: 13.5)).tracking(1.5)
            Text(verbatim: "tightly set\nlines").lineSpacing(0).font(.system(size: 40))
            Text(verbatim: "in many colours").foregroundStyle(
                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        }
    }
}

@MainActor
@Suite("Lines of a text are one text")
struct TextFlowPageTests {
    @Test(arguments: ["スパイスクッキー", "Donaudampfschifffahrt"])
    func `a broken word is read found and copied whole`(word: String) async throws {
        try await ViewPage.run(NarrowButton(word: word), in: Browser.shared(.chromium)) { view in
            try await view.page.waitFor("document.querySelectorAll('.line').length > 1")
            let tree = try await view.page.accessibilityTree()
            #expect(tree.first(role: "button", name: word) != nil, "\(tree)")
            try await expectWhole(word, in: view.page)
        }
    }

    @Test func `a broken word is found and copied whole in Firefox`() async throws {
        let word = "スパイスクッキー"
        let text = Text(verbatim: word).textSelection(.enabled).frame(width: 60)
        try await ViewPage.run(text, options: PageOptions(width: 500), in: Browser.shared(.firefox)) { view in
            try await view.page.waitFor("document.querySelectorAll('.line').length > 1")
            try await expectWhole(word, in: view.page)
        }
    }

    private func expectWhole(_ word: String, in page: Page) async throws {
        #expect(try await page.evaluate("find(\(Page.quoted(word)))") == true)
        let copied = "(getSelection().selectAllChildren(document.querySelector('.lines')), getSelection().toString())"
        try await page.evaluate("document.querySelector('.text').style.userSelect = 'text'")
        try await page.evaluate("document.querySelector('.text').style.webkitUserSelect = 'text'")
        #expect(try await page.evaluate(copied).string == word)
    }

    @Test(arguments: [
        (240, Engine.chromium), (331, .chromium), (700, .chromium), (240, .firefox), (700, .firefox), (700, .webkit),
    ])
    func `every run stands where it was laid out`(width: Int, engine: Engine) async throws {
        let options = PageOptions(width: width, height: 1400)
        try await ViewPage.run(Paragraphs(), options: options, in: Browser.shared(engine)) { view in
            #expect(view.window.linePlaces.count > 5)
            let mismatch = try await view.firstLineMismatch()
            #expect(mismatch == nil)
            #expect(view.page.problems.isEmpty)
        }
    }
}
