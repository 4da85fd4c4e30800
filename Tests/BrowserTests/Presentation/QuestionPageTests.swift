import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Asking: View {
    @State private var isAsking = true
    @State private var answer = "none"
    let hasField: Bool

    var body: some View {
        Text("Answer: \(answer)").alert("Close the shop?", isPresented: $isAsking) {
            if hasField { TextField("Reason", text: $answer) }
            Button("Close", role: .destructive) { answer = "close" }
            Button("Cancel", role: .cancel) { answer = "cancel" }
        }
    }
}

private struct Seeing: View {
    @State private var isShown = true
    @State private var presses = 0

    var body: some View {
        VStack {
            Button("Press \(presses)") { presses += 1 }
            Spacer()
        }
        .sheet(isPresented: $isShown) {
            Text("A sheet")
                .presentationDetents([.height(200)])
                .presentationDragIndicator(.visible)
                .presentationBackgroundInteraction(.enabled)
        }
    }
}

@MainActor
@Suite("Questions and sheets in Chromium")
struct QuestionPageTests {
    @Test func `an alert hands the keyboard to the answer that changes nothing`() async throws {
        try await ViewPage.run(Asking(hasField: false)) { view in
            try await view.page.waitFor("document.activeElement?.textContent === 'Cancel'")
            try await view.page.press("Enter")
            try await view.waitForText("Answer: cancel")
        }
    }

    @Test func `an alert hands the keyboard to its field first`() async throws {
        try await ViewPage.run(Asking(hasField: true)) { view in
            try await view.page.waitFor("document.activeElement?.localName === 'input'")
        }
    }

    @Test func `what lies behind an open sheet stays in reach`() async throws {
        try await ViewPage.run(Seeing(), options: Screenshots.phone(.light)) { view in
            try await view.page.waitFor("document.querySelector('dialog.passive[open]')")
            let box = try await view.page.evaluate(
                "(() => { const box = document.querySelector('button').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()"
            )
            let numbers = (box.array ?? []).compactMap(\.double)
            try #require(numbers.count == 2)
            try await view.page.click(at: CGPoint(x: numbers[0], y: numbers[1]))
            try await view.waitForText("Press 1")
            try await Screenshots.keep(view.page, as: "sheet-passive")
        }
    }
}
