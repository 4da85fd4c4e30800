import BenchmarkReport
import BrowserTesting

/// The time from pressing a counter's button until the page shows the new number, laid out.
@MainActor
enum TapToDOM {
    static func rows(in browser: Browser) async throws -> [Row] {
        let taps = Taps(
            page: "counter", beginning: "count 0", blocks: 12, tapsPerBlock: 25,
            reading: #"/count \d+/.exec(document.body.innerText)?.[0]"#)
        let times = try await taps.measure(in: browser)
        return Taps.rows("tap to DOM p50", of: times, at: 0.5) + Taps.rows("tap to DOM p99", of: times, at: 0.99)
    }
}
