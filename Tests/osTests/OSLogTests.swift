import Foundation
import Testing

@testable import os

/// Formats values with a format string.
private func formatted(_ format: String, _ values: any CVarArg..., revealingPrivate: Bool = true) -> String {
    OSLogMessage(format: format, values).text(revealingPrivate: revealingPrivate)
}

@Suite("os_log")
struct OSLogTests {
    @Test func `numbers are written as the format says`() {
        #expect(formatted("%d of %i", 3, Int8(-4)) == "3 of -4")
        #expect(formatted("%ld, %lld, %zd, %lu", 1, 2, 3, UInt(4)) == "1, 2, 3, 4")
        #expect(formatted("%05d|%-4d|%+d", 42, 7, 1) == "00042|7   |+1")
        #expect(formatted("%.2f %g", 3.14159, 0.5) == "3.14 0.5")
        #expect(formatted("%.1f", Float(2.25)) == "2.2")
        #expect(formatted("%x %X %o %u", 255, 255, 8, Int8(-1)) == "ff FF 10 255")
        #expect(formatted("%c", 65) == "A")
        #expect(formatted("100 %% of %d", 2) == "100 % of 2")
    }

    @Test func `objects and strings are described`() {
        #expect(formatted("%@ and %@", "tea", 5) == "tea and 5")
        #expect(formatted("%{public}s", "tea") == "tea")
    }

    @Test func `text is private and a number public unless the format says otherwise`() {
        let format = "%@ %{public}@ %d %{private}d %{public, mask.hash}@ %{sensitive}@"
        let text = formatted(format, "a", "b", 1, 2, "c", "d", revealingPrivate: false)
        #expect(text.hasPrefix("<private> b 1 <private> <mask.hash"))
        #expect(formatted("%{sensitive}@", "d") == "<private>")
    }

    @Test(arguments: ["%", "%{public", "%d %d %d", "%.999999999d", "%ll", "%q", "%{}@", "é%日%@", "%n%n%s"])
    func `a strange format is survived`(_ format: String) {
        _ = formatted(format, 1)
        _ = formatted(format, "x")
        _ = formatted(format)
    }

    @Test func `what a format lacks a value for is said`() {
        #expect(formatted("%d and %@", 1) == "1 and <missing>")
        #expect(formatted("%d", 1.5) == "1.5")
    }

    @Test func `every form writes to its log at its level`() throws {
        let written = try lines { destination in
            let log = OSLog(Logger(subsystem: "s", category: "c", destination: destination))
            os_log("one %d", log: log, type: .error, 1)
            os_log(.info, log: log, "two %{public}@", "2")
            os_log("three", log: log)
            os_log(.debug, log: log, "four \(4)")
            Logger(log).fault("five")
        }
        let parts = written.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
        #expect(
            parts == ["error s:c one 1", "info s:c two 2", "notice s:c three", "debug s:c four 4", "fault s:c five"])
    }

    @Test func `a disabled log writes nothing`() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        os_log("nobody reads this", log: .disabled, type: .fault)
    }
}
