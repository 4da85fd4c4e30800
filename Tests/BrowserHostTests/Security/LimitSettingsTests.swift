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
    ])
    func `What makes no sense is an error`(text: String, error: HostConfiguration.Limits.SettingError) {
        var limits = Limits()
        #expect(throws: error) { try limits.set(text) }
    }

    @Test(arguments: [
        "windowCountMax=0", "windowCountMax=9223372036854775808", "windowCountMax=1.5", "pingSeconds=65536",
        "hangUpSeconds=70000", "messageBytesMax=2000000", "turnSeconds=nan", "turnSeconds=-1", "turnSeconds=inf",
    ])
    func `What is out of range is an error that says the range`(text: String) {
        var limits = Limits()
        let error = #expect(throws: Limits.SettingError.self) { try limits.set(text) }
        #expect(error?.description.contains("at most") == true)
        #expect(limits == Limits())
    }

    @Test func `Every name sets its own limit, and no other`() throws {
        for name in Limits.names {
            var limits = Limits()
            try limits.set("\(name)=3")
            let changed = Mirror(reflecting: limits).children.filter { child in
                let before = Mirror(reflecting: Limits()).children.first { $0.label == child.label }?.value
                return "\(child.value)" != "\(before ?? "")"
            }
            #expect(changed.map(\.label) == [name])
        }
    }
}
