import Foundation

// Unavailable API: the user's files are read-only, and there are no groups.

/// Unavailable: changes to write.
@available(*, unavailable, message: "Contacts are read only; nothing is written to the user's files")
public class CNSaveRequest: NSObject {
    /// Unavailable: a request without changes.
    public override init() {}
    /// Unavailable: adds a contact.
    public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Unavailable: changes a contact.
    public func update(_ contact: CNMutableContact) {}
    /// Unavailable: removes a contact.
    public func delete(_ contact: CNMutableContact) {}
    /// Unavailable: adds a group.
    public func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    /// Unavailable: changes a group.
    public func update(_ group: CNMutableGroup) {}
    /// Unavailable: removes a group.
    public func delete(_ group: CNMutableGroup) {}
    /// Unavailable: puts a contact into a group.
    public func addMember(_ contact: CNContact, to group: CNGroup) {}
    /// Unavailable: takes a contact out of a group.
    public func removeMember(_ contact: CNContact, from group: CNGroup) {}
    /// Unavailable: whether contacts are fetched again.
    public var shouldRefetchContacts = true
    /// Unavailable: the author of the changes.
    public var transactionAuthor: String?
}

extension CNContactStore {
    /// Unavailable: writes the changes.
    @available(*, unavailable, message: "Contacts are read only; nothing is written to the user's files")
    public func execute(_ saveRequest: CNSaveRequest) throws {}

    /// Unavailable: the user's own contact.
    @available(*, unavailable, message: "There is no contact of the user's own")
    public func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { fatalError() }

    /// Unavailable: the groups that match a predicate.
    @available(*, unavailable, message: "People are in no groups here; fetch them with a predicate of CNContact's")
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
}

/// Unavailable: a group of contacts.
@available(*, unavailable, message: "People are in no groups here")
public class CNGroup: NSObject {
    /// Unavailable: the group's identifier.
    public var identifier: String { "" }
    /// Unavailable: the group's name.
    public var name: String { "" }
    /// Unavailable: groups with one of the identifiers.
    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { fatalError() }
    /// Unavailable: groups of a container.
    public class func predicateForGroupsInContainer(withIdentifier identifier: String) -> NSPredicate { fatalError() }
}

/// Unavailable: a group that can be changed.
@available(*, unavailable, message: "People are in no groups here")
public final class CNMutableGroup: CNGroup {}
