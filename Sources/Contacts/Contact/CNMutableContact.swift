import Foundation

/// A contact that can be changed. Changes stay with it: nothing is written to the user's files.
public final class CNMutableContact: CNContact, @unchecked Sendable {
    public override var namePrefix: String {
        get { super.namePrefix }
        set { data.namePrefix = newValue }
    }
    public override var givenName: String {
        get { super.givenName }
        set { data.givenName = newValue }
    }
    public override var middleName: String {
        get { super.middleName }
        set { data.middleName = newValue }
    }
    public override var familyName: String {
        get { super.familyName }
        set { data.familyName = newValue }
    }
    public override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { data.previousFamilyName = newValue }
    }
    public override var nameSuffix: String {
        get { super.nameSuffix }
        set { data.nameSuffix = newValue }
    }
    public override var nickname: String {
        get { super.nickname }
        set { data.nickname = newValue }
    }
    public override var organizationName: String {
        get { super.organizationName }
        set { data.organizationName = newValue }
    }
    public override var departmentName: String {
        get { super.departmentName }
        set { data.departmentName = newValue }
    }
    public override var jobTitle: String {
        get { super.jobTitle }
        set { data.jobTitle = newValue }
    }
    public override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { data.phoneticGivenName = newValue }
    }
    public override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { data.phoneticMiddleName = newValue }
    }
    public override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { data.phoneticFamilyName = newValue }
    }
    public override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { data.phoneticOrganizationName = newValue }
    }
    public override var note: String {
        get { super.note }
        set { data.note = newValue }
    }
    public override var contactType: CNContactType {
        get { super.contactType }
        set { data.contactType = newValue }
    }
    public override var birthday: DateComponents? {
        get { super.birthday }
        set { data.birthday = newValue }
    }
    public override var nonGregorianBirthday: DateComponents? {
        get { super.nonGregorianBirthday }
        set { data.nonGregorianBirthday = newValue }
    }
    public override var imageData: Data? {
        get { super.imageData }
        set { data.imageData = newValue }
    }
    public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { super.phoneNumbers }
        set { data.phoneNumbers = newValue }
    }
    public override var emailAddresses: [CNLabeledValue<NSString>] {
        get { super.emailAddresses }
        set { data.emailAddresses = newValue }
    }
    public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { super.postalAddresses }
        set { data.postalAddresses = newValue }
    }
    public override var dates: [CNLabeledValue<NSDateComponents>] {
        get { super.dates }
        set { data.dates = newValue }
    }
    public override var urlAddresses: [CNLabeledValue<NSString>] {
        get { super.urlAddresses }
        set { data.urlAddresses = newValue }
    }
    public override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { super.contactRelations }
        set { data.contactRelations = newValue }
    }
    public override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { super.socialProfiles }
        set { data.socialProfiles = newValue }
    }
    public override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { super.instantMessageAddresses }
        set { data.instantMessageAddresses = newValue }
    }
}
