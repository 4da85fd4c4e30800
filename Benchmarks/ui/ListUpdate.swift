import BenchmarkReport
import BrowserTesting

/// From a press to the new text of one row in sight, in a list of 10,000. Kissa's page has the rows in sight alone, the
/// peers' pages have all, as their lists do.
@MainActor
enum ListUpdate {
    static func rows(in browser: Browser) async throws -> [Row] {
        let taps = Taps(
            page: "list", beginning: "row 5", blocks: 4, tapsPerBlock: 8,
            reading: """
                records.flatMap(({ target, addedNodes }) => [target, ...addedNodes])
                    .find((node) => /^row 5, now \\d+$/.test(node.textContent))?.textContent
                """)
        return Taps.rows("list 10000 update", of: try await taps.measure(in: browser), at: 0.5)
    }
}
