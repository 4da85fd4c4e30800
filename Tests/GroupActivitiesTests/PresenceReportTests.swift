import Foundation
import Testing

@testable import GroupActivities

/// How often a participant's connection is reported to the others.
@MainActor
@Suite("A participant's presence")
struct PresenceReportTests {
    @MainActor private final class Reports {
        var all: [Bool] = []
    }

    private let reports = Reports()

    private func presence(everySeconds seconds: Double) -> PresenceReport {
        PresenceReport(everySeconds: seconds) { [reports] in reports.all.append($0) }
    }

    @Test func `many changes are reported by the first one and the state at the end of the interval`() async throws {
        let presence = presence(everySeconds: 0.2)
        presence.note(isConnected: true)
        for _ in 0..<200 {
            presence.note(isConnected: true)
            presence.note(isConnected: false)
        }
        #expect(reports.all == [true])
        while reports.all.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
        #expect(reports.all == [true, false])
    }

    @Test func `a change that is taken back within the interval isn't reported, and the next one is`() async throws {
        let presence = presence(everySeconds: 0.05)
        for isConnected in [true, false, true] { presence.note(isConnected: isConnected) }
        try await Task.sleep(for: .seconds(0.15))
        #expect(reports.all == [true])
        presence.note(isConnected: false)
        #expect(reports.all == [true, false])
    }

    @Test func `what has to be said at once is, and counts as reported`() {
        let presence = presence(everySeconds: 60)
        presence.note(isConnected: true)
        presence.reportNow(isConnected: true)
        presence.note(isConnected: true)
        #expect(reports.all == [true, true])
    }
}
