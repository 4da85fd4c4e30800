import BenchmarkReport
import BrowserTesting

/// The time from a press to the new text of a visible row, in a list of 10,000. Kissa's page has only the visible rows,
/// the peers' pages have all of them, as their list views do.
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
