import Testing

@testable import BrowserHost

@Suite struct LimitSettingsTests {
    private typealias Limits = HostConfiguration.Limits

    @Test func `Limits are set by their names`() throws {
        var limits = Limits()
        try limits.set("windowCountMax=512, messagesPerSecond = 0.5,")
        #expect(limits.windowCountMax == 512 && limits.messagesPerSecond == 0.5)
        try limits.set("")
        #expect(limits.windowCountMax == 512)
    }

    @Test func `Every limit has its name`() {
        #expect(Set(Limits.names) == Set(Mirror(reflecting: Limits()).children.compactMap(\.label)))
    }

    @Test(arguments: [
        ("windows=3", Limits.SettingError.unknown("windows")), ("windowCountMax", .malformed("windowCountMax")),
        ("windowCountMax=3=4", .malformed("windowCountMax=3=4")),
        ("windowCountMax=0", .outOfRange("windowCountMax", value: "0")),
        ("windowCountMax=9223372036854775807", .outOfRange("windowCountMax", value: "9223372036854775807")),
        ("turnSeconds=nan", .outOfRange("turnSeconds", value: "nan")),
        ("turnSeconds=-1", .outOfRange("turnSeconds", value: "-1")),
    ])
    func `What makes no sense is an error`(text: String, error: HostConfiguration.Limits.SettingError) {
        var limits = Limits()
        #expect(throws: error) { try limits.set(text) }
    }
}
