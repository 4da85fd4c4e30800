import Foundation

/// Which contacts to fetch, and what of them.
public class CNContactFetchRequest: NSObject {
    public var keysToFetch: [any CNKeyDescriptor]
    /// One of `CNContact`'s own predicates; nil for everybody.
    public var predicate: NSPredicate?
    /// Whether contacts come as ``CNMutableContact``.
    public var mutableObjects = false
    /// There are no linked contacts here, so it makes no difference.
    public var unifyResults = true
    public var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
    }
}

/// The kinds of things that a store has.
public enum CNEntityType: Int, Sendable {
    case contacts = 0
}

/// Whether contacts may be read.
public enum CNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
    case limited = 4
}
