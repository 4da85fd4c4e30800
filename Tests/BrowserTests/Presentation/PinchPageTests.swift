import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Card: View {
    @State private var isOpen = false
    @State private var presses = 0

    var body: some View {
        VStack {
            Button("Open") { isOpen = true }.accessibilityIdentifier("open")
            Text(verbatim: "pressed \(presses)")
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isOpen) { Button("Press") { presses += 1 }.accessibilityIdentifier("press") }
    }
}

@MainActor
@Suite("A page that is pinched, in Chromium")
struct PinchPageTests {
    private static let root = """
        (() => {
          const box = document.querySelector('.surface > .element');
          return [box.offsetWidth, box.offsetHeight, document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight].join();
        })()
        """

    /// When the page is zoomed in, a finger pans the page, and the card stays where it is.
    @Test func `a finger moves a magnified page and not the card`() async throws {
        try await ViewPage.run(Card(), options: .phone()) { view in
            let page = view.page
            try await page.tap("[data-identifier=open]")
            try await page.waitFor("document.querySelector('dialog:modal') && document.getAnimations().length === 0")
            try await page.pinch(at: CGPoint(x: 195, y: 500), scale: 2)
            try await page.waitFor("visualViewport.scale > 1.5")
            let before = try await page.evaluate("visualViewport.offsetTop").double ?? 0
            try await page.dragFinger(through: stride(from: 300.0, through: 700, by: 20).map { CGPoint(x: 195, y: $0) })
            try await page.waitFor("visualViewport.offsetTop < \(before - 50)")
            #expect(try await page.evaluate("!!document.querySelector('dialog:modal')") == true)
            #expect(
                try await page.evaluate("[...document.querySelectorAll('dialog > .element')].at(-1).style.translate")
                    == "")
        }
    }

    /// Zooming in and out changes nothing in the layout, and elements can still be pressed.
    @Test(arguments: [false, true])
    func `it is laid out as before and can be pressed afterwards`(hasSheet: Bool) async throws {
        try await ViewPage.run(Card(), options: .phone()) { view in
            if hasSheet {
                try await view.page.tap("[data-identifier=open]")
                try await view.page.waitFor(
                    "document.querySelector('dialog:modal') && document.getAnimations().length === 0")
            }
            let before = try await view.page.evaluate(Self.root).string
            try await view.page.pinch(at: CGPoint(x: 195, y: 300), scale: 2)
            try await view.page.waitFor("visualViewport.scale > 1.5")
            #expect(try await view.page.evaluate(Self.root).string == before)
            try await view.page.pinch(at: CGPoint(x: 195, y: 300), scale: 0.25)
            try await view.page.waitFor("visualViewport.scale === 1")
            #expect(try await view.page.evaluate(Self.root).string == before)
            try await view.page.tap("[data-identifier=\(hasSheet ? "press" : "open")]")
            try await view.page.waitFor(
                hasSheet ? "document.body.textContent.includes('pressed 1')" : "document.querySelector('dialog:modal')")
            #expect(view.page.problems.isEmpty)
        }
    }
}
