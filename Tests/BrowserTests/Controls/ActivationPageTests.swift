import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Stars: View {
    @State private var isOn = false
    @State private var count = 0
    @State private var spoken = 0

    var body: some View {
        VStack(spacing: 24) {
            Color.yellow.frame(width: 60, height: 60)
                .onTapGesture { toggle() }
                .accessibilityAction { toggle() }
                .accessibilityIdentifier("star")
            Color.gray.frame(width: 60, height: 60)
                .accessibilityAction { spoken += 1 }
                .accessibilityIdentifier("plain")
            Text(verbatim: "\(isOn ? "on" : "off") \(count) spoken \(spoken)")
        }
    }

    private func toggle() {
        isOn.toggle()
        count += 1
    }
}

@MainActor
@Suite("Accessibility actions in Chromium")
struct ActivationPageTests {
    @Test func `a view is pressed once by whatever means`() async throws {
        try await ViewPage.run(Stars()) { view in
            let page = view.page
            try await page.click("[data-identifier=star]")
            try await view.waitForText("on 1")
            try await page.evaluate("document.querySelector('[data-identifier=star]').click()")
            try await view.waitForText("off 2")
            try await page.evaluate("document.querySelector('[data-identifier=star]').focus()")
            try await page.press("Enter")
            try await view.waitForText("on 3")
            try await page.click("[data-identifier=star]")
            try await view.waitForText("off 4")
        }
    }

    @Test func `a pointer leaves an accessibility action alone`() async throws {
        try await ViewPage.run(Stars()) { view in
            let page = view.page
            try await page.evaluate("document.querySelector('[data-identifier=plain]').click()")
            try await view.waitForText("spoken 1")
            try await page.evaluate("document.querySelector('[data-identifier=plain]').focus()")
            try await page.press(" ")
            try await view.waitForText("spoken 2")
            try await page.click("[data-identifier=plain]")
            try await page.click("[data-identifier=star]")
            try await view.waitForText("on 1 spoken 2")
        }
    }
}
