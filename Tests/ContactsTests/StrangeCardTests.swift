import Foundation
import Testing

@testable import Contacts

/// Nonstandard and malformed cards, as some programs write them.
@Suite struct StrangeCardTests {
    private func read(_ text: String) -> (contacts: [ContactData], faults: [CardFault]) {
        CardReader.read(Data(text.utf8))
    }

    private static let card = "BEGIN:VCARD\nVERSION:3.0\nN:Hart;Imogen\nEND:VCARD\n"

    // MARK: - Lines

    @Test(arguments: ["\n", "\r\n", "\r", "\r\r\n"])
    func `lines end in any way`(end: String) {
        let lines = ["BEGIN:VCARD", "VERSION:3.0", "N:Ha", " rt;Imo", "\tgen", "NOTE:two", "  words", "END:VCARD", ""]
        let (contacts, faults) = read(lines.joined(separator: end))
        #expect(faults == [])
        #expect(contacts.map(\.givenName) == ["Imogen"])
        #expect(contacts.map(\.familyName) == ["Hart"])
        #expect(contacts.map(\.note) == ["two words"])
    }

    @Test func `ends of lines may be mixed in one file`() {
        let (contacts, faults) = read("BEGIN:VCARD\rVERSION:3.0\nN:Ha\r\n rt;Imogen\rEND:VCARD\n" + Self.card)
        #expect(faults == [])
        #expect(contacts.map(\.familyName) == ["Hart", "Hart"])
    }

    @Test func `a fold in the middle of a letter is undone`() throws {
        var bytes = Array("BEGIN:VCARD\nN:佐".utf8)
        bytes.insert(contentsOf: Array("\r\n ".utf8), at: bytes.count - 1)
        let (contacts, faults) = CardReader.read(Data(bytes + Array("藤;陽菜\nEND:VCARD".utf8)))
        #expect(faults == [])
        #expect(contacts.first?.familyName == "佐藤")
    }

    @Test func `zeros and broken letters spoil no other card`() {
        let (contacts, _) = CardReader.read(
            Data("BEGIN:VCARD\nN:\u{0}A;\u{0}\nEND:VCARD\n".utf8) + Data([0xFF, 0xFE, 0x00, 0x0A])
                + Data(Self.card.utf8))
        #expect(contacts.last?.givenName == "Imogen")
    }

    @Test func `a soft break goes on over many lines`() throws {
        let count = 20_000
        let text =
            "BEGIN:VCARD\nVERSION:2.1\nN:A;B\nNOTE;ENCODING=QUOTED-PRINTABLE:"
            + String(repeating: "=C3=A9=\r\n", count: count) + "end\nEND:VCARD\n"
        let note = try #require(read(text).contacts.first?.note)
        #expect(note.count == count + 3)
        #expect(note.hasSuffix("éend"))
    }

    @Test func `a picture that ends with an equal's sign is not a soft break`() {
        let (contacts, faults) = read(
            "BEGIN:VCARD\nVERSION:2.1\nN:A;B\nPHOTO;ENCODING=BASE64;TYPE=PNG:AAE=\n\nTEL;CELL:1\nEND:VCARD\n")
        #expect(faults == [])
        #expect(contacts.first?.imageData == Data([0, 1]))
        #expect(contacts.first?.phoneNumbers.count == 1)
    }

    @Test func `a line that is too long is left out of its card`() {
        let long = String(repeating: "x", count: (16 << 20) + 1)
        let (contacts, faults) = read("BEGIN:VCARD\nN:A;B\nNOTE:\(long)\nEND:VCARD\n" + Self.card)
        #expect(contacts.map(\.givenName) == ["B", "Imogen"])
        #expect(contacts.first?.note == "")
        #expect(faults == [CardFault(line: 3, reason: "NOTE is longer than 16 MB")])
    }

    @Test func `faults have a bound`() {
        let (contacts, faults) = read(String(repeating: "nonsense\n", count: 30_000) + Self.card)
        #expect(faults.count == CardReader.faultCountMax)
        #expect(contacts.count == 1)
    }

    @Test func `a card of too many lines is told of`() {
        let notes = String(repeating: "NOTE:x\n", count: CardReader.lineCountMax + 5)
        let (contacts, faults) = read("BEGIN:VCARD\n\(notes)N:Late\nEND:VCARD\n" + Self.card)
        #expect(contacts.count == 1)
        #expect(faults.map(\.line) == [CardReader.lineCountMax + 2, 1])
    }

    // MARK: - Cards in cards

    @Test func `somebody's agent is nobody of the files`() {
        let (contacts, faults) = read(
            """
            BEGIN:VCARD
            VERSION:2.1
            N:Hart;Imogen
            AGENT:
            BEGIN:VCARD
            N:Friday;Fred
            END:VCARD
            TEL;HOME:1
            END:VCARD
            BEGIN:VCARD
            N:Adeyemi;Wren
            END:VCARD
            """)
        #expect(faults == [])
        #expect(contacts.map(\.familyName) == ["Hart", "Adeyemi"])
        #expect(contacts.first?.phoneNumbers.count == 1)
    }

    @Test func `an agent may begin behind its property's colon`() {
        let (contacts, faults) = read(
            """
            BEGIN:VCARD
            VERSION:3.0
            N:Hart;Imogen
            AGENT:BEGIN:VCARD
            N:Friday;Fred
            TEL:2
            END:VCARD
            TEL:1
            END:VCARD
            BEGIN:VCARD
            N:Adeyemi;Wren
            AGENT:BEGIN:VCARD\\nN:Friday\\nEND:VCARD\\n
            TEL:3
            END:VCARD
            """)
        #expect(faults == [])
        #expect(contacts.map(\.familyName) == ["Hart", "Adeyemi"])
        #expect(contacts.flatMap(\.phoneNumbers).map(\.value.stringValue) == ["1", "3"])
    }

    @Test func `a thousand beginnings and ends lose nobody else`() {
        let (contacts, faults) = read(
            String(repeating: "BEGIN:VCARD\n", count: 1000) + String(repeating: "END:VCARD\n", count: 1000) + Self.card)
        #expect(contacts.map(\.givenName) == ["Imogen"])
        #expect(faults.count == CardReader.faultCountMax)
    }

    // MARK: - Values

    @Test func `what is encoded in quoted-printable has lines that end as others do`() {
        let (contacts, faults) = read(
            "BEGIN:VCARD\nVERSION:2.1\nN:Hart\nNOTE;QUOTED-PRINTABLE:a=0D=0Ab=0Ac\nEND:VCARD\n")
        #expect(faults == [])
        #expect(contacts.first?.note.unicodeScalars.map(\.value) == [97, 10, 98, 10, 99])
    }

    @Test func `a picture's encoding may be named by its letter alone`() {
        let (contacts, faults) = read("BEGIN:VCARD\nVERSION:2.1\nN:Hart\nPHOTO;PNG;B:\n AAEC\n\nEND:VCARD\n")
        #expect(faults == [])
        #expect(contacts.first?.imageData == Data([0, 1, 2]))
    }

    @Test func `KDE's messengers are properties that are not known`() {
        let (contacts, faults) = read("BEGIN:VCARD\nN:Hart\nX-messaging/xmpp-All:h@example.org\nEND:VCARD\n")
        #expect(faults == [])
        #expect(contacts.count == 1)
    }

    @Test(arguments: [
        ("1985-04-12", [1985, 4, 12]), ("19850412T102200Z", [1985, 4, 12]), ("1985-04", [1985, 4, nil]),
        ("1985", [1985, nil, nil]), ("--0412", [nil, 4, 12]), ("--04-12", [nil, 4, 12]), ("--04", [nil, 4, nil]),
        ("---12", [nil, nil, 12]), ("1984-02-29", [1984, 2, 29]), ("1985-4-2", [1985, 4, 2]),
        ("1604-02-29", [nil, 2, 29]),
    ])
    func `what is known of a birthday is read`(text: String, parts: [Int?]) throws {
        let date = try #require(CardDate.components(of: text))
        #expect([date.year, date.month, date.day] == parts)
    }

    @Test(arguments: ["", "-", "1985-02-29", "1985-13-01", "850412", "１９８５-04-12", "--1", "soon", "1985-04-31"])
    func `what is no date is none`(text: String) {
        #expect(CardDate.components(of: text) == nil)
    }

    @Test(arguments: [
        (String.Encoding.shiftJIS, "CHARSET=SHIFT_JIS"), (.shiftJIS, "CHARSET=Windows-31J"),
        (.iso2022JP, "CHARSET=ISO-2022-JP"), (.shiftJIS, "Shift_JIS"), (.utf8, "CHARSET=UTF-8"), (.utf8, "UTF-8"),
    ])
    func `a name is in the character set that it names`(encoding: String.Encoding, parameter: String) throws {
        let name = try #require("佐藤;陽菜".data(using: encoding))
        let (contacts, faults) = CardReader.read(
            Data("BEGIN:VCARD\r\nVERSION:2.1\r\nN;\(parameter):".utf8) + name + Data("\r\nEND:VCARD\r\n".utf8))
        #expect(faults == [])
        #expect(contacts.map { $0.familyName + $0.givenName } == ["佐藤陽菜"])
    }

    /// Google wrote such lines for values without a label.
    @Test func `an empty label is none`() {
        let (contacts, faults) = read(
            "BEGIN:VCARD\nVERSION:3.0\nN:Hart;Imogen\nitem1.TEL;TYPE=HOME:1\nitem1.X-ABLabel:\nitem2.URL:a.example\n"
                + "item2.X-ABLabel: \nEND:VCARD\n")
        #expect(faults == [])
        #expect(contacts.flatMap { $0.phoneNumbers.map(\.label) } == [CNLabelHome])
        #expect(contacts.flatMap { $0.urlAddresses.map(\.label) } == [nil])
    }

    @Test func `a parameter's escapes are read`() {
        let (contacts, _) = read(
            "BEGIN:VCARD\nVERSION:4.0\nN:Hart;Imogen\nSOCIALPROFILE;SERVICE-TYPE=Pub;USERNAME=^'im^'^^o:https://a.example\n"
                + "END:VCARD\n")
        #expect(contacts.flatMap { $0.socialProfiles.map(\.value.username) } == ["\"im\"^o"])
    }

    @Test func `two files of one name are two people`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, given) in [("a", "Imogen"), ("b", "Wren")] {
            let place = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try Data("BEGIN:VCARD\nN:Hart;\(given)\nEND:VCARD\n".utf8).write(
                to: place.appendingPathComponent("card.vcf"))
        }
        let people = try ContactLibrary(environment: ["KISSA_CONTACTS": folder.path]).contacts()
        #expect(people.map(\.givenName) == ["Imogen", "Wren"])
        #expect(Set(people.map(\.identifier)).count == 2)
    }
}
