import Foundation

/// Which contacts to fetch, and what of them.
public class CNContactFetchRequest: NSObject {
    /// The properties to fetch.
    public var keysToFetch: [any CNKeyDescriptor]
    /// One of `CNContact`'s own predicates; nil for everybody.
    public var predicate: NSPredicate?
    /// Whether contacts come as ``CNMutableContact``.
    public var mutableObjects = false
    /// There are no linked contacts here, so it makes no difference.
    public var unifyResults = true
    /// The order in which contacts come; by default that of their files.
    public var sortOrder = CNContactSortOrder.none

    /// Creates a request for everybody.
    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The kinds of things that a store has.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The system forbids it. Never so here.
    case restricted = 1
    /// The user has refused.
    case denied = 2
    /// All contacts may be read.
    case authorized = 3
    /// Some contacts may be read. Never so here.
    case limited = 4
}
