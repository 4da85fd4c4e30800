import Foundation

/// A mutable contact. Changes aren't written to the user's files.
public final class CNMutableContact: CNContact, @unchecked Sendable {
    /// The name's prefix, such as a title.
    public override var namePrefix: String {
        get { super.namePrefix }
        set { data.namePrefix = newValue }
    }
    /// The given name.
    public override var givenName: String {
        get { super.givenName }
        set { data.givenName = newValue }
    }
    /// The middle name.
    public override var middleName: String {
        get { super.middleName }
        set { data.middleName = newValue }
    }
    /// The family name.
    public override var familyName: String {
        get { super.familyName }
        set { data.familyName = newValue }
    }
    /// An earlier family name, such as that before a marriage.
    public override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { data.previousFamilyName = newValue }
    }
    /// The name's suffix, such as "Jr."
    public override var nameSuffix: String {
        get { super.nameSuffix }
        set { data.nameSuffix = newValue }
    }
    /// The nickname.
    public override var nickname: String {
        get { super.nickname }
        set { data.nickname = newValue }
    }
    /// The organization that the contact belongs to, or is.
    public override var organizationName: String {
        get { super.organizationName }
        set { data.organizationName = newValue }
    }
    /// The department of the organization.
    public override var departmentName: String {
        get { super.departmentName }
        set { data.departmentName = newValue }
    }
    /// The job title.
    public override var jobTitle: String {
        get { super.jobTitle }
        set { data.jobTitle = newValue }
    }
    /// The pronunciation of the given name.
    public override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { data.phoneticGivenName = newValue }
    }
    /// The pronunciation of the middle name.
    public override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { data.phoneticMiddleName = newValue }
    }
    /// The pronunciation of the family name.
    public override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { data.phoneticFamilyName = newValue }
    }
    /// The pronunciation of the organization's name.
    public override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { data.phoneticOrganizationName = newValue }
    }
    /// The note.
    public override var note: String {
        get { super.note }
        set { data.note = newValue }
    }
    /// Whether the contact is a person or an organization.
    public override var contactType: CNContactType {
        get { super.contactType }
        set { data.contactType = newValue }
    }
    /// The birthday in the Gregorian calendar; the year may be missing.
    public override var birthday: DateComponents? {
        get { super.birthday }
        set { data.birthday = newValue }
    }
    /// The birthday in another calendar. It isn't read from files, so it is nil unless it was set.
    public override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { data.nonGregorianBirthday = newValue }
    }
    /// The picture, in the file's format.
    public override var imageData: Data? {
        get { super.imageData }
        set { data.imageData = newValue }
    }
    /// The telephone numbers with their labels.
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { data.phoneNumbers = newValue }
    }
    /// The e-mail addresses with their labels.
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { data.emailAddresses = newValue }
    }
    /// The postal addresses with their labels.
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { data.postalAddresses = newValue }
    }
    /// Dates other than the birthday, with their labels.
    public override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { data.dates = newValue }
    }
    /// The web addresses with their labels.
    public override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { data.urlAddresses = newValue }
    }
    /// People who are related to the contact, with their labels.
    public override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { data.contactRelations = newValue }
    }
    /// The profiles in social networks, with their labels.
    public override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { data.socialProfiles = newValue }
    }
    /// The addresses of message services, with their labels.
    public override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { data.instantMessageAddresses = newValue }
    }
}
