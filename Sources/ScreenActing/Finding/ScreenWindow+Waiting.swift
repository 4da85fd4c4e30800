import CoreGraphics
import Foundation
import ScreenReading

// Waiting for results of the app's tasks. The limit only matters for a test that would fail; otherwise no time is lost.
extension ScreenWindow {
    /// Waits until an element exists and is in reach.
    /// - Throws: ``WindowError`` if it doesn't appear within the limit, with the elements that are there instead.
    @discardableResult
    public func wait(for query: ElementQuery, limit: Duration = .seconds(10)) async throws(WindowError) -> ScreenElement
    {
        _ = await isReached(within: limit) { has(query) }
        return try find(query)
    }

    /// Waits until an element is gone.
    ///
    /// - Throws: ``WindowError`` if it is still there after the limit.
    public func wait(untilGone query: ElementQuery, limit: Duration = .seconds(10)) async throws(WindowError) {
        guard await !isReached(within: limit, { !has(query) }) else { return }
        throw WindowError("The \(query) is still there after \(limit): \(all(query).map(\.summary)).")
    }

    /// Waits for a condition.
    /// - Parameter what: A description of the condition, for the error.
    public func wait(
        for what: String = "what the test waits for", limit: Duration = .seconds(10), until condition: () -> Bool
    ) async throws(WindowError) {
        guard await !isReached(within: limit, condition) else { return }
        throw WindowError("After \(limit), \(what) is not so. The screen is:\n\(text)")
    }

    /// Yields to tasks of the main actor first, and then sleeps for other tasks.
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
