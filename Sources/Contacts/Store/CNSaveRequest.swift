import Foundation

// What is not done: nothing is written to the user's files, and people are in no groups.

@available(*, unavailable, message: "Contacts are read only; nothing is written to the user's files")
public class CNSaveRequest: NSObject {
    public override init() {}
    public func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    public func update(_ contact: CNMutableContact) {}
    public func delete(_ contact: CNMutableContact) {}
    public func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    public func update(_ group: CNMutableGroup) {}
    public func delete(_ group: CNMutableGroup) {}
    public func addMember(_ contact: CNContact, to group: CNGroup) {}
    public func removeMember(_ contact: CNContact, from group: CNGroup) {}
    public var shouldRefetchContacts = true
    public var transactionAuthor: String?
}

extension CNContactStore {
    @available(*, unavailable, message: "Contacts are read only; nothing is written to the user's files")
    public func execute(_ saveRequest: CNSaveRequest) throws {}

    @available(*, unavailable, message: "There is no contact of the user's own")
    public func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { fatalError() }

    @available(*, unavailable, message: "People are in no groups here; fetch them with a predicate of CNContact's")
    public func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
}

@available(*, unavailable, message: "People are in no groups here")
public class CNGroup: NSObject {
    public var identifier: String { "" }
    public var name: String { "" }
    public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate { fatalError() }
    public class func predicateForGroupsInContainer(withIdentifier identifier: String) -> NSPredicate { fatalError() }
}

@available(*, unavailable, message: "People are in no groups here")
public final class CNMutableGroup: CNGroup {}
