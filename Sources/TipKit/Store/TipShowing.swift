import Foundation
import SwiftUI
import SwiftUICore
import ViewTree

/// What a window knows of tips: which are in sight in it, when the next one may come, and what isn't kept of its visitor.
@MainActor @Observable final class TipShowing: WindowService {
    @ObservationIgnored private var counts: [String: Int] = [:]
    /// Changes when a time has come at which a tip may be shown.
    private var times = 0
    @ObservationIgnored private var alarm: (date: Date, task: Task<Void, Never>)?
    @ObservationIgnored private var visitorsValues: TransientValues?
    @ObservationIgnored private weak var graph: ViewGraph?

    init(graph: ViewGraph) { self.graph = graph }

    static var current: TipShowing { ViewGraph.current?.service(TipShowing.self) ?? nowhere }
    /// Of code that runs in no window.
    private static let nowhere = TipShowing()

    private init() {}

    func contains(_ id: String) -> Bool { (counts[id] ?? 0) > 0 }
    func begin(_ id: String) { counts[id, default: 0] += 1 }
    func end(_ id: String) { counts[id] = contains(id) ? counts[id]! - 1 : nil }

    /// What isn't kept of the visitor, for as long as a window of theirs is there.
    var values: TransientValues {
        if let visitorsValues { return visitorsValues }
        let values = TransientValues.of(graph?.windowEnvironment.visitor ?? "")
        visitorsValues = values
        return values
    }

    /// Whoever asks now is told when the time has come.
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

/// Waits for a time, however far it is.
enum TipClock {
    /// No clock takes all numbers.
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
