import Foundation

/// Formats contacts' names.
public class CNContactFormatter: Formatter, @unchecked Sendable {
    /// The style of names.
    // Unchecked: a formatter isn't shared between threads, as with Apple's.
    public var style = CNContactFormatterStyle.fullName

    /// A name; nil if there is none.
    public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        precondition(
            contact.areKeysAvailable([descriptorForRequiredKeys(for: style)]),
            "A name was written of a contact that lacks keys: fetch CNContactFormatter.descriptorForRequiredKeys(for:)."
        )
        return string(of: contact.data, style: style)
    }

    /// A name in the formatter's style; nil if there is none.
    public func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

    /// A name in the formatter's style; nil if there is none, or the object is no contact.
    public override func string(for object: Any?) -> String? { (object as? CNContact).flatMap { string(from: $0) } }

    /// The keys to fetch for a style.
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

    /// The keys to fetch for `nameOrder(for:)`.
    public class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }
    /// The keys to fetch for `delimiter(for:)`.
    public class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }

    /// Which name comes first: the family name in Chinese, Japanese and Korean script.
    public class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder {
        isFamilyFirst(contact.familyName + contact.givenName) ? .familyNameFirst : .givenNameFirst
    }

    /// The delimiter between the names.
    public class func delimiter(for contact: CNContact) -> String { " " }

    static func isFamilyFirst(_ name: String) -> Bool {
        name.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7A3).contains($0.value) }
    }

    static func string(of data: ContactData, style: CNContactFormatterStyle) -> String? {
        let parts = parts(of: data, style: style)
        return parts.isEmpty ? nil : parts.map(\.text).joined(separator: " ")
    }

    /// The name's parts in order, each with the key of its property.
    static func parts(of data: ContactData, style: CNContactFormatterStyle) -> [NamePart] {
        let organization = NamePart(data.organizationName, CNContactOrganizationNameKey)
        if style == .fullName, data.contactType == .organization, !organization.text.isEmpty { return [organization] }
        let name = (style == .fullName ? fullName(data) : phoneticName(data)).filter { !$0.text.isEmpty }
        guard name.isEmpty, style == .fullName else { return name }
        return [NamePart(data.nickname, CNContactNicknameKey), organization].first { !$0.text.isEmpty }.map { [$0] }
            ?? []
    }

    private static func fullName(_ data: ContactData) -> [NamePart] {
        let names = ordered(
            NamePart(data.givenName, CNContactGivenNameKey), NamePart(data.middleName, CNContactMiddleNameKey),
            NamePart(data.familyName, CNContactFamilyNameKey))
        return [NamePart(data.namePrefix, CNContactNamePrefixKey)] + names
            + [NamePart(data.nameSuffix, CNContactNameSuffixKey)]
    }

    private static func phoneticName(_ data: ContactData) -> [NamePart] {
        ordered(
            NamePart(data.phoneticGivenName, CNContactPhoneticGivenNameKey),
            NamePart(data.phoneticMiddleName, CNContactPhoneticMiddleNameKey),
            NamePart(data.phoneticFamilyName, CNContactPhoneticFamilyNameKey))
    }

    private static func ordered(_ given: NamePart, _ middle: NamePart, _ family: NamePart) -> [NamePart] {
        isFamilyFirst(family.text + given.text) ? [family, middle, given] : [given, middle, family]
    }
}

/// A part of a name, with the key of its property.
struct NamePart {
    let text: String
    let key: String

    init(_ text: String, _ key: String) {
        self.text = text
        self.key = key
    }
}

/// Which name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The name as it is written.
    case fullName = 0
    /// The name as it is read.
    case phoneticFullName = 1
}

/// Which name comes first.
public enum CNContactDisplayNameOrder: Int, Sendable {
    /// As the user prefers. `nameOrder(for:)` never returns it here.
    case userDefault = 0
    /// The given name.
    case givenNameFirst = 1
    /// The family name.
    case familyNameFirst = 2
}
