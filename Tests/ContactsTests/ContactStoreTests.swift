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

    @Test func `sample people need no permission and have a birthday every month`() async throws {
        let store = store()
        #expect(store.status == .authorized)
        #expect(try await store.requestAccess(for: .contacts))
        var months: Set<Int> = []
        let request = CNContactFetchRequest(keysToFetch: [CNContactBirthdayKey as CNKeyDescriptor])
        try store.enumerateContacts(with: request) { contact, _ in months.insert(contact.birthday?.month ?? 0) }
        #expect(months == Set(1...12))
    }

    @Test func `a block can stop the enumeration`() throws {
        var count = 0
        try store().enumerateContacts(with: CNContactFetchRequest(keysToFetch: names)) { _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test func `a refusal is an error`() async throws {
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

    @Test func `a named folder is asked for`() {
        #expect(store(["KISSA_CONTACTS": "/nowhere"]).status == .notDetermined)
    }

    @Test func `the files of a named folder are read`() throws {
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

    @Test func `where nothing is is an error`() throws {
        #expect {
            try store(["KISSA_CONTACTS": "/nowhere", "KISSA_PERMISSIONS": "granted"]).unifiedContact(
                withIdentifier: "", keysToFetch: [])
        } throws: { CNError.dataAccessError ~= $0 && $0.localizedDescription.contains("/nowhere") }
    }

    @Test func `predicates find by name address number and identifier`() throws {
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

    @Test func `Japanese names are found by script and reading`() throws {
        for name in ["佐藤", "佐藤陽菜", "さとう", "ひな"] {
            let found = try store().unifiedContacts(
                matching: CNContact.predicateForContacts(matchingName: name), keysToFetch: names)
            #expect(found.map(\.givenName) == ["陽菜"], "\(name)")
        }
    }

    @Test func `nobody of an identifier is an error`() throws {
        #expect { try store().unifiedContact(withIdentifier: "x", keysToFetch: []) } throws: {
            CNError.recordDoesNotExist ~= $0
        }
    }

    @Test func `only what was fetched is available`() throws {
        let contact = try store().unifiedContact(withIdentifier: "kissa-sample-1", keysToFetch: names)
        #expect(contact.isKeyAvailable(CNContactGivenNameKey))
        #expect(!contact.isKeyAvailable(CNContactBirthdayKey))
        #expect(!contact.areKeysAvailable([CNContactFormatter.descriptorForRequiredKeys(for: .fullName)]))
        #expect(contact.identifier == "kissa-sample-1")
    }

    @Test func `reading what was not fetched stops the program`() async throws {
        await #expect(processExitsWith: .failure) {
            let contact = CNContact(ContactData(), fetchedKeys: [])
            _ = contact.birthday
        }
    }

    @Test func `sort orders go by readings`() throws {
        let request = CNContactFetchRequest(keysToFetch: names)
        request.sortOrder = .familyName
        var families: [String] = []
        try store().enumerateContacts(with: request) { contact, _ in families.append(contact.familyName) }
        #expect(families.first == "Adeyemi")
        #expect(families.filter { ["佐藤", "伊藤", "高橋"].contains($0) } == ["伊藤", "佐藤", "高橋"])
    }

    @Test func `mutable objects can be changed`() throws {
        let request = CNContactFetchRequest(keysToFetch: names)
        request.mutableObjects = true
        var changed: CNMutableContact?
        try store().enumerateContacts(with: request) { contact, _ in changed = contact as? CNMutableContact }
        let contact = try #require(changed)
        contact.givenName = "Rosa"
        #expect((contact.copy() as? CNContact)?.givenName == "Rosa")
        #expect((contact.mutableCopy() as? CNMutableContact)?.givenName == "Rosa")
    }

    @Test func `names are formatted as their language has it`() throws {
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

    @Test func `cards are written and read through the serialization`() throws {
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

    @Test func `addresses are written as envelopes have them`() {
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.postalCode, address.country) = ("1 Quay St", "Bristol", "BS1 1AA", "UK")
        #expect(CNPostalAddressFormatter().string(from: address) == "1 Quay St\nBristol BS1 1AA\nUK")
        let japanese = CNMutablePostalAddress()
        (japanese.state, japanese.city, japanese.street, japanese.postalCode, japanese.isoCountryCode) = (
            "京都府", "京都市", "上京区1-2", "602-0000", "jp"
        )
        #expect(CNPostalAddressFormatter.string(from: japanese, style: .mailingAddress) == "〒602-0000\n京都府京都市上京区1-2")
    }

    @Test func `labels are shown without their wrapping`() {
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat house") == "Boat house")
    }
}
