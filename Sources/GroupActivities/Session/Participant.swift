import Foundation

/// Somebody in a group: one window of a visitor's. The same visitor is the same participant after a lost connection.
///
/// See [Participant](https://developer.apple.com/documentation/groupactivities/participant).
public struct Participant: Hashable, Sendable, Identifiable {
    /// Names the participant to the group. It says nothing of the visitor, and gives no right.
    public let id: UUID
}

/// To whom something is sent.
public struct Participants: Hashable, Sendable {
    /// Nil is all.
    let only: Set<Participant>?

    /// All in the group but the sender.
    public static let all = Participants(only: nil)
    /// One participant.
    public static func only(_ participant: Participant) -> Participants { Participants(only: [participant]) }
    /// Some participants.
    public static func only(_ participants: Set<Participant>) -> Participants { Participants(only: participants) }
}
