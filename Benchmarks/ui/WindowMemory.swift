import BenchmarkReport
import BrowserTesting

/// The growth of a server's process for each window that shows the counter.
@MainActor
enum WindowMemory {
    private static let visitors = 5
    private static let windowsPerVisitor = 20
    /// The first windows fill shared caches.
    private static let warmUpWindows = 10

    static func rows(in browser: Browser) async throws -> [Row] {
        let ours = try await kilobytes(.kissa, browser)
        var rows: [Row] = []
        for peer in [Framework.niceGUI, .reactPy] {
            let theirs = try await kilobytes(peer, browser)
            rows.append(Row("memory per window", "KB", ours: ours, peer: theirs, peer.name))
            rows.append(
                Row(
                    "windows per gigabyte", "windows", ours: 1e6 / ours, peer: 1e6 / theirs, peer.name,
                    moreIsBetter: true))
        }
        return rows
    }

    private static func kilobytes(_ framework: Framework, _ browser: Browser) async throws -> Double {
        let server = try framework.serve("counter")
        defer { server.end() }
        try await server.waitUntilListening()
        var pages: [Page] = []
        try await open(warmUpWindows, server, browser, &pages)
        let before = try server.residentKilobytes()
        for _ in 0..<visitors { try await open(windowsPerVisitor, server, browser, &pages) }
        let grown = try server.residentKilobytes() - before
        for page in pages { await page.close() }
        return grown / Double(visitors * windowsPerVisitor)
    }

    /// Opens windows of one visitor, and leaves them open.
    private static func open(
        _ count: Int, _ server: ServerProcess, _ browser: Browser, _ pages: inout [Page]
    ) async throws {
        let visitor = try await browser.newContext()
        for _ in 0..<count {
            let page = try await browser.newPage(in: visitor)
            pages.append(page)
            try await page.navigate(to: server.address)
            try await page.waitFor("document.body.innerText.includes('count 0')")
        }
    }
}
