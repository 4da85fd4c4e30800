import Testing

@testable import PersonalData

@Suite struct DamagedTextTests {
    @Test func `a text without some of its bytes stays in its encoding`() {
        var bytes = Array("春の喫茶店".utf8)
        bytes.remove(at: 7)
        #expect(DamagedText.repaired(bytes) == "春の\u{FFFD}茶店")
        #expect(DamagedText.repaired(Array("喫茶店".utf8).dropLast()) == "喫茶\u{FFFD}")
    }

    @Test func `bytes of another encoding are no damaged text`() {
        #expect(DamagedText.repaired([0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72]) == nil)
        #expect(DamagedText.repaired([0x8E, 0xD2, 0x8B, 0xC0]) == nil)
    }
}
