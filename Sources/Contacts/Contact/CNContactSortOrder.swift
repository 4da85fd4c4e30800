import Foundation

/// The sort order of contacts.
public enum CNContactSortOrder: Int, Sendable {
    /// The order in which the contacts are found.
    case none = 0
    /// The user's preferred order: here always by family names.
    case userDefault = 1
    /// By given names.
    case givenName = 2
    /// By family names.
    case familyName = 3

    static let keys: Set<String> = [
        CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneticGivenNameKey, CNContactPhoneticFamilyNameKey,
        CNContactOrganizationNameKey, CNContactNicknameKey,
    ]

    /// Readings are compared before the names themselves, so that Japanese names are sorted by their pronunciation.
    func compare(_ left: ContactData, _ right: ContactData) -> ComparisonResult {
        guard self != .none else { return .orderedSame }
        return key(left).compare(key(right), options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive])
    }

    private func key(_ data: ContactData) -> String {
        let family = data.phoneticFamilyName.isEmpty ? data.familyName : data.phoneticFamilyName
        let given = data.phoneticGivenName.isEmpty ? data.givenName : data.phoneticGivenName
        let names = self == .givenName ? [given, family] : [family, given]
        let name = names.filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? (data.organizationName.isEmpty ? data.nickname : data.organizationName) : name
    }
}
