import Foundation
import Permissions
import Testing

@testable import Contacts

@Suite struct ContactStoreTests {
    private let names: [any CNKeyDescriptor] = [
        CNContactGivenNameKey as CNKeyDescriptor, CNContactFamilyNameKey as CNKeyDescriptor,
    ]

    private func store(_ environment: [String: String] = [:]) -> CNContactStore {
        CNContactStore(
            library: ContactLibrary(environment: environment), desk: PermissionDesk(environment: environment))
    }

    /// A folder with these files, and a store that may read it.
    private func withFolder<Result>(_ files: [String: String], _ work: (CNContactStore) throws -> Result) throws
        -> Result
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try work(store(["KISSA_CONTACTS": folder.path, "KISSA_PERMISSIONS": "granted"]))
    }

    private static let card =
        "BEGIN:VCARD\nVERSION:3.0\nN:Hart;Imogen\nEMAIL:Immy@Example.com\nTEL:+44 7700 900123\nUID:i\nEND:VCARD\n"

    @Test func samplePeopleNeedNoPermissionAndHaveABirthdayEveryMonth() async throws {
        let store = store()
        #expect(store.status == .authorized)
        #expect(try await store.requestAccess(for: .contacts))
        var months: Set<Int> = []
        let request = CNContactFetchRequest(keysToFetch: [CNContactBirthdayKey as CNKeyDescriptor])
        try store.enumerateContacts(with: request) { contact, _ in months.insert(contact.birthday?.month ?? 0) }
        #expect(months == Set(1...12))
    }

    @Test func aBlockCanStopTheEnumeration() throws {
        var count = 0
        try store().enumerateContacts(with: CNContactFetchRequest(keysToFetch: names)) { _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func aRefusalIsAnError() async throws {
        let store = store(["KISSA_PERMISSIONS": "denied"])
        #expect(store.status == .denied)
        await #expect { try await store.requestAccess(for: .contacts) } throws: { CNError.authorizationDenied ~= $0 }
        #expect { try store.unifiedContact(withIdentifier: "kissa-sample-1", keysToFetch: []) } throws: {
            CNError.Code.authorizationDenied ~= $0
        }
        let answer = await withCheckedContinuation { continuation in
            store.requestAccess(for: .contacts) { isGranted, error in
                continuation.resume(returning: isGranted || error == nil)
            }
        }
        #expect(answer == false)
    }

    @Test func aNamedFolderIsAskedFor() {
        #expect(store(["KISSA_CONTACTS": "/nowhere"]).status == .notDetermined)
    }

    @Test func theFilesOfANamedFolderAreRead() throws {
        let second = "BEGIN:VCARD\nVERSION:4.0\nFN:Wren Adeyemi\nEND:VCARD\n"
        try withFolder(["a.vcf": Self.card, "more/b.VCF": second, "c.txt": second]) { store throws in
            let everybody = CNContact.predicateForContactsInContainer(
                withIdentifier: store.defaultContainerIdentifier())
            #expect(
                try store.unifiedContacts(matching: everybody, keysToFetch: names).map(\.givenName) == [
                    "Imogen", "Wren",
                ])
            #expect(try store.unifiedContact(withIdentifier: "i", keysToFetch: names).familyName == "Hart")
        }
    }

    @Test func whereNothingIsIsAnError() throws {
        #expect {
            try store(["KISSA_CONTACTS": "/nowhere", "KISSA_PERMISSIONS": "granted"]).unifiedContact(
                withIdentifier: "", keysToFetch: [])
        } throws: { CNError.dataAccessError ~= $0 && $0.localizedDescription.contains("/nowhere") }
    }

    @Test func predicatesFindByNameAddressNumberAndIdentifier() throws {
        try withFolder(["a.vcf": Self.card]) { store throws in
            func found(_ predicate: NSPredicate) throws -> Int {
                try store.unifiedContacts(matching: predicate, keysToFetch: names).count
            }
            #expect(try found(CNContact.predicateForContacts(matchingName: "imo")) == 1)
            #expect(try found(CNContact.predicateForContacts(matchingName: "Hart Imogen")) == 1)
            #expect(try found(CNContact.predicateForContacts(matchingName: "gen")) == 0)
            #expect(try found(CNContact.predicateForContacts(matchingName: "")) == 0)
            #expect(try found(CNContact.predicateForContacts(matchingEmailAddress: "immy@example.COM")) == 1)
            #expect(
                try found(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "07700 900-123"))) == 1)
            #expect(try found(CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "900123"))) == 0)
            #expect(try found(CNContact.predicateForContacts(withIdentifiers: ["i", "j"])) == 1)
            #expect { try found(NSPredicate { _, _ in true }) } throws: { CNError.predicateInvalid ~= $0 }
        }
    }

    @Test func japaneseNamesAreFoundByScriptAndReading() throws {
        for name in ["佐藤", "佐藤陽菜", "さとう", "ひな"] {
            let found = try store().unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: names)
            #expect(found.map(\.givenName) == ["陽菜"], "\(name)")
        }
    }

    @Test func nobodyOfAnIdentifierIsAnError() throws {
        #expect { try store().unifiedContact(withIdentifier: "x", keysToFetch: []) } throws: {
            CNError.recordDoesNotExist ~= $0
        }
    }

    @Test func onlyWhatWasFetchedIsAvailable() throws {
        let contact = try store().unifiedContact(withIdentifier: "kissa-sample-1", keysToFetch: names)
        #expect(contact.isKeyAvailable(CNContactGivenNameKey))
        #expect(!contact.isKeyAvailable(CNContactBirthdayKey))
        #expect(!contact.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
        #expect(contact.identifier == "kissa-sample-1")
    }

    @Test func readingWhatWasNotFetchedStopsTheProgram() async throws {
        await #expect(processExitsWith: .failure) {
            let contact = CNContact(ContactData(), fetchedKeys: [])
            _ = contact.birthday
        }
    }

    @Test func sortOrdersGoByReadings() throws {
        let request = CNContactFetchRequest(keysToFetch: names)
        request.sortOrder = .familyName
        var families: [String] = []
        try store().enumerateContacts(with: request) { contact, _ in families.append(contact.familyName) }
        #expect(families.first == "Adeyemi")
        #expect(families.filter { ["佐藤", "伊藤", "高橋"].contains($0) } == ["伊藤", "佐藤", "高橋"])
    }

    @Test func mutableObjectsCanBeChanged() throws {
        let request = CNContactFetchRequest(keysToFetch: names)
        request.mutableObjects = true
        var changed: CNMutableContact?
        try store().enumerateContacts(with: request) { contact, _ in changed = contact as? CNMutableContact }
        let contact = try #require(changed)
        contact.givenName = "Rosa"
        #expect((contact.copy() as? CNContact)?.givenName == "Rosa")
        #expect((contact.mutableCopy() as? CNMutableContact)?.givenName == "Rosa")
    }

    @Test func namesAreFormattedAsTheirLanguageHasIt() throws {
        let contact = CNMutableContact()
        (contact.namePrefix, contact.givenName, contact.familyName) = ("Dr.", "Imogen", "Hart")
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Dr. Imogen Hart")
        let japanese = CNMutableContact()
        (japanese.givenName, japanese.familyName) = ("陽菜", "佐藤")
        #expect(CNContactFormatter().string(from: japanese) == "佐藤 陽菜")
        #expect(CNContactFormatter.nameOrder(for: japanese) == .familyNameFirst)
        #expect(CNContactFormatter.string(from: japanese, style: .phoneticFullName) == nil)
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    }

    @Test func cardsAreWrittenAndReadThroughTheSerialization() throws {
        let contact = CNMutableContact()
        (contact.givenName, contact.note) = ("Imogen", String(repeating: "長い、長い話。", count: 30))
        contact.phoneNumbers = [CNLabeledValue(label: "Boat", value: CNPhoneNumber(stringValue: "1"))]
        let data = try CNContactVCardSerialization.data(with: [contact])
        #expect(String(decoding: data, as: UTF8.self).split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        let read = try CNContactVCardSerialization.contacts(with: data)
        #expect(read.first?.note == contact.note)
        #expect(read.first?.phoneNumbers.first?.label == "Boat")
        #expect { try CNContactVCardSerialization.contacts(with: Data("nonsense".utf8)) } throws: {
            CNError.vCardMalformed ~= $0 && $0.localizedDescription.contains("line 1")
        }
        #expect { try CNContactVCardSerialization.data(with: [CNContact(ContactData(), fetchedKeys: [])]) } throws: {
            $0 is CNError
        }
    }

    @Test func addressesAreWrittenAsEnvelopesHaveThem() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode, address.country) = ("1 Quay St", "Bristol", "BS1 1AA", "UK")
        #expect(CNPostalAddressFormatter().string(from: address) == "1 Quay St\nBristol BS1 1AA\nUK")
        let japanese = CNMutablePostalAddress()
        (japanese.state, japanese.city, japanese.street, japanese.postalCode, japanese.isoCountryCode) = (
            "京都府", "京都市", "上京区1-2", "602-0000", "jp"
        )
        #expect(CNPostalAddressFormatter.string(from: japanese, style: .mailingAddress) == "〒602-0000\n京都府京都市上京区1-2")
    }

    @Test func labelsAreShownWithoutTheirWrapping() {
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat house") == "Boat house")
    }
}
