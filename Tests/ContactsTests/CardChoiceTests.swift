import Foundation
import Localization
import Testing

@testable import Contacts

/// The choice among several values, languages and preferences, and the names used by old programs.
@Suite struct CardChoiceTests {
    private func read(_ lines: [String], languages: [String] = ["en"]) -> (contacts: [ContactData], faults: [CardFault])
    {
        let text = (["BEGIN:VCARD"] + lines + ["END:VCARD", ""]).joined(separator: "\r\n")
        return CardReader.read(Data(text.utf8), languages: languages.compactMap { LanguageTag($0) })
    }

    private func contact(_ lines: String..., languages: [String] = ["en"]) throws -> ContactData {
        let (contacts, faults) = read(["N:Hart;Imogen"] + lines, languages: languages)
        #expect(faults == [])
        return try #require(contacts.first)
    }

    // MARK: - One of several

    @Test func `the first of several counts or the one that is preferred`() throws {
        let data = try contact(
            "ORG:Second Works", "ORG;PREF=1:First Works;Ovens", "TITLE:Baker", "TITLE:Singer", "NOTE;TYPE=pref:one",
            "NOTE:two", "NICKNAME;PREF=50:Immy", "NICKNAME;PREF=2:Mog", "N:Other;Name")
        #expect([data.organizationName, data.departmentName] == ["First Works", "Ovens"])
        #expect([data.jobTitle, data.note, data.nickname] == ["Baker", "one", "Mog"])
        #expect([data.familyName, data.givenName] == ["Hart", "Imogen"])
    }

    @Test func `an empty value is none`() throws {
        let data = try contact("TITLE:", "TITLE:Singer", "BDAY:", "BDAY:1985-05-30", "ORG:;", "ORG:Works")
        #expect([data.jobTitle, data.organizationName] == ["Singer", "Works"])
        #expect(data.birthday?.year == 1985)
    }

    @Test(arguments: [
        (["ja"], "佐藤"), (["en-GB", "ja"], "Sato"), (["fr", "ja-JP"], "佐藤"), (["fr"], "Sato"), ([], "Sato"),
    ])
    func `alternatives are in the reader's language`(languages: [String], name: String) throws {
        let lines = [
            "N;ALTID=1;LANGUAGE=en:Sato;Hina", "N;ALTID=1;LANGUAGE=ja:佐藤;陽菜", "TEL;ALTID=2;LANGUAGE=en:1",
            "TEL;ALTID=2;LANGUAGE=ja:2",
        ]
        let (contacts, faults) = read(lines, languages: languages)
        #expect(faults == [])
        #expect(contacts.map(\.familyName) == [name])
        #expect(contacts.map { $0.phoneNumbers.count } == [1])
    }

    @Test func `numbers that are preferred go first`() throws {
        let data = try contact("TEL:1", "TEL;TYPE=home,pref:2", "TEL;PREF=2:3", "TEL:4")
        #expect(data.phoneNumbers.map(\.value.stringValue) == ["2", "3", "1", "4"])
        #expect(data.phoneNumbers.first?.label == CNLabelHome)
    }

    @Test func `a picture by address does not remove an embedded one`() throws {
        let lines = ["N:Hart", "PHOTO:https://example.com/a.png", "PHOTO:data:image/png;base64,iVBORw0KGgo="]
        for lines in [lines, [lines[0], lines[2], lines[1]]] {
            #expect(read(lines).contacts.first?.imageData == Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
        }
        #expect(read(Array(lines.prefix(2))).faults.map(\.line) == [3])
    }

    // MARK: - One bad line

    @Test func `a line that is broken costs that line`() throws {
        let (contacts, faults) = read([
            "VERSION:2.1", "N:Blue;Bea", "TEL;CELL:5550001", "NOTE;ENCODING=QUOTED-PRINTABLE:=41=0A=", "", "=42=43",
            "nonsense", "EMAIL:b@example.com",
        ])
        #expect(contacts.map(\.note) == ["A\n"])
        #expect(contacts.map(\.phoneNumbers.count) == [1])
        #expect(contacts.map(\.emailAddresses.count) == [1])
        #expect(faults.map(\.line) == [7, 8])
    }

    @Test(arguments: ["", "\r\n"])
    func `base 64 that is not indented goes on`(end: String) throws {
        let (contacts, faults) = read([
            "VERSION:2.1", "N:Green;Gil", "PHOTO;ENCODING=BASE64;TYPE=PNG:", "iVBORw0KGgoAAAANSUhEUgAAAAEA",
            "AAABCAYAAAAfFcSJ" + end, "TEL;CELL:5550002",
        ])
        #expect(faults == [])
        #expect(contacts.map { $0.imageData?.count } == [33])
        #expect(contacts.map(\.phoneNumbers.count) == [1])
    }

    @Test func `a card without an end is read and told of`() {
        let (contacts, faults) = CardReader.read(Data("BEGIN:VCARD\nN:A;B\nBEGIN:VCARD\nN:C;D\n".utf8))
        #expect(contacts.map(\.familyName) == ["A", "C"])
        #expect(faults.map(\.line) == [1, 3])
    }

    @Test func `a group is nobody and told of`() {
        #expect(read(["FN:Choir", "KIND:group", "MEMBER:urn:uuid:1"]).faults.map(\.line) == [1])
        #expect(read(["N:Choir", "X-ADDRESSBOOKSERVER-KIND:group"]).contacts.isEmpty)
    }

    @Test(arguments: ["BDAY:1985-13-41", "BDAY;VALUE=text:circa 1800", "ANNIVERSARY:soon", "PHOTO;ENCODING=b:****"])
    func `what cannot be read is told of`(line: String) {
        let (contacts, faults) = read(["N:Hart", line])
        #expect(contacts.count == 1)
        #expect(faults.map(\.line) == [3])
    }

    // MARK: - Character sets

    @Test(arguments: [
        ("KOI8-R", "=E9=D7=C1=CE", "Иван"), ("GB2312", "=CD=F5", "王"), ("GBK", "=D6=EC=E9F", "朱镕"),
        ("Big5", "=A4=FD", "王"),
        ("EUC-KR", "=B1=E8", "김"), ("windows-1252", "=80", "€"), ("ISO-8859-15", "=A4", "€"),
        ("UTF-16BE", "=73=8B", "王"),
        ("ISO-2022-JP", "=1B=24B=3A=34=1B(B", "佐"), ("x-mac-roman", "=8E", "é"),
    ])
    func `a value is decoded by its set`(name: String, value: String, text: String) throws {
        #expect(try contact("NICKNAME;CHARSET=\(name);ENCODING=QUOTED-PRINTABLE:\(value)").nickname == text)
    }

    @Test func `a set that nobody knows is told of`() {
        let lines = [
            "N:Hart", "NICKNAME;CHARSET=X-NOWHERE;ENCODING=QUOTED-PRINTABLE:=E9=D7", "NOTE;CHARSET=X-NOWHERE:plain",
        ]
        let (contacts, faults) = read(lines)
        #expect(contacts.map(\.nickname) == [""])
        #expect(contacts.map(\.note) == ["plain"])
        #expect(faults.map(\.line) == [3])
    }

    @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .windowsCP1252])
    func `a file may be in another encoding without saying so`(encoding: String.Encoding) throws {
        let data = try #require("BEGIN:VCARD\r\nN:Müller;Uwe\r\nEND:VCARD\r\n".data(using: encoding))
        let (contacts, faults) = CardReader.read(data)
        #expect(contacts.map(\.familyName) == ["Müller"])
        #expect(faults == [])
    }

    // MARK: - Birthdays and dates

    @Test(arguments: [
        ("BDAY;value=date:1604-07-08", [nil, 7, 8]), ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-07-08", [nil, 7, 8]),
        ("BDAY:--0315", [nil, 3, 15]), ("BDAY:--03-15", [nil, 3, 15]), ("BDAY:19850412T000000Z", [1985, 4, 12]),
    ])
    func `a birthday may have no year`(line: String, parts: [Int?]) throws {
        let date = try #require(try contact(line).birthday)
        #expect([date.year, date.month, date.day] == parts)
    }

    @Test(arguments: ["ANNIVERSARY", "X-ANNIVERSARY", "X-EVOLUTION-ANNIVERSARY", "X-KADDRESSBOOK-X-ANNIVERSARY"])
    func `an anniversary has many names`(name: String) throws {
        let date = try #require(try contact("\(name):2009-07-01").dates.first)
        #expect(date.label == CNLabelDateAnniversary)
        #expect((date.value.year, date.value.month, date.value.day) == (2009, 7, 1))
    }

    // MARK: - Messengers, networks, relations

    @Test(arguments: [
        ("X-AIM:immy", "AIM"), ("X-ICQ;TYPE=home:immy", "ICQ"), ("X-MSN:immy", "MSN"), ("X-YAHOO:immy", "Yahoo"),
        ("X-JABBER:immy", "Jabber"), ("X-SKYPE:immy", "Skype"), ("X-SKYPE-USERNAME:immy", "Skype"), ("X-QQ:immy", "QQ"),
        ("X-GADUGADU:immy", "GaduGadu"), ("X-GTALK:immy", "GoogleTalk"), ("X-GOOGLE-TALK:immy", "GoogleTalk"),
        ("IMPP:aim:goim?screenname=immy", "AIM"), ("IMPP;X-SERVICE-TYPE=Jabber:xmpp:immy", "Jabber"),
        ("IMPP:xmpp:immy", "Jabber"), ("IMPP:msnim:add?contact=immy", "MSN"), ("IMPP:skype:immy?chat", "Skype"),
        ("IMPP;X-SERVICE-TYPE=Telegram:x-apple:immy", "Telegram"), ("IMPP:sip:immy", "sip"),
    ])
    func `a messenger is known by many names`(line: String, service: String) throws {
        let address = try #require(try contact(line).instantMessageAddresses.first?.value)
        #expect([address.service, address.username] == [service, "immy"])
    }

    @Test(arguments: [
        ("X-SOCIALPROFILE;type=twitter;x-user=immy:https://twitter.com/immy", "Twitter", "https://twitter.com/immy"),
        ("X-SOCIALPROFILE;type=pref;type=linkedin;x-user=immy:https://example.com", "LinkedIn", "https://example.com"),
        (
            "SOCIALPROFILE;SERVICE-TYPE=Mastodon;USERNAME=immy:https://example.com/@immy", "Mastodon",
            "https://example.com/@immy"
        ),
        ("X-TWITTER:immy", "Twitter", ""), ("X-FACEBOOK:immy", "Facebook", ""),
    ])
    func `a network is known by many names`(line: String, service: String, address: String) throws {
        let profile = try #require(try contact(line).socialProfiles.first?.value)
        #expect([profile.service, profile.username, profile.urlString] == [service, "immy", address])
    }

    @Test(arguments: [
        ("RELATED;TYPE=spouse;VALUE=text:Wren", CNLabelContactRelationSpouse),
        ("X-SPOUSE:Wren", CNLabelContactRelationSpouse),
        ("X-EVOLUTION-MANAGER:Wren", CNLabelContactRelationManager),
        ("X-KADDRESSBOOK-X-ManagersName:Wren", CNLabelContactRelationManager),
        ("item1.X-ABRELATEDNAMES:Wren\r\nitem1.X-ABLabel:_$!<Mother>!$_", CNLabelContactRelationMother),
    ])
    func `somebody who is related is labelled`(lines: String, label: String) throws {
        let relation = try #require(try contact(lines).contactRelations.first)
        #expect(relation.label == label)
        #expect(relation.value.name == "Wren")
    }

    @Test(arguments: [
        ("TEL;type=IPHONE;type=CELL;type=VOICE", CNLabelPhoneNumberiPhone), ("TEL;CELL", CNLabelPhoneNumberMobile),
        ("TEL;TYPE=work,fax", CNLabelPhoneNumberWorkFax),
        ("TEL;type=APPLEWATCH;type=CELL", CNLabelPhoneNumberAppleWatch),
    ])
    func `a number has apples label`(head: String, label: String) throws {
        #expect(try contact("\(head):1").phoneNumbers.map(\.label) == [label])
    }

    @Test(arguments: [
        "PHOTO;ENCODING=b;TYPE=PNG:AAEC", "PHOTO;BASE64:AAEC", "PHOTO;VALUE=uri:DATA:image/png;base64,AAEC",
        "PHOTO;ENCODING=BASE64:AA\r\n EC", "PHOTO;ENCODING=b:data:image/png;base64,AAEC",
        "PHOTO:data:image/x,%00%01%02",
    ])
    func `a picture is in the card in many ways`(line: String) throws {
        #expect(try contact(line).imageData == Data([0, 1, 2]))
    }

    @Test func `a picture without the name of its encoding is known by how it begins`() throws {
        let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0])
        #expect(try contact("PHOTO:\(picture.base64EncodedString())").imageData == picture)
        for address in ["https://example.com/a.png", "/9j/a.jpg"] {
            let (contacts, faults) = read(["N:Hart;Imogen", "PHOTO:\(address)"], languages: ["en"])
            #expect(contacts.map(\.imageData) == [nil])
            #expect(faults.count == 1)
        }
    }
}
