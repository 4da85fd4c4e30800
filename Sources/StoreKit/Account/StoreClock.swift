import Foundation

/// The clock by which subscriptions renew. Tests use another one.
struct StoreClock: Sendable {
    var now: @Sendable () -> Date = { Date() }
    /// Sleeps for some seconds.
    var sleep: @Sendable (TimeInterval) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }

    /// The maximum time of a single sleep: the system's clock doesn't support arbitrary durations.
    private static let stepMax: TimeInterval = 100_000

    /// Waits for a date, however distant.
    ///
    /// - Throws: `CancellationError`.
    func wait(until date: Date) async throws {
        while true {
            let left = date.timeIntervalSince(now())
            guard left > 0 else { return }
            try await sleep(min(left, Self.stepMax))
        }
    }
}
