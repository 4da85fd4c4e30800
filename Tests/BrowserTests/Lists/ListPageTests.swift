import BrowserTesting
import Foundation
import Observation
import SwiftUI
import Testing

@MainActor @Observable private final class Names {
    var rows = (0..<10_000).map { "Row \($0)" }
    var selected: String?
}

private struct NamesView: View {
    @Bindable var names: Names

    var body: some View {
        List(selection: $names.selected) {
            ForEach(names.rows, id: \.self) { Text(verbatim: $0) }
                .onDelete { names.rows.remove(atOffsets: $0) }
        }
    }
}

/// Rows with unpredictable heights.
private struct UnevenRows: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<2000, id: \.self) { number in
                    Text(verbatim: "Row \(number)").frame(height: number % 5 == 0 ? 90 : 24)
                }
            }
        }
    }
}

private struct SectionedNames: View {
    var body: some View {
        List {
            ForEach(0..<30, id: \.self) { section in
                Section("Part \(section)") {
                    ForEach(0..<12, id: \.self) { Text(verbatim: "Row \(section).\($0)") }
                }
            }
        }
        .listStyle(.plain)
    }
}

@MainActor
@Suite("Lists in Chromium")
struct ListPageTests {
    private static let list = "document.querySelector('.scroll:has([role=listitem]), .scroll')"
    private static let middle = CGPoint(x: 195, y: 420)

    /// A script that returns the top of the row with a text.
    private static func top(_ text: String) -> String {
        """
        (() => { const row = [...document.querySelectorAll('.text')].find((node) => node.textContent === '\(text)');
        return row ? row.getBoundingClientRect().top : null; })()
        """
    }

    @Test func `ten thousand rows scroll by the wheel`() async throws {
        try await ViewPage.run(NamesView(names: Names()), options: .phone()) { view in
            try await view.waitForText("Row 0")
            let count = try await view.page.evaluate("document.querySelectorAll('[role=listitem]').length")
            #expect((count.int ?? 0) < 120)
            for _ in 0..<20 { try await view.page.scrollWheel(at: Self.middle, deltaY: 1500) }
            try await view.page.waitFor("\(Self.list).scrollTop > 20000")
            let first = "Math.floor((\(Self.list).scrollTop - 20) / 44) + 3"
            try await view.page.waitFor(
                "[...document.querySelectorAll('.text')].some((node) => node.textContent === `Row ${\(first)}`)")
        }
    }

    @Test func `a jump to the end shows the last row`() async throws {
        try await ViewPage.run(NamesView(names: Names()), options: .phone()) { view in
            try await view.waitForText("Row 0")
            _ = try await view.page.evaluate("\(Self.list).scrollTo({ top: 1e9 })")
            try await view.waitForText("Row 9999")
        }
    }

    @Test func `the arrow keys select and scroll`() async throws {
        let names = Names()
        try await ViewPage.run(NamesView(names: names), options: .phone()) { view in
            try await view.waitForText("Row 3")
            try await view.page.click("[role=listitem]:nth-of-type(2)")
            try await view.page.waitFor("document.querySelector('[aria-current=true]') !== null")
            for _ in 0..<30 {
                _ = try await view.page.evaluate("window.holder = document.activeElement")
                try await view.page.press("ArrowDown")
                try await view.page.waitFor(
                    "document.activeElement !== window.holder && document.activeElement.role === 'listitem'")
            }
            try await view.page.waitFor("document.querySelector('[aria-current=true]') === document.activeElement")
            try await view.page.waitFor("\(Self.list).scrollTop > 300")
            #expect(names.selected != nil)
        }
    }

    @Test func `a swipe and a press delete`() async throws {
        let names = Names()
        try await ViewPage.run(NamesView(names: names), options: .phone()) { view in
            try await view.waitForText("Row 1")
            let top = try await view.page.evaluate(Self.top("Row 1")).double ?? 0
            let line = top + 10
            let points = stride(from: 300.0, through: 140.0, by: -16.0).map { CGPoint(x: $0, y: line) }
            try await view.page.dragFinger(through: points)
            let swiped = """
                [...document.querySelectorAll('[role=listitem]')].find((row) => row.textContent.includes('Row 1'))
                  .querySelector('.scroll').scrollLeft
                """
            try await view.page.waitFor("\(swiped) >= 79")
            try await view.page.tap(at: CGPoint(x: 340, y: line))
            try await view.page.waitFor(
                "![...document.querySelectorAll('.text')].some((n) => n.textContent === 'Row 1')")
            #expect(names.rows.prefix(2) == ["Row 0", "Row 2"])
        }
    }

    @Test func `the delete key deletes the row with the keyboard`() async throws {
        let names = Names()
        try await ViewPage.run(NamesView(names: names), options: .phone()) { view in
            try await view.waitForText("Row 3")
            let top = try await view.page.evaluate(Self.top("Row 2")).double ?? 0
            try await view.page.click(at: CGPoint(x: 100, y: top + 10))
            try await view.page.waitFor("document.querySelector('[aria-current=true]') !== null")
            try await view.page.press("Delete")
            try await view.page.waitFor(
                "![...document.querySelectorAll('.text')].some((n) => n.textContent === 'Row 2')")
            #expect(names.rows.prefix(3) == ["Row 0", "Row 1", "Row 3"])
        }
    }

    @Test func `scrolling up over rows that were never seen moves nothing`() async throws {
        try await ViewPage.run(UnevenRows(), options: .phone()) { view in
            try await view.waitForText("Row 0")
            _ = try await view.page.evaluate("\(Self.list).scrollTo({ top: 30000 })")
            try await view.page.waitFor("!document.body.textContent.includes('Row 0Row 1Row 2')")
            try await view.page.waitFor(
                "document.querySelectorAll('.text').length > 20 && \(Self.list).scrollTop > 20000")
            // A row in the middle of the page stays where the browser's own scrolling puts it.
            for _ in 0..<12 {
                let row = try await view.page.evaluate(
                    """
                    (() => { const row = [...document.querySelectorAll('.text')]
                      .find((node) => { const { top } = node.getBoundingClientRect(); return top > 200 && top < 500; });
                    window.watched = row; window.before = row.getBoundingClientRect().top;
                    \(Self.list).scrollBy({ top: -150, behavior: 'instant' });
                    return row.getBoundingClientRect().top - window.before; })()
                    """)
                #expect(abs((row.double ?? 0) - 150) < 0.01)
                try await Task.sleep(for: .milliseconds(250))
                let later = try await view.page.evaluate("window.watched.getBoundingClientRect().top - window.before")
                #expect(abs((later.double ?? 0) - 150) < 1)
            }
        }
    }

    @Test func `a pinned header stays at the top of its section`() async throws {
        try await ViewPage.run(SectionedNames(), options: .phone()) { view in
            try await view.waitForText("Part 0")
            _ = try await view.page.evaluate("\(Self.list).scrollTo({ top: 200 })")
            try await view.page.waitFor("\(Self.top("Part 0")) > 0 && \(Self.top("Part 0")) < 20")
        }
    }
}
