import Foundation

/// Something that happens once, which threads and tasks wait for.
package final class FixtureGate: @unchecked Sendable {
    // Unchecked: the condition guards the flag.
    private let condition = NSCondition()
    private var isOpen = false
    /// Nothing comes through it; it ends when the gate opens.
    private let (closed, opening) = AsyncStream.makeStream(of: Never.self)

    package init() {}

    package func open() {
        condition.withLock {
            isOpen = true
            condition.broadcast()
        }
        opening.finish()
    }

    package func block() {
        condition.withLock {
            while !isOpen { condition.wait() }
        }
    }

    /// Fails by the test's time limit if it never opens.
    package func wait() async throws {
        for await _ in closed {}
        try Task.checkCancellation()
    }
}
