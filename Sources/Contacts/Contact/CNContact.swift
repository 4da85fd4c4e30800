import Foundation

/// A contact, as far as its properties were fetched. Reading a property that wasn't fetched traps.
public class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: a CNContact is immutable; a CNMutableContact isn't, and as with Apple's, its owner keeps it on one thread.
    var data: ContactData
    /// The keys that were fetched; nil for all.
    let fetchedKeys: Set<String>?

    /// Creates an empty contact with a new identifier.
    public override convenience init() { self.init(ContactData()) }

    init(_ data: ContactData, fetchedKeys: Set<String>? = nil) {
        self.data = data
        self.fetchedKeys = fetchedKeys
    }

    /// The identifier, which stays the same whenever the contact is fetched.
    public var identifier: String { data.identifier }

    /// The name's prefix, such as a title.
    public var namePrefix: String { fetched(CNContactNamePrefixKey, data.namePrefix) }
    /// The given name.
    public var givenName: String { fetched(CNContactGivenNameKey, data.givenName) }
    /// The middle name.
    public var middleName: String { fetched(CNContactMiddleNameKey, data.middleName) }
    /// The family name.
    public var familyName: String { fetched(CNContactFamilyNameKey, data.familyName) }
    /// An earlier family name, such as that before a marriage.
    public var previousFamilyName: String { fetched(CNContactPreviousFamilyNameKey, data.previousFamilyName) }
    /// The name's suffix, such as "Jr."
    public var nameSuffix: String { fetched(CNContactNameSuffixKey, data.nameSuffix) }
    /// The nickname.
    public var nickname: String { fetched(CNContactNicknameKey, data.nickname) }
    /// The organization that the contact belongs to, or is.
    public var organizationName: String { fetched(CNContactOrganizationNameKey, data.organizationName) }
    /// The department of the organization.
    public var departmentName: String { fetched(CNContactDepartmentNameKey, data.departmentName) }
    /// The job title.
    public var jobTitle: String { fetched(CNContactJobTitleKey, data.jobTitle) }
    /// The pronunciation of the given name.
    public var phoneticGivenName: String { fetched(CNContactPhoneticGivenNameKey, data.phoneticGivenName) }
    /// The pronunciation of the middle name.
    public var phoneticMiddleName: String { fetched(CNContactPhoneticMiddleNameKey, data.phoneticMiddleName) }
    /// The pronunciation of the family name.
    public var phoneticFamilyName: String { fetched(CNContactPhoneticFamilyNameKey, data.phoneticFamilyName) }
    /// The pronunciation of the organization's name.
    public var phoneticOrganizationName: String {
        fetched(CNContactPhoneticOrganizationNameKey, data.phoneticOrganizationName)
    }
    /// The note.
    public var note: String { fetched(CNContactNoteKey, data.note) }
    /// Whether the contact is a person or an organization.
    public var contactType: CNContactType { fetched(CNContactTypeKey, data.contactType) }
    /// The birthday in the Gregorian calendar; the year may be missing.
    public var birthday: DateComponents? { fetched(CNContactBirthdayKey, data.birthday) }
    /// The birthday in another calendar. It isn't read from files, so it is nil unless it was set.
    public var nonGregorianBirthday: DateComponents? {
        fetched(CNContactNonGregorianBirthdayKey, data.nonGregorianBirthday)
    }
    /// The picture, in the file's format.
    public var imageData: Data? { fetched(CNContactImageDataKey, data.imageData) }
    /// The telephone numbers with their labels.
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fetched(CNContactPhoneNumbersKey, data.phoneNumbers) }
    /// The e-mail addresses with their labels.
    public var emailAddresses: [CNLabeledValue<NSString>] { fetched(CNContactEmailAddressesKey, data.emailAddresses) }
    /// The postal addresses with their labels.
    public var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        fetched(CNContactPostalAddressesKey, data.postalAddresses)
    }
    /// Dates other than the birthday, with their labels.
    public var dates: [CNLabeledValue<NSDateComponents>] { fetched(CNContactDatesKey, data.dates) }
    /// The web addresses with their labels.
    public var urlAddresses: [CNLabeledValue<NSString>] { fetched(CNContactUrlAddressesKey, data.urlAddresses) }
    /// People who are related to the contact, with their labels.
    public var contactRelations: [CNLabeledValue<CNContactRelation>] {
        fetched(CNContactRelationsKey, data.contactRelations)
    }
    /// The profiles in social networks, with their labels.
    public var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        fetched(CNContactSocialProfilesKey, data.socialProfiles)
    }
    /// The addresses of message services, with their labels.
    public var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        fetched(CNContactInstantMessageAddressesKey, data.instantMessageAddresses)
    }
    /// The same as `imageData`: no thumbnail is made here.
    public var thumbnailImageData: Data? { fetched(CNContactThumbnailImageDataKey, data.imageData) }
    /// Whether there is a picture.
    public var imageDataAvailable: Bool { fetched(CNContactImageDataAvailableKey, data.imageData != nil) }

    private func fetched<Value>(_ key: String, _ value: Value) -> Value {
        precondition(
            isKeyAvailable(key),
            "A property of the contact was read that has not been fetched: \(key). Name it in keysToFetch.")
        return value
    }

    // MARK: - What was fetched

    /// Whether a property was fetched and may be read.
    public func isKeyAvailable(_ key: String) -> Bool {
        key == CNContactIdentifierKey || fetchedKeys?.contains(key) ?? true
    }

    /// Whether all properties of the descriptors were fetched.
    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.allSatisfy { $0.keyNames.allSatisfy(isKeyAvailable) }
    }

    /// A property's key as English words, such as `given name`. It isn't localized.
    public class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }

    // MARK: - Sameness

    /// Always false: contacts are never unified here.
    public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

    /// Whether both have the same fetched keys and the same values.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return other.data == data && other.fetchedKeys == fetchedKeys
    }

    /// The hash of the identifier.
    public override var hash: Int { data.identifier.hashValue }

    /// An immutable copy.
    public func copy(with zone: NSZone? = nil) -> Any { CNContact(data, fetchedKeys: fetchedKeys) }
    /// A mutable copy.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(data, fetchedKeys: fetchedKeys) }

    /// A comparator for a sort order. Readings take precedence over names.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> (Any, Any) -> ComparisonResult {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            return sortOrder.compare(left.data, right.data)
        }
    }

    /// The keys to fetch for `comparator(forNameSortOrder:)`.
    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
        CNKeySet(keys: CNContactSortOrder.keys)
    }
}
