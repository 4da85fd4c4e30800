import Foundation

/// A predicate for contacts that the store can evaluate.
final class ContactPredicate: NSPredicate {
    let matches: @Sendable (ContactData) -> Bool

    init(_ matches: @escaping @Sendable (ContactData) -> Bool) {
        self.matches = matches
        super.init { object, _ in (object as? CNContact).map { matches($0.data) } ?? false }
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContact {
    /// Contacts whose names contain, for each word of `name`, a word that starts with it, ignoring case and diacritics.
    public class func predicateForContacts(matchingName name: String) -> NSPredicate {
        let words = name.searchForm.split(separator: " ")
        return ContactPredicate { data in
            let names = data.searchedNames
            return !words.isEmpty
                && words.allSatisfy { word in
                    names.contains { $0.hasPrefix(word) || (!word.utf8.allSatisfy { $0 < 128 } && $0.contains(word)) }
                }
        }
    }

    /// Contacts with one of the identifiers.
    public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        let identifiers = Set(identifiers)
        return ContactPredicate { identifiers.contains($0.identifier) }
    }

    /// Contacts with an e-mail address, ignoring case.
    public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        let address = emailAddress.lowercased()
        return ContactPredicate { $0.emailAddresses.contains { ($0.value as String).lowercased() == address } }
    }

    /// Contacts with a telephone number in any notation; national and international forms match each other.
    public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        ContactPredicate { $0.phoneNumbers.contains { $0.value.isSame(as: phoneNumber) } }
    }

    /// Unavailable: contacts of a group.
    @available(*, unavailable, message: "Groups are not read")
    public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        fatalError()
    }

    /// The contacts of a container. The only container has all contacts.
    public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        ContactPredicate { _ in containerIdentifier == CNContactStore.containerIdentifier }
    }
}

extension ContactData {
    /// The words of all of the names, normalized for comparison.
    var searchedNames: [Substring] {
        let names = [
            givenName, middleName, familyName, previousFamilyName, nickname, organizationName, phoneticGivenName,
            phoneticMiddleName, phoneticFamilyName, familyName + givenName,
        ]
        return names.flatMap { $0.searchForm.split(separator: " ") }
    }
}

extension String {
    var searchForm: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
