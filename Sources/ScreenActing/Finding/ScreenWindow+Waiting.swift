import CoreGraphics
import Foundation
import ScreenReading

// Waits for what the app does in tasks. A limit ends the wait of a test that would fail; it is no time that passes otherwise.
extension ScreenWindow {
    /// Waits for an element to be there and in reach.
    /// - Throws: Where it doesn't come, with what is there instead.
    @discardableResult
    public func wait(for query: ElementQuery, limit: Duration = .seconds(10)) async throws(WindowError) -> ScreenElement
    {
        _ = await isReached(within: limit) { has(query) }
        return try find(query)
    }

    /// Waits for an element to go.
    ///
    /// - Throws: ``WindowError`` where it is still there after the limit.
    public func wait(untilGone query: ElementQuery, limit: Duration = .seconds(10)) async throws(WindowError) {
        guard await !isReached(within: limit, { !has(query) }) else { return }
        throw WindowError("The \(query) is still there after \(limit): \(all(query).map(\.summary)).")
    }

    /// Waits for a condition.
    /// - Parameter what: What is waited for, for the error.
    public func wait(
        for what: String = "what the test waits for", limit: Duration = .seconds(10), until condition: () -> Bool
    ) async throws(WindowError) {
        guard await !isReached(within: limit, condition) else { return }
        throw WindowError("After \(limit), \(what) is not so. The screen is:\n\(text)")
    }

    /// Tasks of the main actor have their turn first; then others have time.
    private func isReached(within limit: Duration, _ condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + limit
        var turns = 0
        while true {
            settle()
            if condition() { return true }
            guard ContinuousClock.now < deadline, !Task.isCancelled else { return false }
            if turns < 20 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
            turns += 1
        }
    }
}
