import Testing

@testable import BrowserHost

@Suite struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-0", 0..<1), ("bytes=2-4", 2..<5), ("bytes=7-", 7..<10), ("bytes=0-", 0..<10), ("bytes=-3", 7..<10),
        ("bytes=-99", 0..<10), ("bytes=9-99999999999999999999", 9..<10), ("Bytes= 1 - 2 ", 1..<3),
    ])
    func `a part is found`(header: String, range: Range<Int>) {
        #expect(ByteRange(header, of: 10) == .part(range))
    }

    @Test(arguments: [
        "", "bytes", "bytes=", "bytes=-", "bytes=a-b", "bytes=4-2", "bytes=1-2,4-5", "lines=1-2", "bytes=+1-2",
    ])
    func `what isn't understood asks for the whole`(header: String) {
        #expect(ByteRange(header, of: 10) == .whole)
    }

    @Test(arguments: [("bytes=10-", 10), ("bytes=10-12", 10), ("bytes=-0", 10), ("bytes=0-", 0), ("bytes=-1", 0)])
    func `a part that isn't there can't be sent`(header: String, count: Int) {
        #expect(ByteRange(header, of: count) == .notSatisfiable)
    }
}
