import BenchmarkReport
import BrowserTesting
import Foundation

/// Presses the button of the same page in every framework, alternately, and measures the time until the page has
/// changed.
@MainActor
struct Taps {
    let page: String
    /// The page's text before the first press.
    let beginning: String
    let blocks: Int
    let tapsPerBlock: Int
    /// JavaScript that takes `records`, the mutations, and returns the page's current text; undefined if they don't
    /// show it. Before the press there are no records.
    let reading: String
    private static let warmUpTaps = 3

    /// Milliseconds, sorted, one list per framework.
    func measure(in browser: Browser) async throws -> [[Double]] {
        let servers = try Framework.all.map { try $0.serve(page) }
        defer { for server in servers { server.end() } }
        var pages: [Page] = []
        for server in servers { pages.append(try await open(server, in: browser)) }
        let times = try await measure(pages)
        for page in pages { await page.close() }
        return times
    }

    private func open(_ server: ServerProcess, in browser: Browser) async throws -> Page {
        try await server.waitUntilListening()
        let page = try await browser.newPage()
        try await page.navigate(to: server.address)
        try await page.waitFor("document.body.innerText.includes('\(beginning)')", timeout: .seconds(60))
        try await page.stopWatchingNetwork()
        return page
    }

    /// Only a changed text counts: a page may give visual feedback at once, such as a ripple under the finger, before
    /// its server has received the press.
    private var tap: String {
        """
        new Promise((done) => {
          const button = document.querySelector('button');
          const read = (records) => \(reading);
          const before = read([]);
          const start = performance.now();
          const observer = new MutationObserver((records) => {
            const now = read(records);
            if (now === undefined || now === before) return;
            observer.disconnect();
            document.body.getBoundingClientRect();
            done(performance.now() - start);
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          button.click();
        })
        """
    }

    /// The measured page is brought to the front, because Chromium throttles hidden pages. The first taps of a block
    /// are a warm-up.
    private func measure(_ pages: [Page]) async throws -> [[Double]] {
        var times = [[Double]](repeating: [], count: pages.count)
        for _ in 0..<blocks {
            for (index, page) in pages.enumerated() {
                try await page.bringToFront()
                for tapNumber in 0..<(Self.warmUpTaps + tapsPerBlock) {
                    try await Task.sleep(for: .milliseconds(20))
                    guard let time = try await page.evaluate(tap).double else { continue }
                    if tapNumber >= Self.warmUpTaps { times[index].append(time) }
                }
            }
        }
        return times.map { $0.sorted() }
    }

    /// Compares Kissa's time with each peer's at a quantile of the sorted times.
    static func rows(_ name: String, of times: [[Double]], at fraction: Double) -> [Row] {
        func value(_ list: [Double]) -> Double { list[min(Int(Double(list.count) * fraction), list.count - 1)] }
        return zip(Framework.all, times).dropFirst().map { framework, list in
            Row(name, "ms", ours: value(times[0]), peer: value(list), framework.name)
        }
    }
}
