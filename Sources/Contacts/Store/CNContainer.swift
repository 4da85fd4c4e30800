import Foundation

/// A container of contacts. The only one is that of the files.
///
/// See [CNContainer](https://developer.apple.com/documentation/contacts/cncontainer).
public final class CNContainer: NSObject, Sendable {
    /// Always "kissa-contacts".
    public let identifier: String
    /// Always "Contacts".
    public let name: String
    /// Always local.
    public let type = CNContainerType.local

    static let files = CNContainer(identifier: CNContactStore.containerIdentifier, name: "Contacts")

    private init(identifier: String, name: String) {
        self.identifier = identifier
        self.name = name
    }

    /// Containers with one of the identifiers.
    public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        ContainerPredicate { identifiers.contains($0.identifier) }
    }

    /// All contacts are in the one container.
    public class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
        ContainerPredicate { _ in true }
    }
}

/// What kind of account a container belongs to.
public enum CNContainerType: Int, Sendable {
    /// Unknown.
    case unassigned = 0
    /// Files on this machine, as in the only container.
    case local = 1
    /// An Exchange account.
    case exchange = 2
    /// A CardDAV account.
    case cardDAV = 3
}

/// One of `CNContainer`'s own predicates.
private final class ContainerPredicate: NSPredicate {
    let matches: @Sendable (CNContainer) -> Bool

    init(_ matches: @escaping @Sendable (CNContainer) -> Bool) {
        self.matches = matches
        super.init { object, _ in (object as? CNContainer).map(matches) ?? false }
    }

    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CNContactStore {
    /// The containers that match one of `CNContainer`'s predicates; nil matches all.
    ///
    /// - Throws: ``CNError/Code/predicateInvalid``.
    public func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
        guard let predicate else { return [.files] }
        guard let known = predicate as? ContainerPredicate else {
            throw CNError(.predicateInvalid, "Only the predicates that CNContainer itself makes can be used.")
        }
        return [.files].filter(known.matches)
    }
}
