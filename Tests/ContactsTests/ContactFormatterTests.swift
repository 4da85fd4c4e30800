import Foundation
import Testing

@testable import Contacts

@Suite("Written names") struct ContactFormatterTests {
    private func person(_ change: (CNMutableContact) -> Void) -> CNMutableContact {
        let person = CNMutableContact()
        change(person)
        return person
    }

    /// The parts of a text that have an attribute, with its values.
    private func parts(_ text: NSAttributedString, _ name: String) -> [String] {
        var parts: [String] = []
        text.enumerateAttribute(.init(name), in: NSRange(location: 0, length: text.length)) { value, range, _ in
            guard let value else { return }
            parts.append("\((text.string as NSString).substring(with: range)): \(value)")
        }
        return parts
    }

    @Test func `an attributed name tells which property each part is`() throws {
        let person = person {
            ($0.namePrefix, $0.givenName, $0.familyName) = ("Dr.", "Imogen", "Hart")
        }
        let text = try #require(
            CNContactFormatter.attributedString(from: person, style: .fullName, defaultAttributes: ["size": 12]))
        #expect(text.string == "Dr. Imogen Hart")
        #expect(
            parts(text, CNContactPropertyAttribute) == [
                "Dr.: \(CNContactNamePrefixKey)", "Imogen: \(CNContactGivenNameKey)",
                "Hart: \(CNContactFamilyNameKey)",
            ])
        #expect(parts(text, "size") == ["Dr. Imogen Hart: 12"])
    }

    @Test func `Japanese names stand in their order, and firms by their own`() throws {
        let person = person { ($0.givenName, $0.familyName) = ("\u{82B1}\u{5B50}", "\u{5C71}\u{7530}") }
        let text = try #require(CNContactFormatter.attributedString(from: person, style: .fullName))
        #expect(parts(text, CNContactPropertyAttribute).map { $0.suffix(9) } == ["amilyName", "givenName"])
        let firm = self.person {
            ($0.contactType, $0.givenName, $0.organizationName) = (.organization, "Imogen", "Hart & Co")
        }
        #expect(CNContactFormatter.string(from: firm, style: .fullName) == "Hart & Co")
    }

    @Test func `who has no name is called by another, or by none`() {
        #expect(CNContactFormatter.attributedString(from: CNContact(), style: .fullName) == nil)
        let nicknamed = person { $0.nickname = "Immy" }
        #expect(CNContactFormatter.string(from: nicknamed, style: .fullName) == "Immy")
        #expect(CNContactFormatter.string(from: nicknamed, style: .phoneticFullName) == nil)
    }

    @Test func `the user's order is that of family names, as the store sorts`() {
        #expect(CNContactsUserDefaults.shared().sortOrder == .familyName)
        #expect(CNContactStore().currentHistoryToken == nil)
    }
}
