import BenchmarkReport
import BrowserTesting
import Foundation

/// From a tap to the changed page: the same counter in Kissa, NiceGUI and ReactPy, each in a process of its own, tapped in
/// turns in one Chromium. And from a process's start to the first picture.
///
///     PORT=8180 BenchmarkUI serve               shows the counter
///     BenchmarkUI COUNTER NICEGUI REACTPY       measures the servers at these addresses
@main
@MainActor
struct Benchmark {
    private static let blocks = 12
    private static let tapsPerBlock = 25
    private static let warmUpTaps = 3

    static func main() {
        if CommandLine.arguments.contains("serve") { CounterApp.main() }
        Task {
            do {
                try await measure()
                exit(0)
            } catch {
                print(error)
                exit(1)
            }
        }
        RunLoop.main.run()
    }

    private static func measure() async throws {
        let addresses = CommandLine.arguments.dropFirst().compactMap { URL(string: $0) }
        let browser = try await Browser.shared()
        var pages: [Page] = []
        for address in addresses { pages.append(try await open(address, in: browser)) }
        let taps = rows(of: try await measure(pages))
        try (taps + [await FirstFrame.row(in: browser)]).report(as: "ui")
    }

    /// The peers need a moment to start.
    private static func open(_ address: URL, in browser: Browser) async throws -> Page {
        let page = try await browser.newPage()
        for attempt in 1... {
            do {
                try await page.navigate(to: address)
                try await page.waitFor("document.body.innerText.includes('count 0')")
                return page
            } catch {
                guard attempt < 30 else { throw error }
                try await Task.sleep(for: .seconds(1))
            }
        }
        return page
    }

    private static let tap = """
        new Promise((done) => {
          const button = document.querySelector('button');
          const start = performance.now();
          const observer = new MutationObserver(() => {
            if (!/count \\d+/.test(document.body.innerText)) return;
            observer.disconnect();
            done(performance.now() - start);
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
          button.click();
        })
        """

    /// Milliseconds, sorted, one list a page. The page that is measured lies in front, as it would for a person: what is
    /// hidden Chromium runs later. The first taps of a block are not counted.
    private static func measure(_ pages: [Page]) async throws -> [[Double]] {
        var times = [[Double]](repeating: [], count: pages.count)
        for _ in 0..<blocks {
            for (index, page) in pages.enumerated() {
                try await page.bringToFront()
                for tapNumber in 0..<(warmUpTaps + tapsPerBlock) {
                    try await Task.sleep(for: .milliseconds(20))
                    guard let time = try await page.evaluate(tap).double else { continue }
                    if tapNumber >= warmUpTaps { times[index].append(time) }
                }
            }
        }
        return times.map { $0.sorted() }
    }

    private static func rows(of times: [[Double]]) -> [Row] {
        var rows: [Row] = []
        for (name, fraction) in [("tap to DOM p50", 0.5), ("tap to DOM p99", 0.99)] {
            func value(_ list: [Double]) -> Double { list[min(Int(Double(list.count) * fraction), list.count - 1)] }
            for (index, peer) in zip(1..., ["NiceGUI", "ReactPy"]) where index < times.count {
                rows.append(Row(name, "ms", ours: value(times[0]), peer: value(times[index]), peer))
            }
        }
        return rows
    }
}
