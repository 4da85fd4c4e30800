import Foundation
import Testing
@_spi(Nodes) import ViewTree

@testable import GroupActivities
@testable import SwiftUI

/// How a window's session handles a log that responds late or refuses.
@MainActor
@Suite("A window's seat")
struct SeatSessionTests {
    private struct Drawing: GroupActivity {
        var title: String
        var metadata: GroupActivityMetadata { get async { GroupActivityMetadata() } }
    }

    /// Keeps groups in memory, and delays or refuses what the test chooses.
    private final class TestKeeper: GroupKeeper, @unchecked Sendable {
        // @unchecked: everything here runs on the main actor.
        let groups = MemoryGroups(now: { 0 })
        var refusal: GroupRefusal?
        var heldEntries: [() -> Void]?
        private(set) var said: [GroupEntry.Content] = []
        private(set) var followerCount = 0

        func found(kind: String, activity: Data, by visitor: String, _ done: @escaping Answer<String>) {
            groups.found(kind: kind, activity: activity, by: visitor, done)
        }

        func enter(
            _ token: String, kind: String, visitor: String,
            follow: @escaping @MainActor @Sendable (GroupEntry) -> Void, _ done: @escaping Answer<GroupEntrance>
        ) {
            if let refusal { return onMainQueue { done(.failure(refusal)) } }
            let enter = { [self] in
                followerCount += 1
                groups.enter(token, kind: kind, visitor: visitor, follow: follow, done)
            }
            if heldEntries == nil { enter() } else { heldEntries?.append(enter) }
        }

        func awaiting(_ visitor: String, kind: String, _ done: @escaping Answer<String?>) {
            groups.awaiting(visitor, kind: kind, done)
        }

        func say(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>) {
            said.append(content)
            if let refusal { return MainActor.assumeIsolated { done(.failure(refusal)) } }
            groups.say(content, from: claim, done)
        }

        func attach(
            _ file: GroupFile, as attachment: GroupAttachment, from claim: SeatClaim, _ done: @escaping Answer<Void>
        ) {
            groups.attach(file, as: attachment, from: claim, done)
        }

        func file(of attachment: UUID, for claim: SeatClaim, _ done: @escaping Answer<GroupFile>) {
            groups.file(of: attachment, for: claim, done)
        }

        func stopFollowing(_ claim: SeatClaim) {
            followerCount -= 1
            groups.stopFollowing(claim)
        }
    }

    private let keeper = TestKeeper()
    private let graph = ViewGraph()

    private func window() -> WindowGroups { WindowGroups(graph: graph, keeper: keeper, pauseSeconds: 0.01) }

    /// A window that has founded its own group.
    private func founder() async throws -> (window: WindowGroups, seat: SeatSession) {
        let window = window()
        try await window.activate(Drawing(title: "A house").encoded(), kind: "k")
        return (window, try #require(window.seats.first))
    }

    private func another(at token: String) async throws -> SeatClaim {
        try await withCheckedContinuation { answer in
            keeper.groups.enter(token, kind: "k", visitor: "another", follow: { _ in }) { answer.resume(returning: $0) }
        }.get().claim
    }

    private func say(_ content: GroupEntry.Content, by claim: SeatClaim) async throws {
        try await withCheckedContinuation { answer in
            keeper.groups.say(content, from: claim) { answer.resume(returning: $0) }
        }.get()
    }

    /// Polls until the condition holds, so that work on the main queue can run.
    private func until(_ isSo: () -> Bool, _ location: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<4000 {
            if isSo() { return }
            try await Task.sleep(for: .milliseconds(2))
        }
        Issue.record("it didn't come to be", sourceLocation: location)
    }

    @Test func `a window that ends while it enters a group gives the seat back`() async throws {
        let window = window()
        keeper.heldEntries = []
        let entering = Task { try await window.activate(Data([1]), kind: "k") }
        try await until { keeper.heldEntries?.isEmpty == false }
        window.windowDidEnd()
        keeper.heldEntries?.forEach { $0() }
        await #expect(throws: CancellationError.self) { try await entering.value }
        #expect(keeper.said == [.away] && keeper.followerCount == 0 && window.seats.isEmpty)
    }

    @Test func `a change of the activity that is refused is taken back, and the last one in the log stays`()
        async throws
    {
        let (_, seat) = try await founder()
        let session = try #require(GroupSession<Drawing>(seat))
        keeper.refusal = .tooManyMessages
        session.activity = Drawing(title: "A boat")
        try await until { session.activity.title == "A house" }
        keeper.refusal = nil
        session.activity = Drawing(title: "A tree")
        try await until { keeper.said.count == 2 }
        #expect(session.activity.title == "A tree")
        let theirs = try await another(at: seat.token)
        try await say(.activity(try Drawing(title: "A car").encoded()), by: theirs)
        try await until { session.activity.title == "A car" }
    }

    @Test func `of two who change the activity at once both see what the log has last`() throws {
        let (mine, theirs) = (SeatClaim(group: UUID(), seat: UUID(), generation: 1), UUID())
        let seat = SeatSession(
            GroupEntrance(claim: mine, activity: Data([0]), active: [], isFounder: true), token: "", kind: "k",
            keeper: SilentKeeper())
        let entry = { (number: Int, sender: UUID) in
            GroupEntry(number: number, seconds: 0, sender: sender, content: .activity(Data([UInt8(number)])))
        }
        // The window's own change is still in flight when the other one arrives.
        seat.share(Data([2]))
        seat.take(entry(1, theirs))
        #expect(seat.activity == Data([2]))
        seat.take(entry(2, mine.seat))
        #expect(seat.activity == Data([2]))
        seat.share(Data([3]))
        seat.take(entry(3, mine.seat))
        seat.take(entry(4, theirs))
        #expect(seat.activity == Data([4]))
        seat.share(Data([6]))
        seat.share(Data([7]))
        for (number, sender) in [(5, theirs), (6, mine.seat), (7, mine.seat), (8, theirs)] {
            seat.take(entry(number, sender))
        }
        #expect(seat.activity == Data([8]))
    }

    /// A keeper that never responds.
    private final class SilentKeeper: GroupKeeper {
        func found(kind: String, activity: Data, by visitor: String, _ done: @escaping Answer<String>) {}
        func enter(
            _ token: String, kind: String, visitor: String,
            follow: @escaping @MainActor @Sendable (GroupEntry) -> Void, _ done: @escaping Answer<GroupEntrance>
        ) {}
        func awaiting(_ visitor: String, kind: String, _ done: @escaping Answer<String?>) {}
        func say(_ content: GroupEntry.Content, from claim: SeatClaim, _ done: @escaping Answer<Void>) {}
        func attach(
            _ file: GroupFile, as attachment: GroupAttachment, from claim: SeatClaim, _ done: @escaping Answer<Void>
        ) {}
        func file(of attachment: UUID, for claim: SeatClaim, _ done: @escaping Answer<GroupFile>) {}
        func stopFollowing(_ claim: SeatClaim) {}
    }

    @Test func `who asks for sessions again has one that has joined, and the first one still hears`() async throws {
        let (window, seat) = try await founder()
        var sessions: [GroupSession<Drawing>] = []
        let deliver = { (seat: SeatSession) in if let session = GroupSession<Drawing>(seat) { sessions.append(session) }
        }
        _ = window.listen("k", deliver)
        seat.join()
        _ = window.listen("k", deliver)
        let joinedCount = { sessions.count { if case .joined = $0.state { true } else { false } } }
        try await until { joinedCount() == 2 }
        let theirs = try await another(at: seat.token)
        try await say(.joined, by: theirs)
        try await until { sessions.allSatisfy { $0.activeParticipants.count == 2 } }
        try await say(.ended, by: theirs)
        try await until { joinedCount() == 0 }
    }

    @Test func `a window that is missed while it is there says that it is`() async throws {
        let (_, seat) = try await founder()
        seat.join()
        seat.take(GroupEntry(number: 9, seconds: 0, sender: seat.claim.seat, content: .away))
        try await until { keeper.said == [.joined, .joined] }
        seat.connectionDidChange(isConnected: false)
        seat.take(GroupEntry(number: 10, seconds: 0, sender: seat.claim.seat, content: .away))
        #expect(keeper.said == [.joined, .joined])
    }

    @Test func `a page that connects again and again is told of once or twice`() async throws {
        let (_, seat) = try await founder()
        seat.join()
        for _ in 0..<200 {
            seat.connectionDidChange(isConnected: false)
            seat.connectionDidChange(isConnected: true)
        }
        #expect(keeper.said.count <= 3 && keeper.said.last == .joined)
    }

    @Test func `a window that has left says no more of its connection`() async throws {
        let (_, seat) = try await founder()
        seat.join()
        seat.connectionDidChange(isConnected: false)
        seat.leave()
        seat.connectionDidChange(isConnected: true)
        try await Task.sleep(for: .seconds(1.1))
        #expect(keeper.said == [.joined, .left])
    }

    @Test func `a group's address is tried again while the database is away`() async throws {
        let (first, seat) = try await founder()
        _ = first
        let page = graph.service(WindowPage.self)
        let window = window()
        keeper.refusal = .away("killed")
        page.connect(at: "http://test/#group=\(seat.token)")
        var entered: [SeatSession] = []
        _ = window.listen("k") { entered.append($0) }
        try await Task.sleep(for: .milliseconds(50))
        #expect(entered.isEmpty)
        keeper.refusal = nil
        try await until { !entered.isEmpty }
        #expect(entered.map(\.claim.group) == [seat.claim.group])
    }

    @Test func `who opens a group's address and activates its activity is in it once`() async throws {
        let (first, seat) = try await founder()
        _ = first
        let window = window()
        graph.service(WindowPage.self).connect(at: "http://test/#group=\(seat.token)")
        var entered: [SeatSession] = []
        keeper.refusal = .away("killed")
        _ = window.listen("k") { entered.append($0) }
        // The window retries the address meanwhile, and then the user taps twice.
        try await Task.sleep(for: .milliseconds(30))
        (keeper.refusal, keeper.heldEntries) = (nil, [])
        let presses = (0..<2).map { _ in
            Task { try await window.activate(Drawing(title: "A house").encoded(), kind: "k") }
        }
        try await until { keeper.heldEntries?.isEmpty == false }
        try await Task.sleep(for: .milliseconds(100))
        let held = keeper.heldEntries ?? []
        keeper.heldEntries = nil
        #expect(held.count == 1)
        held.forEach { $0() }
        for press in presses { try await press.value }
        try await Task.sleep(for: .milliseconds(100))
        #expect(window.seats.count == 1 && entered.count == 1 && keeper.followerCount == 2)
    }

    @Test func `who activates an activity while the lost group is looked for is in the new one only`() async throws {
        let (first, seat) = try await founder()
        seat.join()
        // Its connection is lost, and the visitor returns in another window.
        first.windowDidEnd()
        try await until { keeper.said.contains(.away) }
        let other = ViewGraph(), window = WindowGroups(graph: other, keeper: keeper, pauseSeconds: 0.02)
        keeper.refusal = .away("killed")
        var entered: [SeatSession] = []
        _ = window.listen("k") { entered.append($0) }
        try await Task.sleep(for: .milliseconds(10))
        keeper.refusal = nil
        try await window.activate(Drawing(title: "A boat").encoded(), kind: "k")
        try await Task.sleep(for: .milliseconds(150))
        #expect(window.seats.count == 1 && entered.count == 1 && entered[0].token != seat.token)
    }

    @Test func `two presses make one group`() async throws {
        let window = window()
        keeper.heldEntries = []
        let activity = try Drawing(title: "A house").encoded()
        let presses = (0..<2).map { _ in Task { try await window.activate(activity, kind: "k") } }
        try await until { keeper.heldEntries?.isEmpty == false }
        keeper.heldEntries?.forEach { $0() }
        for press in presses { try await press.value }
        #expect(window.seats.count == 1 && keeper.followerCount == 1)
    }

    @Test func `an activity whose group is gone is activated in another`() async throws {
        let window = window()
        let activity = try Drawing(title: "A house").encoded()
        keeper.refusal = .away("killed")
        // The address is created, but entering the group fails.
        await #expect(throws: GroupActivityError.self) { try await window.activate(activity, kind: "k") }
        keeper.refusal = nil
        let made = try #require(keeper.groups.tokens.first)
        try await say(.ended, by: try await another(at: made))
        try await window.activate(activity, kind: "k")
        #expect(window.seats.count == 1 && window.seats[0].token != made)
    }
}
