import SwiftUI
import Testing

/// The device's properties that apps read with UIKit.
private struct Asking: View {
    var body: some View {
        VStack {
            Button("Copy") { UIPasteboard.general.string = "a latte" }.accessibilityIdentifier("copy")
            Button("Feel") { UIImpactFeedbackGenerator(style: .heavy).impactOccurred() }.accessibilityIdentifier("feel")
            Text(verbatim: "\(Int(UIScreen.main.bounds.width)) wide")
            Text("dots").underline(pattern: .dot, color: .red)
        }
    }
}

@MainActor
@Suite("The visitor's device in Chromium")
struct DevicePageTests {
    @Test func `the clipboard the motor and the window's width`() async throws {
        try await ViewPage.run(Asking()) { view in
            try await view.page.evaluate(
                """
                navigator.clipboard.writeText = async (text) => { window.copied = text; };
                navigator.vibrate = (pattern) => { window.felt = JSON.stringify(pattern); };
                """)
            try await view.page.click("[data-identifier=copy]")
            try await view.page.waitFor("window.copied === 'a latte'")
            try await view.page.click("[data-identifier=feel]")
            try await view.page.waitFor("window.felt === '[30]'")
            try await view.page.waitFor("document.body.textContent.includes(`${innerWidth} wide`)")
            try await view.page.waitFor(
                "[...document.querySelectorAll('.run')].some(run => getComputedStyle(run).textDecorationStyle === 'dotted')"
            )
        }
    }
}
