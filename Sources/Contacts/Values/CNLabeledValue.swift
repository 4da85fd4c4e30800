import Foundation

/// A value with a label, such as a home number or a work address.
public final class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    /// The identifier, which stays the same when the label or the value is replaced.
    // Unchecked: this class and its values are immutable.
    public let identifier: String
    /// One of the constants `CNLabel…`, or a custom text.
    public let label: String?
    /// The value itself.
    public let value: ValueType

    /// Creates a value with a new identifier; the label may be nil.
    public init(label: String?, value: ValueType) {
        identifier = UUID().uuidString
        self.label = label
        self.value = value
    }

    private init(identifier: String, label: String?, value: ValueType) {
        self.identifier = identifier
        self.label = label
        self.value = value
    }

    /// The same value with another label and the same identifier.
    public func settingLabel(_ label: String?) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// Another value with the same label and identifier.
    public func settingValue(_ value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// Another value and label with the same identifier.
    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// A label for display: the constants without their wrapping.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same label and value, ignoring the identifiers.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return other.label == label && other.value.isEqual(value)
    }

    /// The hash of the value.
    public override var hash: Int { value.hash }
}

/// The label of a home number or address.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a work number or address.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a school.
public let CNLabelSchool = "_$!<School>!$_"
/// The label of any other value.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of an iCloud address.
public let CNLabelEmailiCloud = "iCloud"
/// The label of a home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The label of an anniversary.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// The label of an iPhone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of an Apple Watch.
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
/// The label of a mobile phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of the number to call first.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a fax machine at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// The label of a fax machine at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// The label of a fax machine elsewhere.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// The label of a pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The label of a contact's mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The label of a contact's father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The label of a contact's parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The label of a contact's brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The label of a contact's sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The label of a contact's son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The label of a contact's daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The label of a contact's child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The label of a contact's friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The label of a contact's spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The label of a contact's partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The label of a contact's assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The label of a contact's manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
