import Foundation

/// A value with a label that says what it is for: a number at home, an address at work.
public final class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: it never changes, and its values don't either.
    public let identifier: String
    /// One of the constants `CNLabel…`, or anything that somebody wrote.
    public let label: String?
    public let value: ValueType

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

    public func settingLabel(_ label: String?) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    public func settingValue(_ value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    public func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier: identifier, label: label, value: value)
    }

    /// A label to be shown: the constants without their wrapping.
    public class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        return label.dropFirst(4).dropLast(4).lowercased()
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CNLabeledValue else { return false }
        return other.label == label && other.value.isEqual(value)
    }

    public override var hash: Int { value.hash }
}

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelSchool = "_$!<School>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelEmailiCloud = "iCloud"
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberAppleWatch = "APPLEWATCH"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
public let CNLabelContactRelationFather = "_$!<Father>!$_"
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
public let CNLabelContactRelationSon = "_$!<Son>!$_"
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
public let CNLabelContactRelationChild = "_$!<Child>!$_"
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
