import Foundation

/// Which contacts to fetch, and which of their properties.
public class CNContactFetchRequest: NSObject {
    /// The properties to fetch.
    public var keysToFetch: [any CNKeyDescriptor]
    /// One of `CNContact`'s own predicates; nil for all contacts.
    public var predicate: NSPredicate?
    /// Whether contacts come as ``CNMutableContact``.
    public var mutableObjects = false
    /// Has no effect: there are no linked contacts here.
    public var unifyResults = true
    /// The sort order; by default the order of the files.
    public var sortOrder = CNContactSortOrder.none

    /// Creates a request for all contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The kinds of objects in a store.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The system forbids access. Never the case here.
    case restricted = 1
    /// The user has denied access.
    case denied = 2
    /// All contacts may be read.
    case authorized = 3
    /// Some contacts may be read. Never the case here.
    case limited = 4
}
