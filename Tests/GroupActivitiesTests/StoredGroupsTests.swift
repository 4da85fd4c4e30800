import Foundation
import TestSupport
import Testing

@testable import GroupActivities
@testable import Storage

/// Two keepers over one database, each as a process of its own would have it (`make verify`).
@MainActor
@Suite("Groups of several processes", .enabled(if: PostgresServer.isThere), .serialized)
struct StoredGroupsTests {
    @MainActor private final class Heard {
        var entries: [GroupEntry] = []

        func numbers(from first: Int) async -> [Int] {
            for _ in 0..<2000 where entries.count < first { try? await Task.sleep(for: .milliseconds(5)) }
            return entries.map(\.number)
        }

        func wait(for content: GroupEntry.Content) async -> Bool {
            for _ in 0..<2000 {
                if entries.contains(where: { $0.content == content }) { return true }
                try? await Task.sleep(for: .milliseconds(5))
            }
            return false
        }
    }

    private func keeper(_ server: PostgresServer) throws -> StoredGroups {
        StoredGroups(GroupStore(try PostgresAddress(server.address), app: "Test"))
    }

    private func found(_ keeper: StoredGroups) async throws -> String {
        try await withCheckedContinuation { answer in
            keeper.found(kind: "k", activity: Data([7]), by: "owner") { answer.resume(returning: $0) }
        }.get()
    }

    private func enter(_ token: String, _ visitor: String, _ keeper: StoredGroups, _ heard: Heard) async throws
        -> GroupEntrance
    {
        let entrance: GroupEntrance = try await withCheckedContinuation { answer in
            keeper.enter(token, kind: "k", visitor: visitor, follow: { heard.entries.append($0) }) {
                answer.resume(returning: $0)
            }
        }.get()
        try await say(.joined, entrance, keeper)
        return entrance
    }

    private func say(_ content: GroupEntry.Content, _ entrance: GroupEntrance, _ keeper: StoredGroups) async throws {
        let result: Result<Void, GroupRefusal> = await withCheckedContinuation { answer in
            keeper.say(content, from: entrance.claim) { answer.resume(returning: $0) }
        }
        try result.get()
    }

    private func line(_ text: String) -> GroupEntry.Content {
        .message(GroupMessage(kind: "Line", bytes: Data(text.utf8)))
    }

    @Test func `both processes hear everything in one order, without gaps`() async throws {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server))
        defer {
            one.stop()
            other.stop()
        }
        let (heardHere, heardThere) = (Heard(), Heard())
        let token = try await found(one)
        let mine = try await enter(token, "a", one, heardHere)
        let theirs = try await enter(token, "b", other, heardThere)
        #expect(theirs.claim.group == mine.claim.group && theirs.active == [mine.claim.seat])
        for number in 0..<10 {
            async let here: Void = say(line("here \(number)"), mine, one)
            async let there: Void = say(line("there \(number)"), theirs, other)
            _ = try await (here, there)
        }
        #expect(await heardHere.numbers(from: 22) == Array(1...22))
        #expect(await heardThere.numbers(from: 21) == Array(2...22))
        #expect(heardHere.entries.suffix(20) == heardThere.entries.suffix(20))
    }

    @Test func `when a process dies the others go on, its visitors are missed, and come back elsewhere`() async throws {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server))
        defer { other.stop() }
        let heard = Heard()
        let token = try await found(one)
        let dead = try await enter(token, "a", one, Heard())
        let alive = try await enter(token, "b", other, heard)
        try await say(line("before"), dead, one)
        // Its connection is closed, and with it its lock is gone, as when it is killed.
        one.stop()
        #expect(await heard.wait(for: .away))
        #expect(await heard.wait(for: line("before")))
        try await say(line("after"), alive, other)
        await #expect(throws: GroupRefusal.notYourSeat) { try await say(line("ghost"), dead, one) }
        let again = try await enter(token, "a", other, Heard())
        #expect(again.claim.seat == dead.claim.seat && again.claim.generation > dead.claim.generation)
    }

    @Test func `a server that was killed loses nothing that was confirmed`() async throws {
        let server = try PostgresServer()
        let keeper = try keeper(server)
        defer { keeper.stop() }
        let heard = Heard()
        let token = try await found(keeper)
        let entrance = try await enter(token, "a", keeper, heard)
        for number in 0..<20 { try await say(line("\(number)"), entrance, keeper) }
        server.kill()
        await #expect(throws: GroupRefusal.self) { try await say(line("lost"), entrance, keeper) }
        try server.start()
        var isThere = false
        for _ in 0..<100 where !isThere {
            isThere = (try? await say(line("again"), entrance, keeper)) != nil
            if !isThere { try await Task.sleep(for: .milliseconds(100)) }
        }
        #expect(isThere)
        #expect(await heard.numbers(from: 22) == Array(1...22))
    }
}
