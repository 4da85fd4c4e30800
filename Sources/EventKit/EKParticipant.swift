import Contacts
import Foundation

/// Somebody who was invited to an event.
public final class EKParticipant: EKObject, NSCopying, @unchecked Sendable {
    // Unchecked: it never changes.
    /// Usually a `mailto:` address.
    public let url: URL
    /// The name; nil where the file doesn't say.
    public let name: String?
    /// What the participant has answered.
    public let participantStatus: EKParticipantStatus
    /// Whether the participant's coming matters.
    public let participantRole: EKParticipantRole
    /// Whether it is a person, a group, a room or a thing.
    public let participantType: EKParticipantType
    /// Nobody is known to be the user.
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

    /// Finds the participant among the contacts: by address where there is one, else by name.
    public var contactPredicate: NSPredicate {
        if url.scheme?.lowercased() == "mailto" {
            let address = url.absoluteString.dropFirst("mailto:".count)
            return CNContact.predicateForContacts(
                matchingEmailAddress: address.removingPercentEncoding ?? String(address))
        }
        return CNContact.predicateForContacts(matchingName: name ?? "")
    }

    /// The participant itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same address, name and answer.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? EKParticipant else { return false }
        return other.url == url && other.name == name && other.participantStatus == participantStatus
    }

    /// The hash of the address.
    public override var hash: Int { url.hashValue }
}

/// Anything that a store gives out.
public class EKObject: NSObject {
    /// Whether it has been changed since it was fetched.
    public var hasChanges: Bool { false }
    /// Whether it has never been saved.
    public var isNew: Bool { false }
    /// Does nothing: changes stay.
    public func reset() {}
    /// Does nothing: changes stay.
    public func rollback() {}
    /// Whether it is still there.
    public func refresh() -> Bool { !isNew }
}
