import Testing

@testable import os

@Suite struct LogFilterTests {
    private let dialog = LogSource(subsystem: "org.example", category: "Dialog")
    private let other = LogSource(subsystem: "net.other", category: "")

    /// The lowest level that passes the filter.
    private func threshold(_ specification: String, _ source: LogSource) -> LogLevel? {
        let filter = LogFilter(specification)
        return LogLevel.allCases.first { filter.allows($0, from: source) }
    }

    @Test func `without a word notices and graver messages are written`() {
        #expect(threshold("", dialog) == .notice)
        #expect(LogFilter("").allows(.fault, from: dialog))
    }

    @Test(arguments: LogLevel.allCases) func `every level can be named`(level: LogLevel) {
        #expect(threshold(level.name.uppercased(), dialog) == level)
    }

    @Test func `default is notice and off is nothing`() {
        #expect(threshold("default", dialog) == .notice)
        #expect(threshold("off", dialog) == nil)
    }

    @Test func `the most particular entry wins`() {
        let specification = "error, org.example=info , org.example:Dialog=trace,org.example:Noise=off"
        #expect(threshold(specification, dialog) == .trace)
        #expect(threshold(specification, LogSource(subsystem: "org.example", category: "Scene")) == .info)
        #expect(threshold(specification, LogSource(subsystem: "org.example", category: "Noise")) == nil)
        #expect(threshold(specification, other) == .error)
    }

    @Test func `what is not understood is kept to be reported and changes nothing`() {
        let filter = LogFilter("loud,=info,org.example=,a=b=debug,,")
        #expect(filter.misunderstood == ["loud", "=info", "org.example="])
        #expect(filter.allows(.debug, from: LogSource(subsystem: "a=b", category: "")))
        #expect(!filter.allows(.info, from: dialog))
    }
}
