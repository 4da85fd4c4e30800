import Foundation

/// A one-shot event that threads and tasks can wait for.
package final class FixtureGate: @unchecked Sendable {
    // Unchecked: the condition guards the flag.
    private let condition = NSCondition()
    private var isOpen = false
    /// Carries no values; the stream ends when the gate opens.
    private let (closed, opening) = AsyncStream.makeStream(of: Never.self)

    package init() {}

    package func open() {
        condition.withLock {
            isOpen = true
            condition.broadcast()
        }
        opening.finish()
    }

    package var hasOpened: Bool { condition.withLock { isOpen } }

    package func block() {
        condition.withLock {
            while !isOpen { condition.wait() }
        }
    }

    /// If the gate never opens, the test fails by its time limit.
    package func wait() async throws {
        for await _ in closed {}
        try Task.checkCancellation()
    }
}
