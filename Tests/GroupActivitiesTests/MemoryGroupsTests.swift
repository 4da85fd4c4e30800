import Foundation
import Testing

@testable import GroupActivities
@testable import SwiftUICore

/// Groups of one process, by a clock that the test advances. What is delivered is delivered at once.
@MainActor
@Suite("Groups of one process")
struct MemoryGroupsTests {
    private let groups: MemoryGroups

    init() {
        // Everything here is called on the main actor.
        groups = MemoryGroups(now: { 0 }, deliver: { body in MainActor.assumeIsolated(body) })
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
}
