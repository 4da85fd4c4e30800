import Foundation

/// Reports whether a participant is connected, at most once in each interval: a client may reconnect as often as it likes, and
/// each report reaches all other participants.
@MainActor
final class PresenceReport {
    private let seconds: Double
    private let report: (Bool) -> Void
    private var reported: (isConnected: Bool, at: ContinuousClock.Instant)?
    private var wanted = true
    private var isWaiting = false

    /// - Parameters:
    ///   - seconds: The interval.
    ///   - report: Tells the others.
    init(everySeconds seconds: Double = 1, report: @escaping (Bool) -> Void) {
        (self.seconds, self.report) = (seconds, report)
    }

    /// Reports a change, now or at the end of the interval, if it still differs from the last report then.
    func note(isConnected: Bool) {
        wanted = isConnected
        guard !isWaiting, wanted != reported?.isConnected else { return }
        let passed = reported.map { $0.at.duration(to: .now) / .seconds(1) } ?? seconds
        guard passed < seconds else { return reportNow(isConnected: wanted) }
        isWaiting = true
        DispatchQueue.main.asyncAfter(deadline: .now() + (seconds - passed)) { [weak self] in
            MainActor.assumeIsolated { self?.endWaiting() }
        }
    }

    /// Reports without delay, even what was reported before.
    func reportNow(isConnected: Bool) {
        wanted = isConnected
        reported = (isConnected, .now)
        report(isConnected)
    }

    private func endWaiting() {
        isWaiting = false
        note(isConnected: wanted)
    }
}
