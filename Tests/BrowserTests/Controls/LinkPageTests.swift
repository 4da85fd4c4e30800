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

@MainActor
@Suite("Links in Chromium")
struct LinkPageTests {
    @Test func aLinkIsARealOneAndNoScript() async throws {
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
