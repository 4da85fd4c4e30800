import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// A page with the kinds of text that an app has.
private struct MenuPage: View {
    @State private var name = ""

    var body: some View {
        NavigationStack {
            Form {
                Section("Today") {
                    Text("A dream of coffee, with two lattes and a biscuit that nobody has eaten yet")
                    Text("夢の喫茶店でエスプレッソを一杯いかがですか。")
                    LabeledContent("Price", value: "4.50")
                    Text("fine print").font(.caption2).tracking(1)
                }
                TextField("Name", text: $name)
                Button("Order now") {}
            }
            .navigationTitle("Menu")
        }
    }
}

@MainActor
@Suite("What a reader asks of all texts")
struct ReaderTextPageTests {
    /// The window of WebKit's own browser can't be as narrow as a phone.
    nonisolated private static let widths = Engine.preferred == .webkit ? [480, 900] : [320, 900]

    /// The text spacing of WCAG 1.4.12, as set by user style sheets.
    static let spacing = """
        * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }
        """

    /// Texts that aren't inside of their boxes and the window, or that overlap others.
    private static let faults = """
        (() => {
          const faults = [];
          const boxes = [...document.querySelectorAll('.text')].filter((it) => !it.closest('[inert], [aria-hidden=true]')).map((node) => {
            const { left, top, right, bottom } = node.getBoundingClientRect();
            const runs = [...node.querySelectorAll('.run')].map((run) => run.getBoundingClientRect());
            for (const run of runs) {
              if (run.left < left - 1 || run.right > right + 1) faults.push(`${node.textContent} leaves its box: ${run.left} ${run.right} of ${left} ${right}`);
            }
            if (left < -0.5 || right > innerWidth + 0.5) faults.push(`${node.textContent} leaves the window`);
            return { left, top, right, bottom, text: node.textContent };
          });
          for (const [place, one] of boxes.entries()) for (const other of boxes.slice(place + 1)) {
            const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (across > 1 && down > 1) faults.push(`${one.text} lies over ${other.text}`);
          }
          return faults;
        })()
        """

    private func isRight(_ view: ViewPage, _ condition: String) async throws {
        try await view.page.waitFor(condition)
        #expect(try await view.page.evaluate(Self.faults).array?.compactMap(\.string) == [])
        #expect(view.page.problems.isEmpty)
    }

    /// The width of a text, relative to the font size.
    private static let width = "document.querySelector('.run').getBoundingClientRect().width"

    @Test(arguments: widths)
    func `spacing that a reader sets is counted in`(width: Int) async throws {
        try await ViewPage.run(MenuPage(), options: PageOptions(width: width, height: 1200)) { view in
            try await isRight(view, "true")
            let lines = try await view.page.evaluate("document.querySelectorAll('.line').length").double ?? 0
            let height = try await view.page.evaluate("document.querySelector('.paragraph').offsetHeight").double ?? 0
            try await view.page.evaluate(
                """
                globalThis.sheet = new CSSStyleSheet();
                sheet.replaceSync(\(Page.quoted(Self.spacing)));
                document.adoptedStyleSheets = [sheet];
                """)
            try await isRight(
                view,
                """
                [...document.querySelectorAll('.run')].every((run) => run.style.fontSize === '0px' || parseFloat(run.style.letterSpacing) > 0) &&
                document.querySelector('.paragraph').offsetHeight > \(height) && document.querySelectorAll('.line').length >= \(lines)
                """)
            try await view.page.evaluate("void (document.adoptedStyleSheets = [])")
            try await isRight(view, "document.querySelector('.paragraph').offsetHeight === \(height)")
        }
    }

    @Test(arguments: widths)
    func `the smallest size that a browser shows is counted in`(width: Int) async throws {
        let browser = try await Browser.launch(minimumTextSize: 24)
        defer { browser.close() }
        try await ViewPage.run(
            MenuPage(), options: PageOptions(width: width, height: 1200), in: browser
        ) { view in
            try await isRight(
                view,
                "[...document.querySelectorAll('.run')].every((run) => ['0px', ''].includes(run.style.fontSize) || parseFloat(run.style.fontSize) >= 24)"
            )
        }
    }
}
