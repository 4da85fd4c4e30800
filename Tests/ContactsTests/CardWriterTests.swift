import Foundation
import Testing

@testable import Contacts

@Suite struct CardWriterTests {
    private func date(_ year: Int?, _ month: Int, _ day: Int) -> NSDateComponents {
        let date = NSDateComponents()
        if let year { date.year = year }
        (date.month, date.day) = (month, day)
        return date
    }

    private func address(_ label: String?, _ city: String, _ code: String) -> CNLabeledValue<CNPostalAddress> {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.isoCountryCode) = ("1 Quay St\nFlat 2", city, code)
        return CNLabeledValue(label: label, value: CNPostalAddress(address.parts))
    }

    /// Writes a contact as a card, and reads it back.
    private func read(_ contact: CNContact) throws -> [CNContact] {
        try CNContactVCardSerialization.contacts(with: CNContactVCardSerialization.data(with: [contact]))
    }

    private func lines(_ contact: CNContact) throws -> [String] {
        let data = try CNContactVCardSerialization.data(with: [contact])
        return String(decoding: data, as: UTF8.self).components(separatedBy: "\r\n")
    }

    // MARK: - There and back

    @Test func `dates are read again`() throws {
        let contact = CNMutableContact()
        contact.givenName = "Imogen"
        contact.dates = [
            CNLabeledValue(label: CNLabelDateAnniversary, value: date(2010, 6, 1)),
            CNLabeledValue(label: "First concert", value: date(nil, 2, 29)),
            CNLabeledValue(label: CNLabelOther, value: date(1604, 1, 2)),
            CNLabeledValue(label: nil, value: date(800, 12, 25)),
        ]
        let contacts = try read(contact)
        let dates = try #require(contacts.first).dates
        #expect(dates.map(\.label) == contact.dates.map(\.label))
        #expect(dates.map { $0.value.year } == [2010, NSDateComponentUndefined, NSDateComponentUndefined, 800])
        #expect(dates.map { $0.value.month } == [6, 2, 1, 12])
        #expect(dates.map { $0.value.day } == [1, 29, 2, 25])
    }

    @Test func `a contact with everything is read again`() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.note) = ("Imogen", "Hart", "Plays, sings\nand dances")
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 7700 900123"))
        ]
        contact.emailAddresses = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: NSString(string: "immy@example.com"))
        ]
        contact.urlAddresses = [
            CNLabeledValue(label: CNLabelURLAddressHomePage, value: NSString(string: "https://example.com/a,b"))
        ]
        contact.postalAddresses = [
            address(CNLabelHome, "Kyoto", "jp"), address("Boat", "Bristol", "gb"), address(nil, "Portland", "us"),
            address(nil, "Cádiz", ""),
        ]
        contact.dates = [CNLabeledValue(label: "First concert", value: date(nil, 2, 29))]
        contact.contactRelations = [CNLabeledValue(label: CNLabelOther, value: CNContactRelation(name: "Wren"))]
        contact.socialProfiles = profiles
        contact.instantMessageAddresses = messageAddresses
        #expect(try read(contact) == [CNContact(contact.data)])
    }

    private var profiles: [CNLabeledValue<CNSocialProfile>] {
        [
            CNLabeledValue(
                label: CNLabelHome,
                value: CNSocialProfile(
                    urlString: "https://example.com/a;b,c", username: "immy", userIdentifier: nil,
                    service: CNSocialProfileServiceTwitter)),
            CNLabeledValue(
                label: nil,
                value: CNSocialProfile(
                    urlString: nil, username: "immy:cello;1,2", userIdentifier: "42",
                    service: CNSocialProfileServiceLinkedIn)),
        ]
    }

    private var messageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        [
            CNLabeledValue(
                label: CNLabelHome,
                value: CNInstantMessageAddress(username: "immy.hart", service: CNInstantMessageServiceSkype)),
            CNLabeledValue(label: "Band", value: CNInstantMessageAddress(username: "immy", service: "Quay Chat")),
            CNLabeledValue(label: nil, value: CNInstantMessageAddress(username: "immy:cello", service: "")),
        ]
    }

    @Test func `who has no name is read again`() throws {
        let contact = CNMutableContact()
        contact.phoneNumbers = [CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: "1"))]
        #expect(try read(contact) == [CNContact(contact.data)])
    }

    // MARK: - Lines

    @Test func `lines are those of apples cards`() throws {
        let contact = CNMutableContact()
        contact.postalAddresses = [address(CNLabelHome, "Kyoto", "jp")]
        contact.dates = [CNLabeledValue(label: "First concert", value: date(nil, 2, 29))]
        contact.socialProfiles = [
            CNLabeledValue(
                label: nil,
                value: CNSocialProfile(
                    urlString: "https://example.com/a", username: "a", userIdentifier: nil, service: "Twitter"))
        ]
        contact.instantMessageAddresses = [
            CNLabeledValue(label: nil, value: CNInstantMessageAddress(username: "a", service: "Jabber"))
        ]
        let lines = try Set(lines(contact))
        let expected = [
            "item1.ADR;TYPE=HOME:;;1 Quay St\\nFlat 2;Kyoto;;;", "item1.X-ABADR:jp",
            "item2.X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-02-29", "item2.X-ABLabel:First concert",
            "X-SOCIALPROFILE;TYPE=Twitter;X-USER=a:https://example.com/a", "IMPP;X-SERVICE-TYPE=Jabber:xmpp:a",
        ]
        #expect(expected.filter { !lines.contains($0) } == [])
    }
}
