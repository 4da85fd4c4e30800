import Foundation

/// What is known of somebody, as far as it was fetched. Reading a property that was not fetched is a programming error.
public class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    // Unchecked: a CNContact never changes; a CNMutableContact does, and as with Apple's its owner keeps it to one thread.
    var data: ContactData
    /// The keys that were fetched; nil for all.
    let fetchedKeys: Set<String>?

    public override convenience init() { self.init(ContactData()) }

    init(_ data: ContactData, fetchedKeys: Set<String>? = nil) {
        self.data = data
        self.fetchedKeys = fetchedKeys
    }

    /// The same contact has the same one again.
    public var identifier: String { data.identifier }

    public var namePrefix: String { fetched(CNContactNamePrefixKey, data.namePrefix) }
    public var givenName: String { fetched(CNContactGivenNameKey, data.givenName) }
    public var middleName: String { fetched(CNContactMiddleNameKey, data.middleName) }
    public var familyName: String { fetched(CNContactFamilyNameKey, data.familyName) }
    public var previousFamilyName: String { fetched(CNContactPreviousFamilyNameKey, data.previousFamilyName) }
    public var nameSuffix: String { fetched(CNContactNameSuffixKey, data.nameSuffix) }
    public var nickname: String { fetched(CNContactNicknameKey, data.nickname) }
    public var organizationName: String { fetched(CNContactOrganizationNameKey, data.organizationName) }
    public var departmentName: String { fetched(CNContactDepartmentNameKey, data.departmentName) }
    public var jobTitle: String { fetched(CNContactJobTitleKey, data.jobTitle) }
    public var phoneticGivenName: String { fetched(CNContactPhoneticGivenNameKey, data.phoneticGivenName) }
    public var phoneticMiddleName: String { fetched(CNContactPhoneticMiddleNameKey, data.phoneticMiddleName) }
    public var phoneticFamilyName: String { fetched(CNContactPhoneticFamilyNameKey, data.phoneticFamilyName) }
    public var phoneticOrganizationName: String {
        fetched(CNContactPhoneticOrganizationNameKey, data.phoneticOrganizationName)
    }
    public var note: String { fetched(CNContactNoteKey, data.note) }
    public var contactType: CNContactType { fetched(CNContactTypeKey, data.contactType) }
    public var birthday: DateComponents? { fetched(CNContactBirthdayKey, data.birthday) }
    public var nonGregorianBirthday: DateComponents? {
        fetched(CNContactNonGregorianBirthdayKey, data.nonGregorianBirthday)
    }
    public var imageData: Data? { fetched(CNContactImageDataKey, data.imageData) }
    public var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { fetched(CNContactPhoneNumbersKey, data.phoneNumbers) }
    public var emailAddresses: [CNLabeledValue<NSString>] { fetched(CNContactEmailAddressesKey, data.emailAddresses) }
    public var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        fetched(CNContactPostalAddressesKey, data.postalAddresses)
    }
    public var dates: [CNLabeledValue<NSDateComponents>] { fetched(CNContactDatesKey, data.dates) }
    public var urlAddresses: [CNLabeledValue<NSString>] { fetched(CNContactUrlAddressesKey, data.urlAddresses) }
    public var contactRelations: [CNLabeledValue<CNContactRelation>] {
        fetched(CNContactRelationsKey, data.contactRelations)
    }
    public var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        fetched(CNContactSocialProfilesKey, data.socialProfiles)
    }
    public var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        fetched(CNContactInstantMessageAddressesKey, data.instantMessageAddresses)
    }
    public var thumbnailImageData: Data? { fetched(CNContactThumbnailImageDataKey, data.imageData) }
    public var imageDataAvailable: Bool { fetched(CNContactImageDataAvailableKey, data.imageData != nil) }

    private func fetched<Value>(_ key: String, _ value: Value) -> Value {
        precondition(
            isKeyAvailable(key),
            "A property of the contact was read that has not been fetched: \(key). Name it in keysToFetch.")
        return value
    }

    // MARK: - What was fetched

    /// Whether a property was fetched, so that it may be read.
    public func isKeyAvailable(_ key: String) -> Bool {
        key == CNContactIdentifierKey || fetchedKeys?.contains(key) ?? true
    }

    public func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool {
        keyDescriptors.allSatisfy { $0.keyNames.allSatisfy(isKeyAvailable) }
    }

    /// A property's name in the language of the process.
    public class func localizedString(forKey key: String) -> String {
        key.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
    }

    // MARK: - Sameness

    /// Whether this contact was put together of others, one of which has the identifier. Nothing is here.
    public func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNContact else { return false }
        return other.data == data && other.fetchedKeys == fetchedKeys
    }

    public override var hash: Int { data.identifier.hashValue }

    public func copy(with zone: NSZone? = nil) -> Any { CNContact(data, fetchedKeys: fetchedKeys) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(data, fetchedKeys: fetchedKeys) }

    /// Sorts contacts as the user has it: by family name, by the reading where there is one.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> (Any, Any) -> ComparisonResult {
        { left, right in
            guard let left = left as? CNContact, let right = right as? CNContact else { return .orderedSame }
            return sortOrder.compare(left.data, right.data)
        }
    }

    public class func descriptorForAllComparatorKeys() -> any CNKeyDescriptor {
        CNKeySet(keys: CNContactSortOrder.keys)
    }
}
