import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Anchored: View {
    @State private var isShown = false

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                Text(verbatim: isShown ? "open" : "closed").frame(height: 300)
                Button("Show") { isShown = true }
                    .accessibilityIdentifier("show")
                    .popover(isPresented: $isShown, arrowEdge: .bottom) {
                        Text(verbatim: "In the popover").padding()
                    }
                Color.clear.frame(height: 2000)
            }
        }
    }
}

@MainActor
@Suite("Popovers in Chromium")
struct PopoverPageTests {
    /// Whether the arrow touches the button, and the card is centered below it and begins at the arrow's end.
    private static let isBesideItsButton = """
        (() => {
          const card = [...document.querySelectorAll('dialog:modal > .element')].at(-1)?.getBoundingClientRect();
          const button = document.querySelector('[data-identifier=show]').getBoundingClientRect();
          if (!card || document.getAnimations().length > 0) return false;
          const middle = (box) => box.left + box.width / 2;
          return Math.abs(card.top - button.bottom - 10) < 1 && Math.abs(middle(card) - middle(button)) < 1;
        })()
        """

    private func open(_ view: ViewPage) async throws {
        try await view.page.click("[data-identifier=show]")
        try await view.waitForText("open")
        try await view.page.waitFor(Self.isBesideItsButton)
    }

    @Test func `a popover follows its button, and goes by Escape or a press beside it`() async throws {
        try await ViewPage.run(Anchored(), options: PageOptions(width: 1000, height: 800)) { view in
            try await open(view)
            try await Screenshots.keep(view.page, as: "popover")
            #expect(try await view.page.accessibilityTree().first(role: "button", name: "Show") == nil)
            try await view.page.evaluate("document.querySelector('.scroll').scrollTop = 120")
            try await view.page.waitFor(
                "document.querySelector('[data-identifier=show]').getBoundingClientRect().top < 190")
            try await view.page.waitFor(Self.isBesideItsButton)

            try await view.page.press("Escape")
            try await view.waitForText("closed")
            try await view.page.waitFor("document.activeElement?.dataset.identifier === 'show'")
            try await view.page.waitFor("document.querySelector('dialog') === null")

            try await open(view)
            try await view.page.click(at: CGPoint(x: 40, y: 700))
            try await view.waitForText("closed")
        }
    }
}
