import Foundation

/// Keeps groups and their logs, in one global order. `MemoryGroups` keeps them in this process; `StoredGroups` shares them
/// between processes in PostgreSQL.
///
/// Methods may be called on any thread; calls from one thread are processed in order. Answers and entries are delivered on the
/// main queue, entries in the order of their numbers.
package protocol GroupKeeper: AnyObject, Sendable {
    /// The token in the URL of a visitor's own group for an activity: of the open one, or of a new one.
    func found(kind: String, activity: Data, by visitor: String, _ done: @escaping Answer<String>)

    /// Gives a visitor a seat in the group of a token, and follows the group's log from then on until the seat is given up.
    ///
    /// - Parameter kind: The activity's identifier; a group with another one isn't entered.
    func enter(
        _ token: String, kind: String, visitor: String, follow: @escaping @MainActor @Sendable (GroupEntry) -> Void,
        _ done: @escaping Answer<GroupEntrance>)

    /// The token of the group in which a visitor has a seat whose connection was lost.
    func awaiting(_ visitor: String, kind: String, _ done: @escaping Answer<String?>)

    /// Adds an entry in the name of a seat. Entries about presence are retried until the log accepts or refuses them: an
    /// unavailable database delays the answer.
    func say(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>)

    /// Stores a file, and adds an entry about it in the name of a seat.
    func attach(
        _ file: GroupFile, as attachment: GroupAttachment, from claim: SeatClaim, _ done: @escaping Answer<Void>)

    /// A file of the seat's group.
    func file(of attachment: UUID, for claim: SeatClaim, _ done: @escaping Answer<GroupFile>)

    /// Stops delivering entries to the seat.
    func stopFollowing(_ claim: SeatClaim)
}

package typealias Answer<Value> = @MainActor @Sendable (Result<Value, GroupRefusal>) -> Void

/// The state of a group for a participant who has just got a seat.
package struct GroupEntrance: Sendable {
    package let claim: SeatClaim
    package let activity: Data
    package let active: Set<UUID>
    package let isFounder: Bool
    package var attachments: [GroupAttachment] = []
}

extension GroupEntrance {
    init(_ ledger: GroupLedger, _ claim: SeatClaim, visitor: String) {
        self.init(
            claim: claim, activity: ledger.activity, active: ledger.active, isFounder: ledger.founder == visitor,
            attachments: ledger.attachments)
    }
}

enum GroupToken {
    /// 160 random bits from the system: too many to guess, so that only people who were given a URL know it.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<20).map { _ in
            let byte = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }
}
