import Foundation

/// How the user likes names to be sorted, and where they live. Nobody can change the order here: it is by family names.
///
/// See [CNContactsUserDefaults](https://developer.apple.com/documentation/contacts/cncontactsuserdefaults).
public final class CNContactsUserDefaults: NSObject, Sendable {
    private static let only = CNContactsUserDefaults()

    private override init() { super.init() }

    /// The only object of the class.
    public class func shared() -> CNContactsUserDefaults { only }

    /// What `CNContactSortOrder.userDefault` means.
    public var sortOrder: CNContactSortOrder { .familyName }

    /// The region's code in small letters, as `us`; empty where the locale names none.
    public var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "" }
}
