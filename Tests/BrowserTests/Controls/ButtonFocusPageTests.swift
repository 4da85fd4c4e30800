import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Word: View {
    @State private var text = ""
    @State private var taps = 0
    @State private var isOn = false
    @FocusState private var isIn: Bool

    var body: some View {
        VStack {
            TextField("word", text: $text).focused($isIn)
            Button("Tap") { taps += 1 }
            Button("Never") { taps += 100 }.disabled(true)
            Toggle("Switch", isOn: $isOn)
            Text(verbatim: "\(taps) \(isIn ? "yes" : "no") \(isOn)")
        }
        .padding()
    }
}

@MainActor
@Suite("Buttons beside a field, in Chromium")
struct ButtonFocusPageTests {
    private static let tap = "button:first-of-type"

    @Test func `a press leaves the keyboard in the field`() async throws {
        try await ViewPage.run(Word()) { view in
            try await view.page.click("input")
            try await view.waitForText("0 yes")
            try await view.page.click(Self.tap)
            try await view.waitForText("1 yes")
            try await view.page.click(Self.tap)
            try await view.waitForText("2 yes")
            try await view.page.click("[role=switch]")
            try await view.waitForText("2 yes true")
            try await view.page.click("button:disabled")
            try await view.page.type("a")
            try await view.page.waitFor("document.querySelector('input').value === 'a'")
            try await view.waitForText("2 yes true")
        }
    }

    @Test func `a finger leaves it there too`() async throws {
        try await ViewPage.run(Word(), options: .phone()) { view in
            try await view.page.tap("input")
            try await view.waitForText("0 yes")
            try await view.page.tap(Self.tap)
            try await view.waitForText("1 yes")
            #expect(try await view.page.evaluate("document.activeElement.localName") == "input")
        }
    }

    @Test func `the tab key still leads to buttons`() async throws {
        try await ViewPage.run(Word()) { view in
            try await view.page.click("input")
            try await view.page.pressUnhurried("Tab", " ")
            try await view.waitForText("1 no")
            #expect(try await view.page.evaluate("document.activeElement.localName") == "button")
        }
    }
}
