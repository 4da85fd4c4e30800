import BrowserTesting
import Foundation
import TestSupport
import Testing

@testable import DocumentationSite

/// The search field of the compatibility table, in a browser.
@Suite(.serialized) struct SearchTests {
    /// A site with the repository's own table, and its server.
    private static func serve() throws -> FixtureServer {
        let site = Site(URL.temporaryDirectory.appending(path: "no-site"), base: "")
        let page = try CompatibilityPage(of: RepositoryFiles.root, in: site).html
        return try FixtureServer { request in
            let name = request.path.split(separator: "/").last.map(String.init) ?? ""
            guard
                let kind = ["js": "text/javascript", "css": "text/css"][
                    name.split(separator: ".").last.map(String.init) ?? ""]
            else { return reply(page, "text/html") }
            return reply((try? RepositoryFiles.text("Sources/DocumentationSite/Client/\(name)")) ?? "", kind)
        }
    }

    private static func reply(_ text: String, _ kind: String) -> FixtureReply {
        FixtureReply(headers: ["Content-Type": kind], steps: [.bytes(Array(text.utf8))])
    }

    /// The symbols in the visible rows, each preceded by the section's title, and the status text.
    private static let shown = """
        [...document.querySelectorAll('tbody tr')].filter(row => row.checkVisibility()).map(row =>
            row.closest('section').ariaLabel + ': ' + row.cells[0].innerText + ' is ' + row.cells[1].innerText)
        """

    private func rows(for symbol: String, in page: Page) async throws -> [String] {
        try await page.evaluate("document.querySelector('#query').select()")
        try await page.type(symbol)
        return try await page.evaluate(Self.shown).array?.compactMap(\.string) ?? []
    }

    @Test func `typing a symbol shows the rows that name it`() async throws {
        let server = try Self.serve()
        defer { server.stop() }
        try await Browser.shared().withPage { page in
            try await page.navigate(to: URL(string: "http://127.0.0.1:\(server.port)/compatibility/")!)
            try await page.waitFor("document.activeElement.id === 'query'")

            let stack = try await rows(for: "NavigationStack", in: page)
            #expect(stack.contains("SwiftUI: NavigationStack is whole"))
            #expect(stack.allSatisfy { $0.localizedCaseInsensitiveContains("NavigationStack") })

            let query = try await rows(for: "@Query", in: page)
            #expect(query.contains { $0.hasPrefix("SwiftData: Query") && $0.hasSuffix("is partial") })

            let charts = try await rows(for: "Chart", in: page)
            #expect(charts.contains { $0.hasPrefix("Charts: Chart, ") && $0.hasSuffix("is partial") })
            #expect(charts.contains { $0.contains("AXChartDescriptor") })
            #expect(!charts.contains { $0.contains("NavigationStack") })

            let missing = try await rows(for: "PDFKit", in: page)
            #expect(missing.contains("Modules that are missing: PDFKit is missing"))

            #expect(try await rows(for: "UIFluxCapacitor", in: page) == [])
            #expect(try await page.evaluate("document.querySelector('#none').checkVisibility()").isTruthy)
        }
    }

    @Test func `the keyboard reaches the field, and an address searches`() async throws {
        let server = try Self.serve()
        defer { server.stop() }
        try await Browser.shared().withPage { page in
            try await page.navigate(to: URL(string: "http://127.0.0.1:\(server.port)/compatibility/#Gauge")!)
            try await page.waitFor("document.querySelector('#count').value.endsWith('rows')")
            let some = try await page.evaluate(Self.shown).array ?? []
            #expect(!some.isEmpty && some.count < 40)

            try await page.press("Escape")
            #expect(try await page.evaluate(Self.shown).array?.count ?? 0 > 500)
            try await page.evaluate("document.activeElement.blur()")
            try await page.press("/")
            #expect(try await page.evaluate("document.activeElement.id + document.activeElement.value") == "query")
        }
    }
}
