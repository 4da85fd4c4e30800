import Foundation

/// Writes names as people write them.
public class CNContactFormatter: Formatter, @unchecked Sendable {
    // Unchecked: a formatter belongs to whoever made it, as with Apple's.
    public var style = CNContactFormatterStyle.fullName

    /// A name; nil if there is none.
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        precondition(
            contact.areKeysAvailable([descriptorForRequiredKeys(for: style)]),
            "A name was written of a contact that lacks keys: fetch CNContactFormatter.descriptorForRequiredKeys(for:)."
        )
        return string(of: contact.data, style: style)
    }

    public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    public override func string(for object: Any?) -> String? { (object as? CNContact).flatMap { string(from: $0) } }

    /// What has to be fetched for a style.
    public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        switch style {
        case .fullName:
            CNKeySet(keys: [
                CNContactTypeKey, CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey,
                CNContactFamilyNameKey,
                CNContactNameSuffixKey, CNContactNicknameKey, CNContactOrganizationNameKey,
            ])
        case .phoneticFullName:
            CNKeySet(keys: [
                CNContactPhoneticGivenNameKey, CNContactPhoneticMiddleNameKey, CNContactPhoneticFamilyNameKey,
            ])
        }
    }

    public class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }
    public class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }

    /// Which name comes first: the family name in Chinese, Japanese and Korean script.
    public class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isFamilyFirst(contact.familyName + contact.givenName) ? .familyNameFirst : .givenNameFirst
    }

    /// What stands between the names.
    public class func delimiter(for contact: CNContact) -> String { " " }

    static func isFamilyFirst(_ name: String) -> Bool {
        name.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
    }

    static func string(of data: ContactData, style: CNContactFormatterStyle) -> String? {
        let names: (given: String, middle: String, family: String) =
            style == .fullName
            ? (data.givenName, middle: data.middleName, family: data.familyName)
            : (data.phoneticGivenName, data.phoneticMiddleName, data.phoneticFamilyName)
        let isFamilyFirst = isFamilyFirst(names.family + names.given)
        var parts =
            isFamilyFirst ? [names.family, names.middle, names.given] : [names.given, names.middle, names.family]
        if style == .fullName { parts = [data.namePrefix] + parts + [data.nameSuffix] }
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if style == .fullName, data.contactType == .organization, !data.organizationName.isEmpty {
            return data.organizationName
        }
        if !name.isEmpty { return name }
        guard style == .fullName else { return nil }
        return [data.nickname, data.organizationName].first { !$0.isEmpty }
    }
}

/// Which name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    case fullName = 0
    case phoneticFullName = 1
}

/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    case userDefault = 0
    case givenNameFirst = 1
    case familyNameFirst = 2
}
