import Foundation

/// The state of one group, and the rules for changing it: who has a seat, and who may add which entries at what rate. It is a
/// pure value that gets the time as an argument, so that all keepers apply the same rules.
package struct GroupLedger: Codable, Sendable, Equatable {
    package struct Seat: Codable, Sendable, Equatable {
        /// A hash that identifies the visitor's browser.
        var visitor: String
        /// The process that has the visitor's window.
        var process: String
        var generation: Int
        /// Whether the participant is active: has joined, and is connected.
        var isActive = false
        /// When the connection was lost; nil while the participant is connected.
        var awaySince: Double?
        var allowance: MessageAllowance
    }

    package let id: UUID
    /// The secret in the group's URL.
    package let token: String
    /// The activity's identifier.
    package let kind: String
    package internal(set) var activity: Data
    /// The visitor who made the group.
    package let founder: String
    /// The files that the group shares, in order of addition. Nil in groups stored before files were supported.
    private var files: [GroupAttachment]?
    package private(set) var seats: [UUID: Seat] = [:]
    package private(set) var lastNumber = 0
    package private(set) var isEnded = false
    /// When the group was last used, or made.
    package private(set) var usedAt: Double

    package static let seatCountMax = 16
    /// How long a seat is reserved after its connection was lost.
    package static let seatIsKeptForSeconds = 60.0
    package static let messageBytesMax = 64 << 10

    init(id: UUID = UUID(), token: String, kind: String, activity: Data, founder: String, at seconds: Double) {
        (self.id, self.token, self.kind, self.activity, self.founder) = (id, token, kind, activity, founder)
        usedAt = seconds
    }

    /// The processes with connected participants.
    var processes: Set<String> { isEnded ? [] : Set(seats.values.filter { $0.awaySince == nil }.map(\.process)) }

    /// Whether somebody is connected, or may return to a seat.
    func isInUse(at seconds: Double) -> Bool {
        !isEnded && seats.values.contains { seconds - ($0.awaySince ?? seconds) < Self.seatIsKeptForSeconds }
    }

    package var attachments: [GroupAttachment] { files ?? [] }
    var fileBytes: Int { isEnded ? 0 : attachments.reduce(0) { $0 + $1.byteCount } }

    /// The active participants.
    package var active: Set<UUID> { Set(seats.filter(\.value.isActive).keys) }
}

// MARK: Seats

extension GroupLedger {
    /// Gives a visitor a seat: the one whose connection was lost, or else a new one.
    ///
    /// - Returns: nil if all seats are taken.
    mutating func admit(
        _ visitor: String, of process: String, at seconds: Double
    ) throws(GroupRefusal) -> SeatClaim? {
        guard !isEnded else { throw .ended }
        freeSeats(at: seconds)
        usedAt = seconds
        let known = seats.filter { $0.value.visitor == visitor && $0.value.awaySince != nil }
            .max { ($0.value.awaySince ?? 0) < ($1.value.awaySince ?? 0) }
        guard known != nil || seats.count < Self.seatCountMax else { return nil }
        let id = known?.key ?? UUID()
        let generation = (known?.value.generation ?? 0) + 1
        seats[id] = Seat(
            visitor: visitor, process: process, generation: generation,
            allowance: known?.value.allowance ?? MessageAllowance(at: seconds))
        return SeatClaim(group: self.id, seat: id, generation: generation)
    }

    /// Whether a visitor has a seat whose connection was lost.
    func isAwaited(_ visitor: String, at seconds: Double) -> Bool {
        !isEnded
            && seats.values.contains {
                $0.visitor == visitor && ($0.awaySince.map { seconds - $0 < Self.seatIsKeptForSeconds } ?? false)
            }
    }

    /// Frees the seats that weren't reclaimed in time.
    private mutating func freeSeats(at seconds: Double) {
        seats = seats.filter { seconds - ($0.value.awaySince ?? seconds) < Self.seatIsKeptForSeconds }
    }

    /// Marks a process's orphaned seats as disconnected, for example after a crash. Requests with their claims are refused from
    /// then on.
    ///
    /// - Returns: The entries about it.
    mutating func dropSeats(of process: String, at seconds: Double, where isLost: (SeatClaim) -> Bool) -> [GroupEntry] {
        lostSeats(of: process, where: isLost).sorted { $0.uuidString < $1.uuidString }.map { id in
            seats[id]?.generation += 1
            loseConnection(of: id, at: seconds)
            return entry(.away, by: id, at: seconds)
        }
    }

    func hasLostSeat(of process: String, where isLost: (SeatClaim) -> Bool) -> Bool {
        !lostSeats(of: process, where: isLost).isEmpty
    }

    private func lostSeats(of process: String, where isLost: (SeatClaim) -> Bool) -> [UUID] {
        guard !isEnded else { return [] }
        return seats.compactMap { id, seat in
            let claim = SeatClaim(group: self.id, seat: id, generation: seat.generation)
            return seat.process == process && seat.awaySince == nil && isLost(claim) ? id : nil
        }
    }

    private mutating func loseConnection(of id: UUID, at seconds: Double) {
        seats[id]?.isActive = false
        seats[id]?.awaySince = seconds
    }
}

// MARK: Entries

extension GroupLedger {
    /// Applies a participant's entry, and adds the sender and the time.
    ///
    /// - Returns: The entry; nil if it changes nothing, or if an unreliable message was dropped by rate limiting.
    mutating func take(
        _ content: GroupEntry.Content, from claim: SeatClaim, at seconds: Double
    ) throws(GroupRefusal) -> GroupEntry? {
        guard !isEnded else { throw .ended }
        guard claim.group == id, let seat = seats[claim.seat], seat.generation == claim.generation else {
            throw .notYourSeat
        }
        usedAt = max(usedAt, seconds)
        switch content {
        case .joined:
            guard !seat.isActive || seat.awaySince != nil else { return nil }
            seats[claim.seat]?.isActive = true
            seats[claim.seat]?.awaySince = nil
        case .away: loseConnection(of: claim.seat, at: seconds)
        case .left: seats[claim.seat] = nil
        case .ended: isEnded = true
        case .activity(let data):
            guard try allow(data.count, from: claim.seat, isReliable: true, at: seconds) else { return nil }
            activity = data
        case .message(let message):
            guard seat.isActive else { throw .notJoined }
            let size = message.bytes.count
            guard try allow(size, from: claim.seat, isReliable: message.isReliable, at: seconds) else { return nil }
        case .attached(let attachment):
            try permit(attachment, from: claim)
            try spend(attachment.byteCount / GroupFileLimits.bytesPerMessageByte, of: claim.seat, at: seconds)
            files = attachments + [attachment]
        case .detached(let id):
            guard seat.isActive else { throw .notJoined }
            guard attachments.contains(where: { $0.id == id }) else { throw .unknownFile }
            try spend(0, of: claim.seat, at: seconds)
            files?.removeAll { $0.id == id }
        }
        return entry(content, by: claim.seat, at: seconds)
    }

    /// Throws if there is no room for a file, or the sender may not add any.
    func permit(_ attachment: GroupAttachment, from claim: SeatClaim) throws(GroupRefusal) {
        guard !isEnded else { throw .ended }
        guard claim.group == id, let seat = seats[claim.seat], seat.generation == claim.generation else {
            throw .notYourSeat
        }
        guard seat.isActive else { throw .notJoined }
        guard attachment.byteCount <= GroupFileLimits.fileBytesMax else {
            throw .fileIsTooLarge(bytes: attachment.byteCount)
        }
        guard attachments.count < GroupFileLimits.countMax,
            fileBytes + attachment.byteCount <= GroupFileLimits.groupBytesMax
        else { throw .tooManyFiles }
    }

    /// - Returns: Whether the rate limit allows the entry. A reliable message beyond the limit throws.
    private mutating func allow(
        _ size: Int, from seat: UUID, isReliable: Bool, at seconds: Double
    ) throws(GroupRefusal) -> Bool {
        guard size <= Self.messageBytesMax else { throw .messageIsTooLarge(bytes: size) }
        if seats[seat]?.allowance.take(size, at: seconds) == true { return true }
        if isReliable { throw .tooManyMessages }
        return false
    }

    private mutating func spend(_ size: Int, of seat: UUID, at seconds: Double) throws(GroupRefusal) {
        guard seats[seat]?.allowance.take(size, at: seconds) == true else { throw .tooManyMessages }
    }

    private mutating func entry(_ content: GroupEntry.Content, by seat: UUID, at seconds: Double) -> GroupEntry {
        lastNumber += 1
        return GroupEntry(number: lastNumber, seconds: seconds, sender: seat, content: content)
    }
}
