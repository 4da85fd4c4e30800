import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// Two root views, in every place where there can be several.
private struct Roots: App {
    var body: some Scene {
        WindowGroup {
            TwoViews(name: "window"); Openers()
        }
    }
}

private struct TwoViews: View {
    let name: String
    var body: some View {
        Text(verbatim: "\(name) top")
        Text(verbatim: "\(name) bottom")
    }
}

private struct Openers: View {
    @State private var opened: String?

    private func isOpen(_ kind: String) -> Binding<Bool> {
        Binding(get: { opened == kind }, set: { opened = $0 ? kind : nil })
    }

    var body: some View {
        NavigationStack {
            VStack {
                ForEach(["sheet", "cover", "popover"], id: \.self) { kind in Button(kind) { opened = kind } }
                NavigationLink("page") { TwoViews(name: "page") }
                TabView { TwoViews(name: "tab").tabItem { Text("Tab") } }
            }
            .popover(isPresented: isOpen("popover")) { TwoViews(name: "popover") }
        }
        .sheet(isPresented: isOpen("sheet")) { TwoViews(name: "sheet") }
        .fullScreenCover(isPresented: isOpen("cover")) { TwoViews(name: "cover") }
    }
}

@MainActor
@Suite("Screens of several views, in Chromium")
struct RootPageTests {
    @Test(arguments: ["window", "tab", "sheet", "cover", "popover", "page"])
    func `one stands below the other`(kind: String) async throws {
        try await ViewPage.run(app: Roots()) { view in
            if !["window", "tab"].contains(kind) { try await view.press(button: kind) }
            try await view.waitForText("\(kind) bottom")
            try await view.page.waitFor("document.getAnimations().length === 0")
            let isBelow = try await view.page.evaluate(
                """
                (() => {
                  const box = (words) => [...document.querySelectorAll('.text')]
                    .find((node) => node.textContent === words).getBoundingClientRect();
                  return box('\(kind) bottom').top >= box('\(kind) top').bottom;
                })()
                """)
            #expect(isBelow == true)
        }
    }
}
