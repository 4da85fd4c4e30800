import Foundation
import Testing

@testable import GroupActivities

/// A group's rules: what each participant may do, and what is rejected on entry.
@Suite("A group's log")
struct GroupLedgerTests {
    private var table = GroupTable(token: "t", kind: "k", activity: Data([1]), founder: "owner", at: 0)

    private static let hello = GroupEntry.Content.message(GroupMessage(kind: "Line", bytes: Data("hello".utf8)))

    private mutating func enter(_ visitor: String, at seconds: Double = 0) throws -> SeatClaim {
        let (ledger, claim) = try table.admit(visitor, of: "p", at: seconds)
        _ = try say(.joined, from: claim, at: seconds)
        #expect(ledger.id == claim.group)
        return claim
    }

    private mutating func say(
        _ content: GroupEntry.Content, from claim: SeatClaim, at seconds: Double = 0
    ) throws(GroupRefusal) -> GroupEntry? {
        guard let index = table.groups.firstIndex(where: { $0.id == claim.group }) else { throw .unknownGroup }
        return try table.groups[index].take(content, from: claim, at: seconds)
    }

    @Test mutating func `entries are numbered without gaps and stamped with who says them and when`() throws {
        let (one, other) = (try enter("a"), try enter("b"))
        let entries = try [one, other, one].map { try say(Self.hello, from: $0, at: 5) }
        #expect(entries.map { $0?.number } == [3, 4, 5])
        #expect(entries.map { $0?.sender } == [one.seat, other.seat, one.seat])
        #expect(entries.allSatisfy { $0?.seconds == 5 })
    }

    @Test mutating func `nobody speaks for another`() throws {
        let (mine, theirs) = (try enter("a"), try enter("b"))
        // A participant who sees another's identifier could guess the generation, but only within their own group.
        let guessed = SeatClaim(group: mine.group, seat: theirs.seat, generation: theirs.generation + 1)
        #expect(throws: GroupRefusal.notYourSeat) { try say(Self.hello, from: guessed) }
        let elsewhere = SeatClaim(group: UUID(), seat: mine.seat, generation: mine.generation)
        #expect(throws: GroupRefusal.unknownGroup) { try say(Self.hello, from: elsewhere) }
        _ = try say(.left, from: theirs)
        #expect(throws: GroupRefusal.notYourSeat) { try say(Self.hello, from: theirs) }
    }

    @Test mutating func `nobody speaks before joining, and nobody after the end`() throws {
        let owner = try enter("a")
        let (_, waiting) = try table.admit("b", of: "p", at: 0)
        #expect(throws: GroupRefusal.notJoined) { try say(Self.hello, from: waiting) }
        _ = try say(.ended, from: owner)
        #expect(throws: GroupRefusal.ended) { try say(Self.hello, from: owner) }
        #expect(throws: GroupRefusal.ended) { try enter("c") }
    }

    @Test mutating func `a flood is refused, unreliable messages are dropped, and the others still speak`() throws {
        let (flooder, other) = (try enter("a"), try enter("b"))
        for _ in 0..<60 { _ = try say(Self.hello, from: flooder) }
        #expect(throws: GroupRefusal.tooManyMessages) { try say(Self.hello, from: flooder) }
        let move = GroupMessage(kind: "Walk", bytes: Data([1]), isReliable: false)
        #expect(try say(.message(move), from: flooder) == nil)
        #expect(try say(Self.hello, from: other) != nil)
        // The allowance refills by 20 messages a second. Setting the clock back adds none.
        for _ in 0..<20 { _ = try say(Self.hello, from: flooder, at: 1) }
        #expect(throws: GroupRefusal.tooManyMessages) { try say(Self.hello, from: flooder, at: 1) }
        #expect(throws: GroupRefusal.tooManyMessages) { try say(Self.hello, from: flooder, at: -100) }
    }

    @Test mutating func `who is there already adds nothing by joining again`() throws {
        let one = try enter("a")
        #expect(try say(.joined, from: one) == nil)
        _ = try say(.away, from: one, at: 1)
        #expect(try say(.joined, from: one, at: 2)?.number == 3)
    }

    @Test mutating func `a message has an end`() throws {
        let one = try enter("a")
        let large = GroupMessage(kind: "Line", bytes: Data(count: GroupLedger.messageBytesMax + 1))
        #expect(throws: GroupRefusal.messageIsTooLarge(bytes: GroupLedger.messageBytesMax + 1)) {
            try say(.message(large), from: one)
        }
        let most = GroupMessage(kind: "Line", bytes: Data(count: GroupLedger.messageBytesMax))
        for _ in 0..<8 { _ = try say(.message(most), from: one) }
        #expect(throws: GroupRefusal.tooManyMessages) { try say(.message(most), from: one) }
    }

    @Test mutating func `the seventeenth comes into another group`() throws {
        let claims = try (0..<33).map { try enter("visitor \($0)") }
        let groups = claims.map(\.group)
        #expect(Set(groups).count == 3)
        #expect(Set(groups[0..<16]).count == 1 && Set(groups[16..<32]).count == 1)
        #expect(groups[0] != groups[16] && groups[32] != groups[16])
    }

    @Test mutating func `who comes back within a minute has the same seat, and the old window speaks no more`() throws {
        let first = try enter("a")
        _ = try say(.away, from: first, at: 10)
        #expect(table.groups[0].isAwaited("a", at: 69))
        let again = try enter("a", at: 69)
        #expect(again.seat == first.seat && again.generation > first.generation)
        #expect(throws: GroupRefusal.notYourSeat) { try say(Self.hello, from: first, at: 69) }
        #expect(try say(Self.hello, from: again, at: 69) != nil)
    }

    @Test mutating func `after a minute the seat is free`() throws {
        let first = try enter("a")
        _ = try say(.away, from: first, at: 10)
        #expect(!table.groups[0].isAwaited("a", at: 70))
        #expect(try enter("a", at: 71).seat != first.seat)
    }

    @Test mutating func `two windows of one visitor are two participants`() throws {
        let (one, other) = (try enter("a"), try enter("a"))
        #expect(one.seat != other.seat)
    }

    @Test mutating func `the seats of a process that died are kept for a minute, and it speaks no more`() throws {
        let mine = try enter("a")
        let entries = table.groups[0].dropSeats(of: "p", at: 5) { _ in true }
        #expect(entries.map(\.sender) == [mine.seat] && entries.map(\.content) == [.away])
        #expect(throws: GroupRefusal.notYourSeat) { try say(Self.hello, from: mine, at: 6) }
        #expect(try enter("a", at: 7).seat == mine.seat)
    }

    private func attachment(_ byteCount: Int) -> GroupAttachment {
        GroupAttachment(id: UUID(), contentType: "public.data", byteCount: byteCount)
    }

    @Test mutating func `files have an end, in number and in size, and somebody who adds them has, too`() throws {
        let one = try enter("a")
        let large = attachment(GroupFileLimits.fileBytesMax)
        #expect(throws: GroupRefusal.fileIsTooLarge(bytes: large.byteCount + 1)) {
            try say(.attached(attachment(large.byteCount + 1)), from: one)
        }
        for _ in 0..<2 { _ = try say(.attached(attachment(large.byteCount)), from: one) }
        #expect(throws: GroupRefusal.tooManyMessages) { try say(.attached(large), from: one) }
        for seconds in [100.0, 200] { _ = try say(.attached(attachment(large.byteCount)), from: one, at: seconds) }
        #expect(throws: GroupRefusal.tooManyFiles) { try say(.attached(attachment(1)), from: one, at: 300) }
        let known = try #require(table.groups[0].attachments.first)
        _ = try say(.detached(known.id), from: one, at: 300)
        #expect(throws: GroupRefusal.unknownFile) { try say(.detached(known.id), from: one, at: 300) }
        for number in 0..<61 { _ = try say(.attached(attachment(1)), from: one, at: Double(400 + number)) }
        #expect(throws: GroupRefusal.tooManyFiles) { try say(.attached(attachment(1)), from: one, at: 500) }
    }

    @Test mutating func `nobody adds or removes files before joining, or with another's seat`() throws {
        let owner = try enter("a")
        let file = attachment(1)
        _ = try say(.attached(file), from: owner)
        let (_, waiting) = try table.admit("b", of: "p", at: 0)
        for content in [GroupEntry.Content.attached(attachment(1)), .detached(file.id)] {
            #expect(throws: GroupRefusal.notJoined) { try say(content, from: waiting) }
            let forged = SeatClaim(group: owner.group, seat: owner.seat, generation: owner.generation + 1)
            #expect(throws: GroupRefusal.notYourSeat) { try say(content, from: forged) }
        }
    }

    @Test mutating func `what was kept before there were files is read`() throws {
        _ = try enter("a")
        let bytes = try JSONEncoder().encode(table)
        #expect(!String(decoding: bytes, as: UTF8.self).contains("files"))
        #expect(try JSONDecoder().decode(GroupTable.self, from: bytes) == table)
    }
}
