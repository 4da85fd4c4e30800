import Foundation
import SwiftUI
import SwiftUICore
import ViewTree

/// A window's state for tips: the visible tips, the time of the next one, and its visitor's transient values.
@MainActor @Observable final class TipShowing: WindowService {
    @ObservationIgnored private var counts: [String: Int] = [:]
    /// Incremented when a tip may have become available by the passage of time.
    private var times = 0
    @ObservationIgnored private var alarm: (date: Date, task: Task<Void, Never>)?
    @ObservationIgnored private var visitorsValues: TransientValues?
    @ObservationIgnored private weak var graph: ViewGraph?

    init(graph: ViewGraph) { self.graph = graph }

    static var current: TipShowing { ViewGraph.current?.service(TipShowing.self) ?? nowhere }
    /// The state for code outside of any window.
    private static let nowhere = TipShowing()

    private init() {}

    func contains(_ id: String) -> Bool { (counts[id] ?? 0) > 0 }
    func begin(_ id: String) { counts[id, default: 0] += 1 }
    func end(_ id: String) { counts[id] = contains(id) ? counts[id]! - 1 : nil }

    /// The visitor's transient values, which exist as long as the visitor has a window.
    var values: TransientValues {
        if let visitorsValues { return visitorsValues }
        let values = TransientValues.of(graph?.windowEnvironment.visitor ?? "")
        visitorsValues = values
        return values
    }

    /// Notifies observers at a date.
    func lookAgain(at date: Date) {
        _ = times
        if let alarm, alarm.date <= date { return }
        alarm?.task.cancel()
        let task = Task { [weak self] in
            do { try await TipClock.wait(until: date) } catch { return }
            self?.timeHasCome()
        }
        alarm = (date, task)
    }

    private func timeHasCome() {
        alarm = nil
        times += 1
    }

    func windowDidEnd() {
        alarm?.task.cancel()
        (alarm, visitorsValues) = (nil, nil)
    }
}

/// Waits for a date, however distant.
enum TipClock {
    /// The maximum time of a single sleep: the clock doesn't support arbitrary durations.
    private static let stepMax: TimeInterval = 100_000

    /// - Throws: `CancellationError`.
    static func wait(
        until date: Date, isolation: isolated (any Actor)? = #isolation, now: () -> Date = { Date() },
        sleep: (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) async throws {
        while true {
            let left = date.timeIntervalSince(now())
            guard left > 0 else { return }
            try await sleep(.seconds(min(left, stepMax)))
        }
    }
}
