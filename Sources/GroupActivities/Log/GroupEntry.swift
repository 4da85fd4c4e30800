import Foundation

/// One line of a group's log. The log numbers it, and says who it is from and when it was taken in: a sender says none of these.
package struct GroupEntry: Codable, Sendable, Equatable {
    /// Counts from 1, without gaps.
    package let number: Int
    /// When it was taken in, in seconds since 1970.
    package let seconds: Double
    package let sender: UUID
    package let content: Content

    package enum Content: Codable, Sendable, Equatable {
        /// The sender takes part from now on, or again.
        case joined
        /// The sender has lost the connection. The seat is kept for a while.
        case away
        /// The sender has gone.
        case left
        /// The group is over for everybody.
        case ended
        /// The activity, encoded, that the group does now.
        case activity(Data)
        case message(GroupMessage)
        /// The group has another file in common.
        case attached(GroupAttachment)
        /// The file with this name is gone.
        case detached(UUID)

        /// Whether it says who is there. The last such of a participant holds until the next.
        package var isPresence: Bool {
            switch self {
            case .joined, .away, .left, .ended: true
            case .activity, .message, .attached, .detached: false
            }
        }
    }
}

/// Something that a participant says to others.
package struct GroupMessage: Codable, Sendable, Equatable {
    /// The name of the message's type.
    package var kind: String
    package var bytes: Data
    /// Nil is everybody but the sender.
    package var recipients: Set<UUID>?
    /// Whether it may be dropped where there are too many.
    package var isReliable: Bool

    package init(kind: String, bytes: Data, recipients: Set<UUID>? = nil, isReliable: Bool = true) {
        (self.kind, self.bytes, self.recipients, self.isReliable) = (kind, bytes, recipients, isReliable)
    }
}

/// A participant's right to speak in a group: the seat, and the generation in which it was taken. Whoever takes the seat later
/// has a higher one, and what comes with an older one is refused.
package struct SeatClaim: Codable, Sendable, Hashable {
    package let group: UUID
    package let seat: UUID
    package let generation: Int
}

/// Why a group's log refuses something.
package enum GroupRefusal: Error, Equatable, CustomStringConvertible {
    /// No group has this address.
    case unknownGroup
    /// The group at this address does something else.
    case ofAnotherKind
    /// The group is over.
    case ended
    /// The seat isn't the sender's, or isn't any more.
    case notYourSeat
    /// The sender doesn't take part yet, or has lost the connection.
    case notJoined
    case tooManyMessages
    case messageIsTooLarge(bytes: Int)
    case fileIsTooLarge(bytes: Int)
    /// The group, its founder, or everybody together has as many files as there may be.
    case tooManyFiles
    /// The group has no such file, or none any more.
    case unknownFile
    /// The visitor, or everybody together, has as many groups as there may be.
    case tooManyGroups
    /// The database can't be reached.
    case away(String)

    /// Whether it may be otherwise in a moment, because only the database is away.
    var isPassing: Bool { if case .away = self { true } else { false } }
    /// Whether the address leads nowhere, and never will again.
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
