import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Notes: View {
    var body: some View {
        NavigationSplitView {
            List(["Tea", "Cake"], id: \.self) { name in
                NavigationLink(name) { Counting(name: name) }
            }
            .navigationTitle("Notes")
        } detail: {
            Text("Choose")
        }
    }
}

private struct Counting: View {
    let name: String
    @State private var count = 0
    var body: some View {
        VStack {
            Text("Words of \(name), read \(count) times")
            Button("Read") { count += 1 }
        }
    }
}

@MainActor
@Suite("Hidden columns in Chromium")
struct HiddenColumnPageTests {
    /// The right edge of a sidebar row as drawn, and whether it can be reached.
    private func row(_ view: ViewPage) async throws -> (right: Double, isReachable: Bool) {
        let value = try await view.page.evaluate(
            """
            (() => {
              const rows = [...document.querySelectorAll('[role=listitem]')];
              const row = rows.find((it) => it.textContent.includes('Cake'));
              return [row.getBoundingClientRect().right, row.closest('[inert]') === null ? 1 : 0];
            })()
            """)
        let numbers = (value.array ?? []).compactMap(\.double)
        try #require(numbers.count == 2)
        return (numbers[0], numbers[1] == 1)
    }

    /// The reachable button of that name: the page below also has one.
    private func button(_ name: String) -> String {
        "[...document.querySelectorAll('button')].find((it) => it.ariaLabel === '\(name)' && !it.closest('[inert]'))"
    }

    private func press(_ name: String, _ view: ViewPage) async throws {
        try await view.page.waitFor(button(name))
        try await view.page.evaluate("\(button(name)).click()")
    }

    private func settle(_ view: ViewPage) async throws {
        try await view.page.waitFor("document.getAnimations().length === 0")
    }

    @Test func `a sidebar that is hidden leaves what its link led to`() async throws {
        try await ViewPage.run(Notes(), options: PageOptions(width: 1200, height: 700)) { view in
            try await view.press(button: "Tea")
            try await view.press(button: "Read")
            try await view.waitForText("Words of Tea, read 1 times")
            try await press("Hide sidebar", view)
            try await view.page.waitFor(button("Show sidebar"))
            try await settle(view)
            let hidden = try await row(view)
            #expect(hidden.right <= 0 && !hidden.isReachable)
            try await view.waitForText("Words of Tea, read 1 times")
            try await press("Show sidebar", view)
            try await view.page.waitFor(button("Hide sidebar"))
            try await settle(view)
            let shown = try await row(view)
            #expect(shown.right > 0 && shown.isReachable)
            try await view.waitForText("Words of Tea, read 1 times")
        }
    }
}
