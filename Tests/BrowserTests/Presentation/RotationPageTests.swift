import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// A presentation over the window, with a field in it.
private struct Presenting: View {
    let kind: String
    @State private var isOpen = false
    @State private var text = ""

    private func isOpen(_ kind: String) -> Binding<Bool> {
        Binding(get: { isOpen && self.kind == kind }, set: { isOpen = $0 })
    }

    var body: some View {
        VStack {
            Button("Open") { isOpen = true }
                .popover(isPresented: isOpen("popover")) { card }
            Menu("Menu") { ForEach(0..<6) { Button("row \($0)") {} } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.teal)
        .sheet(isPresented: isOpen("sheet")) { card }
        .fullScreenCover(isPresented: isOpen("cover")) { card }
        .alert("Sure?", isPresented: isOpen("alert")) { TextField("Why", text: $text) }
        .confirmationDialog("Which?", isPresented: isOpen("question")) { Button("This") {} }
    }

    private var card: some View {
        TextField("Field", text: $text).textFieldStyle(.roundedBorder).padding()
    }
}

@MainActor
@Suite("A window whose size changes, in Chromium")
struct RotationPageTests {
    private static let upright = (390, 844), lying = (844, 390)

    /// The page and the picture have the window's size, and the presentation is inside.
    private func isRight(_ view: ViewPage, _ size: (width: Int, height: Int)) async throws {
        try await view.page.waitFor(
            """
            innerWidth === \(size.width) && innerHeight === \(size.height) && visualViewport.scale === 1 &&
            (() => {
              const root = document.querySelector('.surface > .element').getBoundingClientRect();
              return root.width === \(size.width) && root.height === \(size.height);
            })()
            """)
        try await view.page.waitFor("document.getAnimations().length === 0")
        let isWithin = try await view.page.evaluate(
            """
            [...document.querySelectorAll('dialog:modal')].every((dialog) => {
              const box = [...dialog.children].at(-1).getBoundingClientRect();
              return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.top < innerHeight;
            })
            """)
        #expect(isWithin == true)
        let reach = try await view.page.evaluate(
            "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight].join()")
        #expect(reach == .string("\(size.width),\(size.height)"))
    }

    @Test(arguments: ["", "sheet", "cover", "popover", "alert", "question", "menu"])
    func `a phone is turned and turned back`(kind: String) async throws {
        try await ViewPage.run(Presenting(kind: kind), options: .phone()) { view in
            if !kind.isEmpty {
                try await view.press(button: kind == "menu" ? "Menu" : "Open")
                try await view.page.waitFor("document.querySelector('dialog:modal')")
            }
            try await isRight(view, Self.upright)
            for size in [Self.lying, Self.upright, (320, 844), Self.upright] {
                try await view.page.resize(width: size.0, height: size.1)
                try await isRight(view, size)
            }
            #expect(view.page.problems.isEmpty)
        }
    }

    /// If the keyboard covers the page, only the visible part gets smaller.
    @Test(arguments: [1, 2])
    func `the keyboard takes room from the window and zooming does not`(scale: Double) async throws {
        try await ViewPage.run(Presenting(kind: "sheet"), options: .phone()) { view in
            try await view.press(button: "Open")
            try await view.page.evaluate(
                """
                (() => {
                  const seen = { width: 390 / \(scale), height: 500 / \(scale), scale: \(scale), addEventListener() {} };
                  Object.defineProperty(window, 'visualViewport', { value: seen });
                  dispatchEvent(new Event('resize'));
                })()
                """)
            try await view.page.waitFor("document.querySelector('.surface > .element').offsetHeight === 500")
            #expect(try await view.page.evaluate("document.querySelector('.surface > .element').offsetWidth") == 390)
        }
    }
}
