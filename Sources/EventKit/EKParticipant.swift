import Contacts
import Foundation

/// A participant of an event.
public final class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    // Unchecked: it never changes.
    /// Usually a `mailto:` address.
    public let url: URL
    /// The name; nil if the file doesn't specify it.
    public let name: String?
    /// The participant's answer.
    public let participantStatus: EKParticipantStatus
    /// Whether attendance is required.
    public let participantRole: EKParticipantRole
    /// Whether the participant is a person, a group, a room or another resource.
    public let participantType: EKParticipantType
    /// Always false: the user's own address is unknown.
    public var isCurrentUser: Bool { false }

    init(
        url: URL, name: String?, status: EKParticipantStatus, role: EKParticipantRole = .required,
        type: EKParticipantType = .person
    ) {
        self.url = url
        self.name = name
        participantStatus = status
        participantRole = role
        participantType = type
    }

    /// A predicate that finds the participant among the contacts, by e-mail address if there is one, else by name.
    public var contactPredicate: NSPredicate {
        if url.scheme?.lowercased() == "mailto" {
            let address = url.absoluteString.dropFirst("mailto:".count)
            return CNContact.predicateForContacts(
                matchingEmailAddress: address.removingPercentEncoding ?? String(address))
        }
        return CNContact.predicateForContacts(matchingName: name ?? "")
    }

    /// The object itself, which is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same address, name and answer.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKParticipant else { return false }
        return other.url == url && other.name == name && other.participantStatus == participantStatus
    }

    /// The hash of the address.
    public override var hash: Int { url.hashValue }
}

/// The base class of a store's objects.
public class EKObject: NSObject {
    /// Whether it has been changed since it was fetched.
    public var hasChanges: Bool { false }
    /// Whether it has never been saved.
    public var isNew: Bool { false }
    /// Does nothing: changes are kept.
    public func reset() {}
    /// Does nothing: changes are kept.
    public func rollback() {}
    /// Whether the object still exists.
    public func refresh() -> Bool { !isNew }
}
