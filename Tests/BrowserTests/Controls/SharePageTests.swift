import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Sharing: View {
    @State private var date = Date(timeIntervalSince1970: 1_707_955_200)

    var body: some View {
        VStack {
            ShareLink(item: URL(string: "https://example.com/tea")!, message: Text("Have some tea"))
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
            Text("Chosen \(date.formatted(.iso8601.year().month().day()))")
        }
        .padding()
        .preferredColorScheme(.dark)
    }
}

@MainActor
@Suite("Sharing and calendars in Chromium")
struct SharePageTests {
    @Test func `what nobody shares is copied`() async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(.light)) { view in
            try await view.page.evaluate(
                """
                navigator.canShare = undefined;
                navigator.clipboard.writeText = async (text) => { window.copied = text; };
                """)
            try await view.press(button: "Share…")
            try await view.page.waitFor(
                "window.copied === 'Have some tea\\nhttps://example.com/tea' && document.body.textContent.includes('Copied')"
            )
        }
    }

    @Test func `what the browser shares gets the words`() async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(.light)) { view in
            try await view.page.evaluate(
                """
                navigator.canShare = () => true;
                navigator.share = async (words) => { window.shared = JSON.stringify(words); };
                """)
            try await view.press(button: "Share…")
            try await view.page.waitFor(
                "window.shared === JSON.stringify({ text: 'Have some tea', url: 'https://example.com/tea' })")
        }
    }

    @Test func `a day of a calendar is a button`() async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(.light)) { view in
            try await view.press(button: "Tuesday, February 20, 2024")
            try await view.waitForText("Chosen 2024-02-20")
            try await view.press(button: "Next month")
            try await view.waitForText("March 2024")
            try await Screenshots.keep(view.page, as: "calendar-dark")
        }
    }

    @Test func `a preferred scheme is the pages`() async throws {
        try await ViewPage.run(Sharing(), options: Screenshots.phone(.light)) { view in
            try await view.page.waitFor("getComputedStyle(document.body).backgroundColor === 'rgb(0, 0, 0)'")
        }
    }
}
