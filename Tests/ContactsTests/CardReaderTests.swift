import Foundation
import Testing

@testable import Contacts

@Suite struct CardReaderTests {
    private func read(_ text: String) -> (contacts: [ContactData], faults: [CardFault]) {
        CardReader.read(Data(text.utf8))
    }

    private func contact(_ lines: String...) throws -> ContactData {
        let text = (["BEGIN:VCARD"] + lines + ["END:VCARD"]).joined(separator: "\r\n")
        let (contacts, faults) = read(text)
        #expect(faults == [])
        return try #require(contacts.first)
    }

    @Test func `a card of version 3 is read whole`() throws {
        let data = try contact(
            "VERSION:3.0", "N:Hart;Imogen;Rose;Dr.;MD", "FN:Dr. Imogen Rose Hart", "NICKNAME:Immy",
            "ORG:Bristol Strings;Cellos",
            "TITLE:Cellist", "BDAY:1985-05-30", "TEL;TYPE=CELL,VOICE:+44 7700 900123",
            "EMAIL;TYPE=WORK:imogen@example.com",
            "ADR;TYPE=HOME:;;1 Quay St;Bristol;;BS1 1AA;UK", "URL:https://example.com",
            "NOTE:Plays\\, sings\\nand dances", "UID:imogen-1")
        #expect(data.identifier == "imogen-1")
        #expect(
            [data.familyName, data.givenName, data.middleName, data.namePrefix, data.nameSuffix] == [
                "Hart", "Imogen", "Rose", "Dr.", "MD",
            ])
        #expect(
            [data.nickname, data.organizationName, data.departmentName, data.jobTitle] == [
                "Immy", "Bristol Strings", "Cellos", "Cellist",
            ])
        #expect((data.birthday?.year, data.birthday?.month, data.birthday?.day) == (1985, 5, 30))
        #expect(data.phoneNumbers.first?.label == CNLabelPhoneNumberMobile)
        #expect(data.phoneNumbers.first?.value.stringValue == "+44 7700 900123")
        #expect(data.emailAddresses.first?.label == CNLabelWork)
        #expect(data.postalAddresses.first?.value.city == "Bristol")
        #expect(data.note == "Plays, sings\nand dances")
    }

    @Test func `a Japanese card has its readings`() throws {
        let data = try contact(
            "VERSION:3.0", "N:佐藤;陽菜;;;", "FN:佐藤 陽菜", "X-PHONETIC-FIRST-NAME:ひな", "X-PHONETIC-LAST-NAME:さとう",
            "BDAY:--02-03")
        #expect([data.familyName, data.givenName] == ["佐藤", "陽菜"])
        #expect([data.phoneticFamilyName, data.phoneticGivenName] == ["さとう", "ひな"])
        #expect(data.birthday?.year == nil)
        #expect(data.birthday?.month == 2)
    }

    @Test func `version 21 has bare types quoted printable and character sets`() throws {
        let name = try #require("山田".data(using: .shiftJIS)).map { "=" + String($0, radix: 16, uppercase: true) }
            .joined()
        let data = try contact(
            "VERSION:2.1", "N;CHARSET=SHIFT_JIS;ENCODING=QUOTED-PRINTABLE:\(name);Taro", "TEL;HOME;VOICE:03-1234-5678",
            "NOTE;ENCODING=QUOTED-PRINTABLE:caf=C3=A9 on two=", " lines", "SOUND;X-IRMC-N:ヤマダ;タロウ")
        #expect(data.familyName == "山田")
        #expect(data.givenName == "Taro")
        #expect(data.phoneNumbers.first?.label == CNLabelHome)
        #expect(data.note.hasPrefix("café on two"))
        #expect(data.phoneticFamilyName == "ヤマダ")
    }

    @Test func `a soft line break of quoted printable joins lines`() throws {
        let data = try contact("VERSION:2.1", "N;ENCODING=QUOTED-PRINTABLE:M=C3=", "=BCller;Uwe")
        #expect(data.familyName == "Müller")
    }

    @Test func `version 4 has a full name alone and other dates`() throws {
        let data = try contact(
            "VERSION:4.0", "FN:Wren Adeyemi", "BDAY:--0822", "TEL;VALUE=uri;TYPE=\"cell\":tel:+1-503-555-0100",
            "KIND:individual")
        #expect([data.givenName, data.familyName] == ["Wren", "Adeyemi"])
        #expect(data.birthday?.day == 22)
        #expect(data.phoneNumbers.first?.value.stringValue == "+1-503-555-0100")
        let japanese = try contact("VERSION:4.0", "FN:高橋　直樹")
        #expect([japanese.familyName, japanese.givenName] == ["高橋", "直樹"])
        #expect(try contact("VERSION:4.0", "KIND:org", "FN:Dream Coffee").organizationName == "Dream Coffee")
    }

    @Test func `folded lines are one line`() throws {
        #expect(try contact("VERSION:3.0", "N:Ha", " rt;Imo", "\tgen").givenName == "Imogen")
    }

    @Test func `a group's own label is the values`() throws {
        let data = try contact(
            "VERSION:3.0", "N:A;B", "item1.EMAIL:b@example.com", "item1.X-ABLabel:Boat house",
            "item2.X-ABDATE:2010-06-01", "item2.X-ABLabel:_$!<Anniversary>!$_")
        #expect(data.emailAddresses.first?.label == "Boat house")
        #expect(data.dates.first?.label == CNLabelDateAnniversary)
        #expect(data.dates.first?.value.year == 2010)
    }

    @Test func `a year that stands for none is none`() throws {
        let data = try contact(
            "VERSION:3.0", "N:A;B", "BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29",
            "X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-06-01", "ANNIVERSARY;X-APPLE-OMIT-YEAR=1604:1604-06-02",
            "X-ABDATE:1604-06-03")
        #expect(data.birthday?.year == nil)
        #expect(data.birthday?.day == 29)
        #expect(data.dates.map { $0.value.year } == Array(repeating: NSDateComponentUndefined, count: 3))
        #expect(data.dates.map { $0.value.day } == [1, 2, 3])
    }

    @Test func `an address is in the country that its group names`() throws {
        let data = try contact(
            "VERSION:3.0", "N:A;B", "item1.ADR;TYPE=HOME:;;;Kyoto;;;", "item1.X-ABADR:JP", "item2.X-ABADR:us",
            "item2.ADR;CC=GB:;;;Bristol;;;", "ADR:;;;Cádiz;;;")
        #expect(data.postalAddresses.map { $0.value.isoCountryCode } == ["jp", "gb", ""])
        #expect(data.postalAddresses.map(\.label) == [CNLabelHome, nil, nil])
    }

    @Test func `a profile without an address has its user`() throws {
        let data = try contact("VERSION:3.0", "N:A;B", "X-SOCIALPROFILE;TYPE=WeChat:x-apple:immy")
        let profile = try #require(data.socialProfiles.first?.value)
        #expect([profile.urlString, profile.username, profile.service] == ["", "immy", "WeChat"])
    }

    @Test(arguments: [
        "TEL:+44 7700 900123", "EMAIL:a@example.com", "URL:https://example.com", "ADR:;;1 Quay St;Bristol;;;",
        "X-SOCIALPROFILE;TYPE=twitter:https://example.com/a", "IMPP:xmpp:a@example.com", "ORG:Dream Coffee",
    ])
    func `who has an address needs no name`(line: String) throws {
        let data = try contact("VERSION:3.0", "N:;;;;", "FN:", line)
        #expect([data.givenName, data.familyName] == ["", ""])
    }

    @Test func `a malformed card is told of and the others survive`() {
        let (contacts, faults) = read(
            """
            BEGIN:VCARD
            VERSION:3.0
            N:One;A
            END:VCARD
            BEGIN:VCARD
            VERSION:3.0
            N:Two;B
            BDAY:1985-13-41
            END:VCARD
            BEGIN:VCARD
            VERSION:9.9
            N:Three;C
            END:VCARD
            BEGIN:VCARD
            what is this
            N:Four;D
            END:VCARD
            NOTE:lost
            BEGIN:VCARD
            N:Five;E
            BEGIN:VCARD
            N:Six;F
            END:VCARD
            BEGIN:VCARD
            NOTE:nameless
            END:VCARD
            BEGIN:VCARD
            """)
        #expect(contacts.map(\.familyName) == ["One", "Two", "Three", "Four", "Five", "Six"])
        #expect(contacts.allSatisfy { $0.birthday == nil })
        #expect(faults.map(\.line) == [8, 11, 15, 18, 19, 24, 27, 27])
        #expect(faults.first?.description == "line 8: '1985-13-41' is no date, and is left out")
    }

    @Test func `anything that is written is read again`() throws {
        for data in SamplePeople.contacts {
            let (contacts, faults) = CardReader.read(Data(CardWriter.text(data).utf8))
            #expect(faults == [])
            #expect(contacts == [data], "\(data.identifier)")
        }
    }

    @Test func `other encodings of the file are understood`() throws {
        let text = "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller;Uwe\r\nEND:VCARD\r\n"
        for encoding in [String.Encoding.utf8, .utf16, .isoLatin1] {
            let (contacts, _) = CardReader.read(try #require(text.data(using: encoding)))
            #expect(contacts.first?.familyName == "Müller", "\(encoding)")
        }
    }

    /// For any bytes, the reader terminates, and each fault's line is in the file.
    @Test(arguments: 0..<20)
    func `any bytes are read without stopping`(hundred: UInt64) {
        for seed in hundred * 100..<hundred * 100 + 100 { readAnyBytes(seed) }
    }

    private func readAnyBytes(_ seed: UInt64) {
        var random = SeededBytes(seed: seed)
        var bytes = Array(SamplePeople.contacts.prefix(3).map(CardWriter.text).joined().utf8)
        for _ in 0..<random.count(1...60) {
            let place = random.count(0...bytes.count - 1)
            switch random.count(0...3) {
            case 0: bytes[place] = UInt8(random.count(0...255))
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(
                    contentsOf: Array(
                        random.pick([
                            "\n", ";", ":", "=", "=\r\n", "BEGIN:VCARD\n", "\\", "\"", ";ENCODING=QUOTED-PRINTABLE",
                            ";CHARSET=SHIFT_JIS", "\u{0}", ";CHARSET=UTF-7", ";CHARSET=ISO-2022-KR", ";ALTID=1",
                            ";ENCODING=BASE64", ";PREF=1", ";LANGUAGE=ja", "X-ICQ:1\n", "IMPP:aim:goim?screenname=%4\n",
                        ]).utf8), at: place)
            default: bytes.removeSubrange(place..<min(bytes.count, place + random.count(1...40)))
            }
            if bytes.isEmpty { bytes = [10] }
        }
        let lines = bytes.filter { $0 == 10 || $0 == 13 }.count + 1
        let (contacts, faults) = CardReader.read(Data(bytes))
        #expect(faults.allSatisfy { (1...lines).contains($0.line) }, "seed \(seed)")
        #expect(contacts.allSatisfy { !CardWriter.text($0).isEmpty }, "seed \(seed)")
    }
}

/// A reproducible random number generator.
struct SeededBytes {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    }

    mutating func count(_ range: ClosedRange<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state % UInt64(range.count))
    }

    mutating func pick(_ choices: [String]) -> String { choices[count(0...choices.count - 1)] }
}
