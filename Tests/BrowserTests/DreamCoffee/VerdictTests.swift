import BrowserTesting
import Foundation
import SwiftUI
import Testing

@testable import DreamCoffee

/// A guest's verdict on its drink, for players who can't see it.
@MainActor
@Suite("A verdict")
struct VerdictTests {
    private struct Bar: View {
        @State private var isTasted = false

        var body: some View {
            if isTasted {
                VerdictView(comment: "It tastes like the first star!", verdict: nil, hearts: 1)
            } else {
                Button("Brew") { isTasted = true }
            }
        }
    }

    @Test func `is read out once, when it comes`() async throws {
        AppResources.main = Bundle.module
        try await ViewPage.run(Bar(), options: .desktop()) { window in
            let page = window.page
            try await page.evaluate(
                """
                globalThis.spoken = [];
                new MutationObserver((changes) => {
                  for (const change of changes) for (const node of change.addedNodes) spoken.push(node.textContent);
                }).observe(document.querySelector('.announcements'), { childList: true });
                """)
            try await page.press(button: "Brew")
            try await page.waitForLine("It tastes like the first star!")
            try await page.waitFor("spoken.length > 0")
            let spoken = try await page.evaluate("spoken")
            let words = spoken.array?.compactMap(\.string) ?? []
            #expect(words.count == 1 && words[0].hasPrefix("It tastes like the first star!"))
        }
    }
}
