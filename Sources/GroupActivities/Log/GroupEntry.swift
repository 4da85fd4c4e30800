import Foundation

/// An entry of a group's log. The log sets the number, the sender and the time; a sender can't choose them.
package struct GroupEntry: Codable, Sendable, Equatable {
    /// From 1, without gaps.
    package let number: Int
    /// When the log accepted the entry, in seconds since 1970.
    package let seconds: Double
    package let sender: UUID
    package let content: Content

    package enum Content: Codable, Sendable, Equatable {
        /// The sender has joined, or is connected again.
        case joined
        /// The sender has lost the connection. The seat is reserved for a while.
        case away
        /// The sender has left.
        case left
        /// The group has ended for everybody.
        case ended
        /// The group's new activity, encoded.
        case activity(Data)
        case message(GroupMessage)
        /// A file was added to the group.
        case attached(GroupAttachment)
        /// The file with this identifier was removed.
        case detached(UUID)

        /// Whether the entry changes who is present. A participant's latest such entry holds.
        package var isPresence: Bool {
            switch self {
            case .joined, .away, .left, .ended: true
            case .activity, .message, .attached, .detached: false
            }
        }
    }
}

/// A message from a participant to others.
package struct GroupMessage: Codable, Sendable, Equatable {
    /// The name of the message's type.
    package var kind: String
    package var bytes: Data
    /// The recipients; nil for everybody but the sender.
    package var recipients: Set<UUID>?
    /// False if the message may be dropped by rate limiting.
    package var isReliable: Bool

    package init(kind: String, bytes: Data, recipients: Set<UUID>? = nil, isReliable: Bool = true) {
        (self.kind, self.bytes, self.recipients, self.isReliable) = (kind, bytes, recipients, isReliable)
    }
}

/// A participant's credential in a group: the seat and its generation. Each new holder of a seat gets a higher generation, and
/// requests with an older one are refused.
package struct SeatClaim: Codable, Sendable, Hashable {
    package let group: UUID
    package let seat: UUID
    package let generation: Int
}

/// Why a group's log refuses a request.
package enum GroupRefusal: Error, Equatable, CustomStringConvertible {
    /// There is no group with this URL.
    case unknownGroup
    /// The group with this URL has another kind of activity.
    case ofAnotherKind
    /// The group has ended.
    case ended
    /// The seat isn't the sender's, or not any more.
    case notYourSeat
    /// The sender hasn't joined yet, or has lost the connection.
    case notJoined
    case tooManyMessages
    case messageIsTooLarge(bytes: Int)
    case fileIsTooLarge(bytes: Int)
    /// The group, its founder, or all groups of the process together have reached the limit on files.
    case tooManyFiles
    /// The group has no such file, or not any more.
    case unknownFile
    /// The visitor, the groups at one URL, or all groups together have reached the limit on groups.
    case tooManyGroups
    /// The database can't be reached.
    case away(String)

    /// Whether the refusal is temporary, because only the database is unavailable.
    var isPassing: Bool { if case .away = self { true } else { false } }
    /// Whether the group's URL is permanently invalid.
    var isFinal: Bool { self == .unknownGroup || self == .ended }

    package var description: String {
        switch self {
        case .unknownGroup: "no group has this address"
        case .ofAnotherKind: "the group at this address does something else"
        case .ended: "the group has ended"
        case .notYourSeat: "the seat in the group is not the sender's any more"
        case .notJoined: "the participant has not joined"
        case .tooManyMessages: "too many messages in a short time"
        case .messageIsTooLarge(let bytes): "a message of \(bytes) bytes is too large"
        case .fileIsTooLarge(let bytes): "a file of \(bytes) bytes is too large"
        case .tooManyFiles: "there are too many files in the group, or in all groups"
        case .unknownFile: "the group has no such file"
        case .tooManyGroups: "there are too many groups"
        case .away(let reason): "the groups' database can't be reached: \(reason)"
        }
    }
}
