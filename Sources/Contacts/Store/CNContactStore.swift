import Foundation
import Permissions

/// The contacts: those in the .vcf files of the folder that `KISSA_CONTACTS` names, or a few sample people.
///
/// No other folder is searched. The user's own contacts are only accessible after the visitor has given permission; the sample
/// people need none.
public final class CNContactStore: NSObject, Sendable {
    static let containerIdentifier = "kissa-contacts"

    private let library: ContactLibrary
    private let desk: PermissionDesk

    /// Creates a store. All stores of a window share one permission.
    public override convenience init() { self.init(library: .shared, desk: .shared) }

    init(library: ContactLibrary, desk: PermissionDesk) {
        self.library = library
        self.desk = desk
    }

    // MARK: - Permission

    /// The decision in this window.
    public class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        CNContactStore().status
    }

    var status: CNAuthorizationStatus {
        switch desk.decision(on: .contacts, isPersonal: library.isPersonal) {
        case .granted: .authorized
        case .denied: .denied
        case .notDetermined: .notDetermined
        }
    }

    /// Asks for permission, unless that is decided.
    ///
    /// - Returns: true; a refusal is an error.
    /// - Throws: ``CNError/Code/authorizationDenied``.
    @discardableResult
    public func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        guard await desk.request(.contacts, isPersonal: library.isPersonal) else { throw Self.denied }
        return true
    }

    /// Asks for permission; the completion handler is called on an arbitrary queue.
    @preconcurrency
    public func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task {
            let isGranted = await desk.request(.contacts, isPersonal: library.isPersonal)
            completionHandler(isGranted, isGranted ? nil : Self.denied)
        }
    }

    private static var denied: CNError { CNError(.authorizationDenied, "Access to the contacts was denied.") }

    private func people() throws -> [ContactData] {
        guard desk.decision(on: .contacts, isPersonal: library.isPersonal) == .granted else { throw Self.denied }
        return try library.contacts()
    }

    // MARK: - Fetching

    /// The contacts that match one of `CNContact`'s predicates.
    public func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        let request = CNContactFetchRequest(keysToFetch: keys)
        request.predicate = predicate
        return try fetch(request)
    }

    /// The contact with an identifier.
    ///
    /// - Throws: ``CNError/Code/recordDoesNotExist``.
    public func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    {
        guard let data = try people().first(where: { $0.identifier == identifier }) else {
            throw CNError(.recordDoesNotExist, "There is no contact with the identifier '\(identifier)'.")
        }
        return CNContact(data, fetchedKeys: Self.names(keys))
    }

    /// Calls the block with each contact in turn, until it sets `stop`.
    public func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var stop = ObjCBool(false)
        for contact in try fetch(fetchRequest) {
            block(contact, &stop)
            if stop.boolValue { return }
        }
    }

    private func fetch(_ request: CNContactFetchRequest) throws -> [CNContact] {
        var people = try people()
        if let predicate = request.predicate {
            guard let predicate = predicate as? ContactPredicate else {
                throw CNError(.predicateInvalid, "Only the predicates that CNContact itself makes can be used.")
            }
            people = people.filter(predicate.matches)
        }
        if request.sortOrder != .none { people.sort { request.sortOrder.compare($0, $1) == .orderedAscending } }
        let keys = Self.names(request.keysToFetch)
        return people.map {
            request.mutableObjects ? CNMutableContact($0, fetchedKeys: keys) : CNContact($0, fetchedKeys: keys)
        }
    }

    private static func names(_ keys: [any CNKeyDescriptor]) -> Set<String> {
        keys.reduce(into: []) { $0.formUnion($1.keyNames) }
    }

    /// The identifier of the only container.
    public func defaultContainerIdentifier() -> String { Self.containerIdentifier }

    /// Always nil: there is no change history.
    public var currentHistoryToken: Data? { nil }
}

extension Notification.Name {
    /// Never posted: changed files are read again at the next fetch.
    public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}
