import BrowserTesting
import SwiftUI
import Testing

private struct Notes: View {
    @State private var text = ""
    @State private var count = 0
    @FocusState private var isTyping: Bool

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Note", text: $text).focused($isTyping)
                Text("\(isTyping ? "typing" : "resting"), \(count)")
            }
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button("Count") { count += 1 }
                    Menu("More") { Button("Count ten") { count += 10 } }
                    Spacer()
                    Button("Done") { isTyping = false }
                }
            }
        }
    }
}

@MainActor
@Suite("The keyboard's bar, in Chromium")
struct KeyboardBarPageTests {
    @Test func `its buttons work for the field which keeps the keyboard`() async throws {
        try await ViewPage.run(Notes(), options: Screenshots.phone(.light)) { view in
            let page = view.page
            try await view.waitForText("resting, 0")
            try await page.click("input")
            try await view.waitForText("typing, 0")
            try await page.waitFor("document.querySelector('[role=toolbar] button')")
            try await Screenshots.keep(page, as: "keyboard-bar")
            try await page.click("[role=toolbar] button")
            try await view.waitForText("typing, 1")
            try await page.type("a")
            try await page.waitFor("document.querySelector('input').value === 'a'")
            try await page.press("Tab")
            try await page.waitFor("document.activeElement.closest('[role=toolbar]')")
            try await page.press("Enter")
            try await view.waitForText("typing, 2")
            try await view.press(button: "More")
            try await view.press(button: "Count ten")
            try await view.waitForText("typing, 12")
            try await page.waitFor("!document.querySelector('dialog')")
            try await view.press(button: "Done")
            try await view.waitForText("resting, 12")
            try await page.waitFor("!document.querySelector('[role=toolbar]')")
        }
    }
}
