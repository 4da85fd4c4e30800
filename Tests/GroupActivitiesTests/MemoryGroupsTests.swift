import Foundation
import Synchronization
import Testing

@testable import GroupActivities
@testable import SwiftUICore

/// Groups in one process, with a clock that the test advances. Messages are delivered synchronously.
@MainActor
@Suite("Groups of one process")
struct MemoryGroupsTests {
    private let groups: MemoryGroups
    private let clock = Clock()

    init() {
        // Everything here runs on the main actor.
        groups = MemoryGroups(
            now: { [clock] in clock.seconds.withLock { $0 } }, deliver: { body in MainActor.assumeIsolated(body) })
    }

    private final class Clock: Sendable {
        let seconds = Mutex(0.0)
    }

    @MainActor private final class Heard {
        var entries: [GroupEntry] = []
        var refusals: [GroupRefusal] = []
    }

    private func found(activity: UInt8 = 0, by visitor: String = "owner") throws -> String {
        var token: Result<String, GroupRefusal>?
        groups.found(kind: "k", activity: Data([activity]), by: visitor) { token = $0 }
        return try #require(token).get()
    }

    private func enter(_ token: String, _ visitor: String, _ heard: Heard, kind: String = "k") throws -> SeatClaim {
        var entrance: Result<GroupEntrance, GroupRefusal>?
        groups.enter(token, kind: kind, visitor: visitor, follow: { heard.entries.append($0) }) { entrance = $0 }
        let claim = try #require(entrance).get().claim
        groups.say(.joined, from: claim) { _ in }
        return claim
    }

    private func say(_ text: String, _ claim: SeatClaim, _ heard: Heard) {
        let message = GroupMessage(kind: "Line", bytes: Data(text.utf8))
        groups.say(.message(message), from: claim) { result in
            if case .failure(let refusal) = result { heard.refusals.append(refusal) }
        }
    }

    @Test func `all hear everything in one order`() throws {
        let token = try found()
        let heard = (0..<3).map { _ in Heard() }
        let claims = try heard.enumerated().map { try enter(token, "visitor \($0)", $1) }
        for round in 0..<5 { for (claim, ear) in zip(claims, heard) { say("\(round)", claim, ear) } }
        let numbers = heard.map { $0.entries.map(\.number) }
        #expect(numbers[0] == Array(1...18))
        #expect(numbers[1] == Array(2...18) && numbers[2] == Array(3...18))
        #expect(Set(heard.map { $0.entries.suffix(15).map(\.sender) }).count == 1)
    }

    @Test func `an address is not guessed and leads to its own activity only`() throws {
        let (token, another) = (try found(), try found(activity: 1))
        #expect(InvitationAddress.isToken(token) && token != another)
        let heard = Heard()
        #expect(throws: GroupRefusal.ofAnotherKind) { try enter(token, "a", heard, kind: "another") }
        #expect(throws: GroupRefusal.unknownGroup) { try enter(String(repeating: "0", count: 40), "a", heard) }
    }

    @Test func `a visitor makes so many groups and no more`() throws {
        let most = UInt8(MemoryGroups.tableCountOfVisitorMax)
        for number in 0..<most { _ = try found(activity: number) }
        #expect(throws: GroupRefusal.tooManyGroups) { try found(activity: most) }
        #expect(throws: Never.self) { try found(activity: most - 1) }
        #expect(throws: Never.self) { try found(by: "somebody else") }
    }

    @Test func `a visitor comes back to a group of their own until it has ended`() throws {
        let token = try found()
        let heard = Heard()
        let claim = try enter(token, "owner", heard)
        #expect(try found() == token)
        #expect(try found(by: "somebody else") != token)
        groups.say(.left, from: claim) { _ in }
        #expect(try found() == token)
        let again = try enter(token, "owner", heard)
        groups.say(.ended, from: again) { _ in }
        #expect(try found() != token)
    }

    @Test func `who has left hears nothing more`() throws {
        let token = try found()
        let (one, other) = (Heard(), Heard())
        let (mine, theirs) = (try enter(token, "a", one), try enter(token, "b", other))
        groups.stopFollowing(theirs)
        let count = other.entries.count
        say("private", mine, one)
        #expect(other.entries.count == count)
    }

    @Test func `a group that has ended counts no more, and is gone with those who were in it`() throws {
        for _ in 0..<MemoryGroups.tableCountOfVisitorMax {
            let claim = try enter(try found(), "owner", Heard())
            groups.say(.ended, from: claim) { _ in }
        }
        #expect(groups.tokens.isEmpty)
        #expect(throws: Never.self) { try found() }
    }

    @Test func `the seventeenth goes on when the address is closed`() throws {
        let (token, heard) = (try found(), Heard())
        let claims = try (0..<17).map { try enter(token, "visitor \($0)", heard) }
        groups.say(.ended, from: claims[0]) { _ in }
        say("still here", claims[16], heard)
        #expect(heard.refusals.isEmpty && groups.tokens == [token])
        groups.say(.left, from: claims[16]) { _ in }
        #expect(groups.tokens.isEmpty)
    }

    @Test func `a group in which somebody sits silently for a day is not gone`() throws {
        let (token, heard) = (try found(), Heard())
        let claim = try enter(token, "a", heard)
        _ = try found()
        clock.seconds.withLock { $0 = 2 * GroupTable.keptForSeconds }
        _ = try found(by: "another")
        say("good morning", claim, heard)
        #expect(heard.refusals.isEmpty && groups.tokens.count == 2)
    }

    private func attach(_ byteCount: Int, _ claim: SeatClaim, _ heard: Heard) -> UUID {
        let file = GroupFile(bytes: Data(count: byteCount))
        let attachment = GroupAttachment(id: UUID(), contentType: "public.data", byteCount: byteCount)
        groups.attach(file, as: attachment, from: claim) { result in
            if case .failure(let refusal) = result { heard.refusals.append(refusal) }
        }
        return attachment.id
    }

    private func file(_ id: UUID, _ claim: SeatClaim) throws -> GroupFile {
        var file: Result<GroupFile, GroupRefusal>?
        groups.file(of: id, for: claim) { file = $0 }
        return try #require(file).get()
    }

    @Test func `a file is its own group's only, and goes with it`() throws {
        let heard = Heard()
        let (mine, theirs) = (try enter(try found(), "a", heard), try enter(try found(activity: 1), "b", heard))
        let id = attach(5, mine, heard)
        #expect(try file(id, mine).bytes.count == 5)
        #expect(throws: GroupRefusal.unknownFile) { try file(id, theirs) }
        #expect(groups.fileBytes == 5)
        groups.say(.ended, from: mine) { _ in }
        #expect(groups.fileBytes == 0 && heard.refusals.isEmpty)
    }

    @Test func `the files of all groups that a visitor has made have an end together`() throws {
        let heard = Heard()
        for activity: UInt8 in 0..<4 {
            let claim = try enter(try found(activity: activity), "a", heard)
            for _ in 0..<2 { _ = attach(GroupFileLimits.fileBytesMax, claim, heard) }
        }
        #expect(groups.fileBytes == GroupFileLimits.founderBytesMax && heard.refusals.isEmpty)
        let claim = try enter(try found(activity: 4), "a", heard)
        _ = attach(1, claim, heard)
        #expect(heard.refusals == [.tooManyFiles])
        _ = attach(1, try enter(try found(by: "another"), "a", heard), heard)
        #expect(heard.refusals.count == 1)
    }
}
