import Foundation

/// The user's preferred sort order and country. The order is fixed here: by family names.
///
/// See [CNContactsUserDefaults](https://developer.apple.com/documentation/contacts/cncontactsuserdefaults).
public final class CNContactsUserDefaults: NSObject, Sendable {
    private static let only = CNContactsUserDefaults()

    private override init() { super.init() }

    /// The only object of the class.
    public class func shared() -> CNContactsUserDefaults { only }

    /// What `CNContactSortOrder.userDefault` means.
    public var sortOrder: CNContactSortOrder { .familyName }

    /// The region's code in lowercase, such as `us`; empty if the locale has no region.
    public var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "" }
}
