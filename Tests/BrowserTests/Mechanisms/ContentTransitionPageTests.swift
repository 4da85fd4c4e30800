import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Numbers: View {
    @State private var number = 128
    let transition: ContentTransition

    var body: some View {
        VStack(spacing: 20) {
            Text(verbatim: "\(number)").font(.largeTitle).contentTransition(transition)
            Image(systemName: number > 128 ? "star.fill" : "star").font(.largeTitle)
                .contentTransition(.symbolEffect(.replace))
            Button("next") { withAnimation(.linear(duration: 60)) { number += 1 } }
            Button("at once") { number = 500 }
        }
    }
}

/// Transitions of texts and symbols.
@MainActor
@Suite("Content transitions in a page", .serialized, .timeLimit(.minutes(3)))
struct ContentTransitionPageTests {
    private func run(
        _ transition: ContentTransition, reducesMotion: Bool = false, _ body: @MainActor (Page) async throws -> Void
    ) async throws {
        let options = PageOptions(width: 390, height: 400, reducesMotion: reducesMotion)
        try await ViewPage.run(Numbers(transition: transition), options: options) { view in
            try await view.press(button: "next")
            try await view.waitForText("129")
            try await body(view.page)
            #expect(view.page.problems.isEmpty)
        }
    }

    private func count(_ selector: String, in page: Page) async throws -> Double? {
        try await page.evaluate("document.querySelectorAll('\(selector)').length").double
    }

    /// Finishes running animations, which would take a minute.
    private func endMotions(_ page: Page) async throws {
        try await page.evaluate("for (const animation of document.getAnimations()) animation.finish()")
        try await page.waitFor("document.querySelectorAll('.ghost').length === 0")
    }

    @Test func `only the digits that differ roll`() async throws {
        try await run(.numericText()) { page in
            try await page.waitFor("document.querySelector('.text > .ghost')")
            // Two runs that stay, one that is removed and one that is inserted.
            #expect(try await count(".text > .ghost .run", in: page) == 4)
            try await endMotions(page)
            let shown = try await page.evaluate("document.querySelector('.text').textContent")
            #expect(shown.string == "129")
        }
    }

    @Test func `a symbol is replaced by the other`() async throws {
        try await run(.identity) { page in
            try await page.waitFor("document.querySelector('.path > svg.ghost')")
            #expect(try await count(".text > .ghost", in: page) == 0)
            try await endMotions(page)
        }
    }

    @Test(arguments: [ContentTransition.numericText(), .opacity])
    func `with reduced motion the old fades`(transition: ContentTransition) async throws {
        try await run(transition, reducesMotion: true) { page in
            try await page.waitFor("document.querySelector('.text > .lines.ghost')")
            let moves = try await page.evaluate(
                """
                document.getAnimations().some((it) =>
                  it.effect.getKeyframes().some((frame) => "translate" in frame || "scale" in frame))
                """)
            #expect(moves.bool == false)
            try await endMotions(page)
        }
    }

    @Test func `without an animation the new is there at once`() async throws {
        try await ViewPage.run(Numbers(transition: .numericText())) { view in
            try await view.press(button: "at once")
            try await view.waitForText("500")
            #expect(try await count(".ghost", in: view.page) == 0)
        }
    }

    @Test func `what is interrupted leaves nothing behind`() async throws {
        try await run(.numericText(value: 1)) { page in
            for _ in 0..<3 {
                try await page.evaluate("[...document.querySelectorAll('button')][0].click()")
            }
            try await page.waitFor("document.querySelector('.text > .lines').textContent === '132'")
            #expect(try #require(await count(".text > .ghost", in: page)) <= 1)
            try await endMotions(page)
        }
    }
}
