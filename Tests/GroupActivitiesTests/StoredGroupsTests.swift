import Foundation
import Synchronization
import TestSupport
import Testing

@testable import GroupActivities
@testable import Storage

/// Two keepers on one database, as in two processes (`make verify`).
@MainActor
@Suite("Groups of several processes", .enabled(if: PostgresServer.isThere), .serialized)
struct StoredGroupsTests {
    @MainActor private final class Heard {
        var entries: [GroupEntry] = []

        func numbers(from first: Int) async -> [Int] {
            for _ in 0..<2000 where entries.count < first { try? await Task.sleep(for: .milliseconds(5)) }
            return entries.map(\.number)
        }

        func wait(for content: GroupEntry.Content, by seat: UUID? = nil) async -> Bool {
            for _ in 0..<4000 {
                if entries.contains(where: { $0.content == content && $0.sender == seat ?? $0.sender }) { return true }
                try? await Task.sleep(for: .milliseconds(5))
            }
            return false
        }
    }

    private func keeper(_ server: PostgresServer, graceSeconds: Int = 3) throws -> StoredGroups {
        StoredGroups(GroupStore(try PostgresAddress(server.address), app: "Test", graceSeconds: graceSeconds))
    }

    private func found(_ keeper: StoredGroups, activity: UInt8 = 7) async throws -> String {
        try await withCheckedContinuation { answer in
            keeper.found(kind: "k", activity: Data([activity]), by: "owner") { answer.resume(returning: $0) }
        }.get()
    }

    private func enter(_ token: String, _ visitor: String, _ keeper: StoredGroups, _ heard: Heard) async throws
        -> GroupEntrance
    {
        let entrance = try await takeSeat(token, visitor, keeper, heard)
        try await say(.joined, entrance, keeper)
        return entrance
    }

    private func takeSeat(
        _ token: String, _ visitor: String, _ keeper: StoredGroups, _ heard: Heard = Heard()
    ) async throws -> GroupEntrance {
        try await withCheckedContinuation { answer in
            keeper.enter(token, kind: "k", visitor: visitor, follow: { heard.entries.append($0) }) {
                answer.resume(returning: $0)
            }
        }.get()
    }

    /// Retries until the database is reachable.
    private func persistently<Value>(_ body: () async throws -> Value) async throws -> Value {
        for _ in 0..<200 {
            do { return try await body() } catch GroupRefusal.away { try await Task.sleep(for: .milliseconds(50)) }
        }
        return try await body()
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
        // Its connection is closed, which releases its lock, as when the process is killed.
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

    @Test func `a process that died is missed while others talk without a pause`() async throws {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server))
        defer { other.stop() }
        let heard = Heard()
        let token = try await found(one)
        let dead = try await enter(token, "a", one, Heard())
        let alive = try await enter(token, "b", other, heard)
        let talk = Task {
            while !Task.isCancelled {
                try? await say(line("talk"), alive, other)
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        one.stop()
        #expect(await heard.wait(for: .away, by: dead.claim.seat))
        talk.cancel()
    }

    @Test func `a seat that nobody has is given up`() async throws {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server))
        defer {
            one.stop()
            other.stop()
        }
        let heard = Heard()
        let token = try await found(one)
        let lost = try await enter(token, "a", one, Heard())
        _ = try await enter(token, "b", other, heard)
        one.stopFollowing(lost.claim)
        #expect(await heard.wait(for: .away, by: lost.claim.seat))
    }

    @Test func `who goes and who comes while the database is away is told when it is back`() async throws {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server))
        defer {
            one.stop()
            other.stop()
        }
        let heard = Heard()
        let token = try await found(one)
        let going = try await enter(token, "a", one, Heard())
        let coming = try await takeSeat(token, "c", one)
        _ = try await enter(token, "b", other, heard)
        server.kill()
        one.say(.left, from: going.claim) { _ in }
        one.stopFollowing(going.claim)
        one.say(.joined, from: coming.claim) { _ in }
        try server.start()
        #expect(await heard.wait(for: .left, by: going.claim.seat))
        #expect(await heard.wait(for: .joined, by: coming.claim.seat))
        try await say(line("I am here"), coming, one)
        #expect(!heard.entries.contains { $0.content == .away })
    }

    @Test func `an address that nobody has made is forgotten`() async throws {
        let server = try PostgresServer()
        let keeper = try keeper(server)
        defer { keeper.stop() }
        for _ in 0..<5 {
            await #expect(throws: GroupRefusal.unknownGroup) { try await takeSeat(GroupToken.make(), "a", keeper) }
        }
        #expect(keeper.placeCount == 0)
        let token = try await found(keeper)
        let entrance = try await enter(token, "a", keeper, Heard())
        #expect(keeper.placeCount == 1)
        try await say(.left, entrance, keeper)
        keeper.stopFollowing(entrance.claim)
        for _ in 0..<2000 where keeper.placeCount > 0 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(keeper.placeCount == 0)
    }

    @Test func `a listener hears at which address something was said`() async throws {
        let server = try PostgresServer()
        let keeper = try keeper(server)
        defer { keeper.stop() }
        let (token, another) = (try await found(keeper), try await found(keeper, activity: 8))
        let entrance = try await enter(token, "a", keeper, Heard())
        let ids = try [token, another].map { try #require(try keeper.store.end(of: $0)).id }
        let (said, listener) = (AsyncStream<GroupListener.News>.makeStream(), GroupListener(keeper.store))
        listener.start { said.continuation.yield($0) }
        defer { listener.stop() }
        for await news in said.stream {
            switch news {
            // The keeper's own listener holds the same process's lock. A second listener must not wait for it.
            case .connected: try await say(line("hello"), entrance, keeper)
            case .said(let numbers):
                #expect(numbers == [ids[0]] && ids[0] != ids[1])
                return
            case .lost(let error): throw error
            case .tick: break
            }
        }
    }

    @Test func `nobody has a seat of a process that the others don't know of yet`() async throws {
        let server = try PostgresServer()
        let first = try keeper(server)
        defer { first.stop() }
        let token = try await found(first)
        let address = try PostgresAddress(server.address)
        let store = GroupStore(address, app: "Test", graceSeconds: 0)
        // Prevents the new process's listener from getting its lock.
        let guardian = try PostgresConnection(address, patience: PostgresPatience(milliseconds: 5000))
        try guardian.rows("SELECT pg_advisory_lock(hashtextextended($1, 2))", [.text(store.process)])
        let new = StoredGroups(store)
        defer { new.stop() }
        await #expect(throws: GroupRefusal.self) { try await takeSeat(token, "a", new) }
        try guardian.rows("SELECT pg_advisory_unlock_all()")
        _ = try await persistently { try await takeSeat(token, "a", new) }
        #expect(try first.store.isAlive(store.process))
    }

    @Test func `after a restart of the server nobody loses a seat to who comes first`() async throws {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server, graceSeconds: 1000))
        defer { other.stop() }
        let token = try await found(one)
        let mine = try await enter(token, "a", one, Heard())
        server.kill()
        // This keeper hasn't reconnected yet.
        one.stop()
        try server.start()
        let theirs = try await persistently { try await enter(token, "c", other, Heard()) }
        #expect(theirs.active.contains(mine.claim.seat))
    }

    @Test func `after a cut connection nobody loses a seat to who comes first, however late it hears of the cut`()
        async throws
    {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server, graceSeconds: 1000))
        defer { other.stop() }
        let token = try await found(one)
        let mine = try await enter(token, "a", one, Heard())
        _ = try await enter(token, "b", other, Heard())
        let isBusy = DispatchSemaphore(value: 0)
        other.queue.async { isBusy.wait() }
        async let theirs = persistently { try await enter(token, "c", other, Heard()) }
        try await Task.sleep(for: .milliseconds(100))
        // This keeper doesn't reconnect.
        one.stop()
        let admin = try PostgresConnection(
            try PostgresAddress(server.address), patience: PostgresPatience(milliseconds: 5000))
        try admin.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()", [])
        for _ in 0..<400 where !other.connectionHasChanged { try await Task.sleep(for: .milliseconds(5)) }
        let listening = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        for _ in 0..<400 where try admin.rows(listening, [])[0][0] == .integer(0) {
            try await Task.sleep(for: .milliseconds(10))
        }
        isBusy.signal()
        #expect(try await theirs.active.contains(mine.claim.seat))
    }

    @Test func `a group that has ended counts no more`() async throws {
        let server = try PostgresServer()
        let keeper = try keeper(server)
        defer { keeper.stop() }
        let countMax = UInt8(MemoryGroups.tableCountOfVisitorMax)
        for activity in 1..<countMax { _ = try await found(keeper, activity: activity) }
        let entrance = try await enter(try await found(keeper, activity: 0), "a", keeper, Heard())
        await #expect(throws: GroupRefusal.tooManyGroups) { try await found(keeper, activity: countMax) }
        try await say(.ended, entrance, keeper)
        _ = try await found(keeper, activity: countMax)
    }

    @Test func `addresses that lead nowhere go with their lines, and those where somebody sits stay`() async throws {
        let server = try PostgresServer()
        let clock = Clock()
        let store = GroupStore(
            try PostgresAddress(server.address), app: "Test", seconds: { clock.seconds.withLock { $0 } })
        let keeper = StoredGroups(store)
        defer { keeper.stop() }
        let tokens = [try await found(keeper), try await found(keeper), try await found(keeper)]
        let ended = try await enter(tokens[0], "a", keeper, Heard())
        _ = try await enter(tokens[1], "a", keeper, Heard())
        try await say(.ended, ended, keeper)
        clock.seconds.withLock { $0 = 700 }
        try store.touch([tokens[1]])
        try store.tidy(linesOlderThan: 600, addressesUnusedFor: 1000)
        #expect(try Set(store.states(of: tokens).keys) == Set(tokens[1...]))
        clock.seconds.withLock { $0 = 1100 }
        try store.tidy(linesOlderThan: 600, addressesUnusedFor: 1000)
        #expect(try Array(store.states(of: tokens).keys) == [tokens[1]])
    }

    private func attach(_ bytes: Data, _ entrance: GroupEntrance, _ keeper: StoredGroups) async throws -> UUID {
        let file = GroupFile(bytes: bytes, metadata: Data([9]))
        let attachment = GroupAttachment(id: UUID(), contentType: "public.data", byteCount: file.byteCount)
        try await withCheckedContinuation { answer in
            keeper.attach(file, as: attachment, from: entrance.claim) { answer.resume(returning: $0) }
        }.get()
        return attachment.id
    }

    private func file(_ id: UUID, _ entrance: GroupEntrance, _ keeper: StoredGroups) async throws -> GroupFile {
        try await withCheckedContinuation { answer in
            keeper.file(of: id, for: entrance.claim) { answer.resume(returning: $0) }
        }.get()
    }

    private func fileCount(_ store: GroupStore) throws -> PostgresValue {
        try store.rows("SELECT count(*) FROM \(store.schema.prefix)file", [])[0][0]
    }

    @Test func `a file is in all processes, outlives the server, and goes with who removes it or ends the group`()
        async throws
    {
        let server = try PostgresServer()
        let (one, other) = (try keeper(server), try keeper(server))
        defer {
            one.stop()
            other.stop()
        }
        let token = try await found(one)
        let mine = try await enter(token, "a", one, Heard())
        let bytes = Data((0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let (id, second) = (try await attach(bytes, mine, one), try await attach(Data([1]), mine, one))
        server.kill()
        try server.start()
        let theirs = try await persistently { try await enter(token, "b", other, Heard()) }
        #expect(theirs.attachments.map(\.id) == [id, second])
        let read = try await persistently { try await file(id, theirs, other) }
        #expect(read == GroupFile(bytes: bytes, metadata: Data([9])))
        try await say(.detached(id), theirs, other)
        await #expect(throws: GroupRefusal.unknownFile) { try await file(id, mine, one) }
        #expect(try fileCount(one.store) == .integer(1))
        try await say(.ended, theirs, other)
        #expect(try fileCount(one.store) == .integer(0))
    }

    @Test func `what is refused leaves no file, and one that nobody has said goes`() async throws {
        let server = try PostgresServer()
        let keeper = try keeper(server)
        defer { keeper.stop() }
        let token = try await found(keeper)
        let seat = try await enter(token, "a", keeper, Heard())
        for _ in 0..<55 { try await say(line("much"), seat, keeper) }
        var refusal: GroupRefusal?
        for _ in 0..<200 where refusal == nil {
            do { _ = try await attach(Data([1]), seat, keeper) } catch { refusal = error as? GroupRefusal }
        }
        #expect(refusal == .tooManyMessages || refusal == .tooManyFiles)
        let count = try #require(try await entered(token, keeper)).attachments.count
        #expect(try fileCount(keeper.store) == .integer(Int64(count)))
        // A file whose process was killed after storing it.
        let store = GroupStore(try PostgresAddress(server.address), app: "Test", seconds: { time(nil) - 1000 })
        #expect(try store.addFile(UUID(), of: token, bytes: Data([1]), metadata: nil, founderBytesMax: 1 << 30))
        #expect(try !store.addFile(UUID(), of: token, bytes: Data([1]), metadata: nil, founderBytesMax: 1))
        try keeper.store.tidy(linesOlderThan: 600, addressesUnusedFor: 86_400)
        #expect(try fileCount(keeper.store) == .integer(Int64(count)))
    }

    private func entered(_ token: String, _ keeper: StoredGroups) async throws -> GroupLedger? {
        try keeper.store.states(of: [token])[token].flatMap(StoredGroups.decoded)?.groups.first
    }

    private final class Clock: Sendable {
        let seconds = Mutex(0)
    }
}
