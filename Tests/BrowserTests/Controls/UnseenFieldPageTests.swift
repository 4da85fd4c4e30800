import BrowserTesting
import SwiftUI
import Testing

/// A field for a code, as in many apps: the text is typed into an invisible field.
private struct CodeEntry: View {
    @State private var code = ""
    @FocusState private var isEntering: Bool

    var body: some View {
        VStack {
            ZStack {
                TextField("Code", text: $code).focused($isEntering).opacity(0)
                HStack {
                    ForEach(0..<4, id: \.self) { place in
                        Text(digit(place)).frame(width: 44, height: 56).border(.secondary)
                    }
                }
                .contentShape(Rectangle())
                .onTapGesture { isEntering = true }
                .accessibilityIdentifier("boxes")
            }
            // The boxes disappear when the code is complete; the field still accepts text.
            .opacity(code.count >= 4 ? 0 : 1)
            Text("Code \(code), \(isEntering ? "entering" : "resting")")
            Button("Done") { isEntering = false }
        }
    }

    private func digit(_ place: Int) -> String {
        place < code.count ? String(code[code.index(code.startIndex, offsetBy: place)]) : ""
    }
}

@MainActor
@Suite("A field that nobody sees, in Chromium")
struct UnseenFieldPageTests {
    @Test func `a field that is transparent takes the keyboard from the app alone`() async throws {
        try await ViewPage.run(CodeEntry(), options: Screenshots.phone(.light)) { view in
            try await view.waitForText("resting")
            try await view.page.waitFor("document.querySelector('input').closest('[inert]')")
            try await view.page.click("[data-identifier=boxes]")
            try await view.waitForText("entering")
            try await view.page.type("42")
            try await view.waitForText("Code 42, entering")
            try await Screenshots.keep(view.page, as: "code-entry")
            try await view.page.type("17")
            try await view.waitForText("Code 4217, entering")
            try await view.page.press("Backspace")
            try await view.waitForText("Code 421, entering")
            try await view.press(button: "Done")
            try await view.waitForText("Code 421, resting")
            try await view.page.waitFor("document.querySelector('input').closest('[inert]')")
        }
    }
}
