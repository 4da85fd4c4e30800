import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// A list of uneven rows under a large title, and a row of pictures that scrolls sideways.
private struct LongPage: View {
    var body: some View {
        NavigationStack {
            List(0..<400, id: \.self) { number in
                Text(verbatim: "Row \(number)").frame(height: number % 7 == 0 ? 90 : 30)
            }
            .safeAreaInset(edge: .bottom) {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(0..<60, id: \.self) { Text(verbatim: "Tile \($0)").frame(width: 90, height: 60) }
                    }
                }
                .background(.background)
            }
            .navigationTitle("Long")
        }
    }
}

@MainActor
@Suite("Scrolled lists in Chromium, reloaded")
struct ReloadedListPageTests {
    /// A script with the top of a row, or null if it isn't there or isn't on the screen.
    private static func top(_ text: String) -> String {
        """
        (() => { const row = [...document.querySelectorAll('.text')].find((node) => node.textContent === '\(text)');
        const top = row?.getBoundingClientRect().top; return top > 0 && top < innerHeight ? top : null; })()
        """
    }

    private static func offset(_ direction: String) -> String {
        """
        Math.max(...[...document.querySelectorAll('.scroll, [class*=scroll]')].map((node) => node.scroll\(direction)))
        """
    }

    @Test func `a reloaded page shows the rows that were there`() async throws {
        try await ViewPage.run(LongPage(), options: .phone()) { view in
            try await view.waitForText("Row 0")
            let page = view.page
            for _ in 0..<6 { try await page.scrollWheel(at: CGPoint(x: 195, y: 400), deltaY: 700) }
            try await page.scrollWheel(at: CGPoint(x: 195, y: 800), deltaX: 900, deltaY: 0)
            try await page.waitFor("\(Self.offset("Top")) > 3000 && \(Self.offset("Left")) > 800")
            // The last report of the offset is under way for a tenth of a second.
            try await Task.sleep(for: .milliseconds(600))
            let names = try await page.evaluate(
                """
                [...document.querySelectorAll('.text')].filter((node) => /^Row/.test(node.textContent)
                && node.getBoundingClientRect().top > 200 && node.getBoundingClientRect().top < 500)
                .map((node) => node.textContent)[0]
                """)
            let name = try #require(names.string)
            let before = try #require(try await page.evaluate(Self.top(name)).double)
            let left = try #require(try await page.evaluate(Self.offset("Left")).double)
            try await page.reload()
            try await page.waitFor("\(Self.top(name)) !== null")
            try await Task.sleep(for: .milliseconds(300))
            #expect(abs(try #require(try await page.evaluate(Self.top(name)).double) - before) < 2)
            #expect(abs(try #require(try await page.evaluate(Self.offset("Left")).double) - left) < 2)
            // Scrolling goes on from there, and back to the top.
            for _ in 0..<12 { try await page.scrollWheel(at: CGPoint(x: 195, y: 400), deltaY: -900) }
            try await page.waitFor("\(Self.top("Row 0")) !== null")
        }
    }

    @Test func `a connection that is cut and comes back moves nothing`() async throws {
        try await ViewPage.run(LongPage(), options: .phone()) { view in
            try await view.waitForText("Row 0")
            let page = view.page
            for _ in 0..<4 { try await page.scrollWheel(at: CGPoint(x: 195, y: 400), deltaY: 500) }
            try await page.waitFor("\(Self.offset("Top")) > 1500")
            try await page.cutWebSockets()
            try await page.scrollWheel(at: CGPoint(x: 195, y: 400), deltaY: 300)
            try await Task.sleep(for: .milliseconds(2500))
            #expect(try #require(try await page.evaluate(Self.offset("Top")).double) > 1800)
        }
    }
}
