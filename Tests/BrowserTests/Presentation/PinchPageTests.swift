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

    /// A reader looks closer at a page, and from afar again: what is laid out stays as it is, and can be pressed.
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
