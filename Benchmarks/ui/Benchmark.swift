import BrowserHost
import BrowserTesting
import Foundation
import SwiftUI

/// From a tap to the changed page: the same counter in Kissa, NiceGUI and ReactPy, tapped in turns in one Chromium.
@main
@MainActor
struct Benchmark {
    private static let taps = 300
    private static let warmUpTaps = 20

    static func main() async throws {
        let host = BrowserHost(configuration: HostConfiguration(port: 0, page: .init(title: "Counter"))) { handle in
            AppWindow(app: state, name: "Counter") { [weak handle] in handle?.setNeedsRender() }
        }
        let addresses = [try host.start()] + CommandLine.arguments.dropFirst().compactMap { URL(string: $0) }
        defer { host.stop() }
        let browser = try await Browser.shared()
        var pages: [Page] = []
        for address in addresses { pages.append(try await open(address, in: browser)) }
        try report(await measure(pages))
    }

    private static let state = AppState(CounterApp())

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

    /// Milliseconds, sorted, one list a page.
    private static func measure(_ pages: [Page]) async throws -> [[Double]] {
        var times = [[Double]](repeating: [], count: pages.count)
        for round in 0..<(warmUpTaps + taps) {
            for (index, page) in pages.enumerated() {
                guard let time = try await page.evaluate(tap).double else { continue }
                if round >= warmUpTaps { times[index].append(time) }
            }
        }
        return times.map { $0.sorted() }
    }

    private struct Row: Encodable {
        let measure: String
        let unit: String
        let ours: Double
        let peer: Double
        let peerName: String
        let ratio: Double
    }

    private static func report(_ times: [[Double]]) throws {
        var rows: [Row] = []
        for (name, fraction) in [("tap to DOM p50", 0.5), ("tap to DOM p99", 0.99)] {
            func value(_ list: [Double]) -> Double { list[min(Int(Double(list.count) * fraction), list.count - 1)] }
            for (index, peer) in zip(1..., ["NiceGUI", "ReactPy"]) where index < times.count {
                let (ours, theirs) = (value(times[0]), value(times[index]))
                rows.append(
                    Row(measure: name, unit: "ms", ours: ours, peer: theirs, peerName: peer, ratio: theirs / ours))
                print(name, peer, String(format: "%.2f ms, %.2f ms, ratio %.1f", ours, theirs, theirs / ours))
            }
        }
        let folder = URL(fileURLWithPath: ".build/benchmarks")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(rows).write(to: folder.appendingPathComponent("ui.json"))
    }
}

private struct CounterApp: App {
    var body: some Scene { WindowGroup { CounterView() } }
}

private struct CounterView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text(verbatim: "count \(count)")
            Button("Add") { count += 1 }
        }
    }
}
