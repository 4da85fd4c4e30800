import Foundation

/// The groups with one URL: the first, and those that were added when it was full. A value, like `GroupLedger`.
package struct GroupTable: Codable, Sendable, Equatable {
    package internal(set) var groups: [GroupLedger]

    init(token: String, kind: String, activity: Data, founder: String, at seconds: Double) {
        groups = [GroupLedger(token: token, kind: kind, activity: activity, founder: founder, at: seconds)]
    }

    /// Whether the founder's group has ended, so that the URL is no longer valid.
    var isClosed: Bool { groups[0].isEnded }
    var kind: String { groups[0].kind }
    /// Whether somebody is in one of the groups, or may return.
    func isInUse(at seconds: Double) -> Bool { groups.contains { $0.isInUse(at: seconds) } }

    /// Whether the table is an open one of this visitor, for an equal activity.
    func isOpen(for activity: Data, kind: String, by visitor: String) -> Bool {
        !isClosed && self.kind == kind && groups[0].founder == visitor && groups[0].activity == activity
    }

    var usedAt: Double { groups.map(\.usedAt).max() ?? 0 }

    var fileBytes: Int { groups.reduce(0) { $0 + $1.fileBytes } }

    /// The files that an entry removes.
    func filesGone(after line: GroupLine) -> [UUID] {
        switch line.entry.content {
        case .detached(let id): [id]
        case .ended: groups.first { $0.id == line.group }?.attachments.map(\.id) ?? []
        default: []
        }
    }

    /// Gives a visitor a seat in the group that they were in, or in the first one with room, or else in a new one.
    mutating func admit(
        _ visitor: String, of process: String, at seconds: Double
    ) throws(GroupRefusal) -> (ledger: GroupLedger, claim: SeatClaim) {
        guard !isClosed else { throw .ended }
        let open = groups.indices.filter { !groups[$0].isEnded }
        let awaiting = open.filter { groups[$0].isAwaited(visitor, at: seconds) }
        for index in awaiting + open {
            if let claim = try groups[index].admit(visitor, of: process, at: seconds) { return (groups[index], claim) }
        }
        guard groups.count < Self.groupCountMax else { throw .tooManyGroups }
        let first = groups[0]
        groups.append(
            GroupLedger(
                token: first.token, kind: first.kind, activity: first.activity, founder: first.founder, at: seconds))
        let last = groups.count - 1
        guard let claim = try groups[last].admit(visitor, of: process, at: seconds) else { throw .tooManyGroups }
        return (groups[last], claim)
    }

    /// The maximum number of groups per URL.
    static let groupCountMax = 64
    /// How long an empty group is kept.
    static let keptForSeconds = 86_400.0

    /// The processes with connected participants.
    var processes: Set<String> { Set(groups.flatMap(\.processes)) }

    /// Whether a process has orphaned seats.
    func hasLostSeat(of process: String, where isLost: (SeatClaim) -> Bool) -> Bool {
        groups.contains { $0.hasLostSeat(of: process, where: isLost) }
    }

    /// See `GroupLedger.dropSeats(of:at:where:)`.
    mutating func dropSeats(
        of process: String, at seconds: Double, where isLost: (SeatClaim) -> Bool = { _ in true }
    ) -> [GroupLine] {
        groups.indices.flatMap { index in
            let id = groups[index].id
            return groups[index].dropSeats(of: process, at: seconds, where: isLost)
                .map { GroupLine(group: id, entry: $0) }
        }
    }
}
