import FoundationAdditions
import Testing

@Suite("Finding links and phone numbers")
struct DataDetectorTests {
    private let both: UInt64 = 1 << 6 | 1 << 11

    private func found(_ text: String, _ types: UInt64) throws -> [NSTextCheckingResult] {
        try NSDataDetector(types: types).matches(in: text, range: NSRange(text.startIndex..., in: text))
    }

    @Test func `an address ends before the sentence's own marks, and keeps its brackets`() throws {
        let text = "See https://example.org/a_(b), or (www.kissa.example/x)."
        let links = try found(text, 1 << 6)
        #expect(links.map { $0.url?.absoluteString } == ["https://example.org/a_(b)", "http://www.kissa.example/x"])
        #expect(links.first?.range == NSRange(location: 4, length: 25))
        #expect(links.allSatisfy { $0.resultType.rawValue == 1 << 6 && $0.phoneNumber == nil })
    }

    @Test func `a mail address is a link too`() throws {
        let links = try found("Mail me@cafe.example!", 1 << 6)
        #expect(links.map { $0.url?.absoluteString } == ["mailto:me@cafe.example"])
    }

    @Test func `a phone number is found as it is written, and a day is none`() throws {
        let numbers = try found("Call 555-123-4567, not on 2026-11-24.", both)
        #expect(numbers.map(\.phoneNumber) == ["555-123-4567"])
    }

    @Test func `digits in a link are no phone number`() throws {
        let all = try found("https://a.example/tel/555-123-4567", both)
        #expect(all.count == 1 && all.first?.url != nil)
    }

    @Test func `a detector of what can't be found isn't made`() {
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 4) }
    }

    @Test func `enumerating ends when the block says so`() throws {
        let text = "www.a.example www.b.example"
        var count = 0
        try NSDataDetector(types: both).enumerateMatches(in: text, range: NSRange(text.startIndex..., in: text)) {
            count += 1
            $2.pointee = true
        }
        #expect(count == 1)
    }

    @Test func `a server is at full power and cool`() {
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
        #expect(ProcessInfo.processInfo.thermalState == .nominal)
    }
}
