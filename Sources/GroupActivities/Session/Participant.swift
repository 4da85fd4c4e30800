import Foundation

/// A participant in a group: one window of a visitor. After a lost connection, a visitor is the same participant again.
///
/// See [Participant](https://developer.apple.com/documentation/groupactivities/participant).
public struct Participant: Hashable, Sendable, Identifiable {
    /// Identifies the participant in the group. It neither identifies the visitor nor grants any access.
    public let id: UUID
}

/// The recipients of a message.
public struct Participants: Hashable, Sendable {
    /// Nil for all participants.
    let only: Set<Participant>?

    /// All participants but the sender.
    public static let all = Participants(only: nil)
    /// One participant.
    public static func only(_ participant: Participant) -> Participants { Participants(only: [participant]) }
    /// Some participants.
    public static func only(_ participants: Set<Participant>) -> Participants { Participants(only: participants) }
}
