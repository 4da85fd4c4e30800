import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Links: View {
    var body: some View {
        VStack(spacing: 20) {
            Link("Site", destination: URL(string: "https://example.com/a?b=c")!)
            Link("Script", destination: URL(string: "javascript:alert(1)")!)
            Link("Off", destination: URL(string: "https://example.com")!).disabled(true)
        }
    }
}

private struct OwnLinks: View {
    @State private var heard: [String] = []

    var body: some View {
        VStack(spacing: 20) {
            Text("Read [the terms](myapp://terms) or [run](javascript:alert) it")
            Link("Go", destination: URL(string: "myapp://go")!)
            Text(verbatim: "heard: \(heard.joined(separator: " ")).")
        }
        .environment(
            \.openURL,
            OpenURLAction {
                heard.append($0.absoluteString)
                return .handled
            })
    }
}

@MainActor
@Suite("Links in Chromium")
struct LinkPageTests {
    @Test func `links of the app's own scheme are pressed and never named`() async throws {
        try await ViewPage.run(OwnLinks()) { view in
            let page = view.page
            try await page.waitFor("document.querySelectorAll('a').length === 3")
            let address = try await page.evaluate("location.href")
            for index in 0..<3 { try await page.evaluate("document.querySelectorAll('a')[\(index)].click()") }
            try await view.waitForText("heard: myapp://terms javascript:alert myapp://go.")
            #expect(try await page.evaluate("location.href") == address)
            let addresses = try await page.evaluate(
                "[...document.querySelectorAll('a')].map((a) => a.getAttribute('href'))")
            #expect(addresses == ["#", "#", "#"])
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `a link is a real one and no script`() async throws {
        try await ViewPage.run(Links()) { view in
            let links = try await view.page.evaluate(
                "[...document.querySelectorAll('a')].map((a) => [a.innerText, a.getAttribute('href'), a.rel])")
            #expect(links[0] == ["Site", "https://example.com/a?b=c", "noopener noreferrer"])
            #expect(links[1][1] == .null && links[2][1] == .null)
            let tree = try await view.page.accessibilityTree()
            #expect(tree.first(role: "link", name: "Site") != nil)
            #expect(view.page.problems.isEmpty)
        }
    }
}
