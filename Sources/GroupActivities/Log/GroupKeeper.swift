import Foundation

/// Keeps groups and their logs, in the order of one log for all. `MemoryGroups` is one of this process; `StoredGroups` is
/// shared by processes over PostgreSQL.
///
/// Calls may come on any thread; of the calls from one thread each is done before the next. Answers and entries come on the
/// main queue, entries in the order of their numbers.
package protocol GroupKeeper: AnyObject, Sendable {
    /// The address of a visitor's own group for an activity: of the one that is open, or of a new one.
    func found(kind: String, activity: Data, by visitor: String, _ done: @escaping Answer<String>)

    /// Gives a visitor a seat at an address, and follows the group's log from there on until the seat is given up.
    ///
    /// - Parameter kind: The activity's identifier; a group of another one isn't entered.
    func enter(
        _ token: String, kind: String, visitor: String, follow: @escaping @MainActor @Sendable (GroupEntry) -> Void,
        _ done: @escaping Answer<GroupEntrance>)

    /// The address at which a visitor has a seat whose connection was lost.
    func awaiting(_ visitor: String, kind: String, _ done: @escaping Answer<String?>)

    /// Says something under a seat's name. What says who is there is said until the log has it or refuses it: a database that is
    /// away delays the answer.
    func say(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>)

    /// Keeps a file, and says under a seat's name that it is there.
    func attach(
        _ file: GroupFile, as attachment: GroupAttachment, from claim: SeatClaim, _ done: @escaping Answer<Void>)

    /// A file of the group that a seat is in.
    func file(of attachment: UUID, for claim: SeatClaim, _ done: @escaping Answer<GroupFile>)

    /// Sends no more entries to whoever has the seat.
    func stopFollowing(_ claim: SeatClaim)
}

package typealias Answer<Value> = @MainActor @Sendable (Result<Value, GroupRefusal>) -> Void

/// What somebody knows who has just been given a seat.
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
    /// 160 random bits from the system: too many to guess, so that whoever knows an address was told it.
    static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<20).map { _ in
            let byte = String(UInt8.random(in: .min ... .max, using: &generator), radix: 16)
            return byte.count == 1 ? "0" + byte : byte
        }.joined()
    }
}
