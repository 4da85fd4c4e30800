import BenchmarkReport
import BrowserTesting

/// The time from starting a server's process to its counter on the page, for Kissa and NiceGUI alternately.
@MainActor
enum FirstFrame {
    private static let rounds = 5

    static func row(in browser: Browser) async throws -> Row {
        var ours: [Double] = []
        var theirs: [Double] = []
        for _ in 0..<rounds {
            ours.append(try await milliseconds(.kissa, browser))
            theirs.append(try await milliseconds(.niceGUI, browser))
        }
        return Row("first frame", "ms", ours: ours.sorted()[rounds / 2], peer: theirs.sorted()[rounds / 2], "NiceGUI")
    }

    /// Starts a server, and opens its address in a page as soon as it listens.
    private static func milliseconds(_ framework: Framework, _ browser: Browser) async throws -> Double {
        let page = try await browser.newPage()
        let clock = ContinuousClock()
        let start = clock.now
        let server = try framework.serve("counter")
        defer { server.end() }
        try await server.waitUntilListening()
        try await page.navigate(to: server.address)
        try await page.waitFor("document.body.innerText.includes('count 0') && !document.querySelector('.waiting')")
        let time = (clock.now - start) / .milliseconds(1)
        await page.close()
        return time
    }
}
