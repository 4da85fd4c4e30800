import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree

/// The groups that a window is in, and the address by which it came.
@MainActor
final class WindowGroups: WindowService {
    private weak var graph: ViewGraph?
    private let keeper: any GroupKeeper
    private var listeners: [UUID: (kind: String, deliver: (SeatSession) -> Void)] = [:]
    private(set) var seats: [SeatSession] = []
    /// The addresses that were made for activities, by their kinds and bytes: who asks again gets the same.
    private var founded: [Data: String] = [:]
    /// Those that are being made, and the groups that are being entered.
    private var (founding, activating): ([Data: Task<String, any Error>], [Data: Task<Void, any Error>]) = ([:], [:])
    /// What was looked for last, by kinds, and what is being opened.
    private var (tried, opening): ([String: String], Set<String>) = ([:], [])
    /// Those that are on their way into a group, by kinds and addresses.
    private var entrances: [String: Task<SeatSession, any Error>] = [:]
    private var wasConnected = true
    private var isOver = false
    /// After so many seconds a database that was away is asked again, and after twice as many the next time.
    private let pauseSeconds: Double
    private static let pauseSecondsMax = 16.0

    convenience init(graph: ViewGraph) { self.init(graph: graph, keeper: SharedGroups.keeper) }

    init(graph: ViewGraph, keeper: any GroupKeeper, pauseSeconds: Double = 1) {
        (self.graph, self.keeper, self.pauseSeconds) = (graph, keeper, pauseSeconds)
        wasConnected = graph.service(WindowPage.self).isConnected
        graph.service(WindowPage.self).didChange = { [weak self] in self?.pageDidChange() }
    }

    /// Those of the window in whose context the running code is.
    static func current() -> WindowGroups? { ViewGraph.current?.service() }

    private var visitor: String { graph?.windowEnvironment.visitor ?? "" }
    private var page: WindowPage? { graph?.service() }

    // MARK: Sessions

    func listen(_ kind: String, _ deliver: @escaping (SeatSession) -> Void) -> UUID {
        let id = UUID()
        listeners[id] = (kind, deliver)
        // Whoever listens later hears of where the window is.
        for seat in seats where seat.kind == kind { deliver(seat) }
        openAddress(for: kind)
        return id
    }

    func stopListening(_ id: UUID) { listeners[id] = nil }

    func activate(_ activity: Data, kind: String) async throws {
        if seats.contains(where: { $0.kind == kind && $0.activity == activity }) { return }
        let key = Self.key(activity, kind)
        // Who presses twice wants one group.
        if let running = activating[key] { return try await running.value }
        let running = Task { try await self.enterOwn(activity, kind, key) }
        activating[key] = running
        defer { activating[key] = nil }
        try await running.value
    }

    /// Enters the group that was made for an activity, or where that one is gone another.
    private func enterOwn(_ activity: Data, _ kind: String, _ key: Data) async throws {
        do {
            try await enter(token(for: activity, kind: kind), kind: kind)
        } catch let error as GroupActivityError where error.refusal.isFinal {
            // The visitor has ended it in another window.
            founded[key] = nil
            try await enter(token(for: activity, kind: kind), kind: kind)
        }
    }

    private static func key(_ activity: Data, _ kind: String) -> Data { Data(kind.utf8) + [0] + activity }

    /// The address of a group that does an activity, which is made where the window has none.
    func address(of activity: Data, kind: String) async throws -> URL? {
        let known = seats.first { $0.kind == kind && $0.activity == activity }?.token
        let token: String
        if let known { token = known } else { token = try await self.token(for: activity, kind: kind) }
        return page?.address.flatMap { InvitationAddress.address(of: token, at: $0) }
    }

    private func token(for activity: Data, kind: String) async throws -> String {
        let key = Self.key(activity, kind)
        if let known = founded[key] { return known }
        if let running = founding[key] { return try await running.value }
        let running = Task {
            try await self.answer { self.keeper.found(kind: kind, activity: activity, by: self.visitor, $0) }
        }
        founding[key] = running
        defer { founding[key] = nil }
        let token = try await running.value
        founded[key] = token
        return token
    }

    /// Enters a group once, whoever asks for it: the page's address, an activity that is activated, a connection that is back.
    @discardableResult
    private func enter(_ token: String, kind: String) async throws -> SeatSession {
        if let seat = seats.first(where: { $0.token == token && $0.kind == kind }) { return seat }
        let key = "\(kind) \(token)"
        if let running = entrances[key] { return try await running.value }
        let running = Task { try await self.takeSeat(token, kind) }
        entrances[key] = running
        defer { entrances[key] = nil }
        return try await running.value
    }

    private func takeSeat(_ token: String, _ kind: String) async throws -> SeatSession {
        let box = FollowedSeat()
        let entrance = try await answer {
            self.keeper.enter(token, kind: kind, visitor: self.visitor, follow: { box.take($0) }, $0)
        }
        let seat = SeatSession(entrance, token: token, kind: kind, keeper: keeper)
        if isOver {
            // The window ended meanwhile: nobody else would give the seat back.
            seat.windowDidEnd()
            throw CancellationError()
        }
        seat.inContext = { [weak graph] body in
            if let graph { graph.inContext(body) } else { body() }
        }
        seat.didEnd = { [weak self, weak seat] in self?.forget(seat) }
        seat.connectionDidChange(isConnected: wasConnected)
        seats.append(seat)
        box.seat = seat
        for listener in listeners.values where listener.kind == kind { listener.deliver(seat) }
        return seat
    }

    private func forget(_ seat: SeatSession?) {
        guard let seat else { return }
        seats.removeAll { $0 === seat }
        founded = founded.filter { $0.value != seat.token }
        // The seat went to somebody else, or was given up, while the window was away: it takes another.
        guard seat.state == .invalidated(.replaced), wasConnected else { return }
        graph?.inContext { Task { await self.open(seat.token, seat.kind) } }
    }

    private func answer<Value: Sendable>(_ ask: (@escaping Answer<Value>) -> Void) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            ask { result in continuation.resume(with: result.mapError { GroupActivityError($0) }) }
        }
    }

    // MARK: The page

    private func pageDidChange() {
        if let isConnected = page?.isConnected, isConnected != wasConnected {
            wasConnected = isConnected
            for seat in seats { seat.connectionDidChange(isConnected: isConnected) }
        }
        for kind in Set(listeners.values.map(\.kind)) { openAddress(for: kind) }
    }

    /// Enters the group that the page's address names, or the one that the visitor has lost the connection of.
    private func openAddress(for kind: String) {
        let token = page?.address.flatMap(InvitationAddress.token)
        let key = "\(kind) \(token ?? "")"
        // Who has left a group comes back when its address is opened once more, and not by a new connection.
        let trial = "\(key) \(page?.openCount ?? 0)"
        guard tried.updateValue(trial, forKey: kind) != trial, !opening.contains(key) else { return }
        guard seats.isEmpty || (token != nil && !seats.contains { $0.token == token }) else { return }
        opening.insert(key)
        graph?.inContext {
            Task {
                await self.open(token, kind) { self.page?.address.flatMap(InvitationAddress.token) == token }
                opening.remove(key)
            }
        }
    }

    /// Enters a group, and where the database is away tries it again for as long as the page wants it.
    private func open(_ token: String?, _ kind: String, while isWanted: () -> Bool = { true }) async {
        var pause = pauseSeconds
        while !isOver, isWanted() {
            do {
                return try await enterOnce(token, kind)
            } catch {
                GroupLog.general.notice("A group wasn't entered: \(String(describing: error), privacy: .public)")
                let refusal = (error as? GroupActivityError)?.refusal
                if refusal?.isFinal == true { handBack(token) }
                guard refusal?.isPassing == true else { return }
            }
            try? await Task.sleep(for: .seconds(pause))
            pause = min(pause * 2, Self.pauseSecondsMax)
        }
    }

    private func enterOnce(_ token: String?, _ kind: String) async throws {
        if let token {
            try await enter(token, kind: kind)
            return
        }
        let awaiting = try await answer { self.keeper.awaiting(self.visitor, kind: kind, $0) }
        // Who has come into another group meanwhile isn't waited for.
        if let awaiting, seats.isEmpty, entrances.isEmpty { try await enter(awaiting, kind: kind) }
    }

    /// An invitation that leads nowhere is the app's to explain.
    private func handBack(_ token: String?) {
        guard let token, let address = page?.address, InvitationAddress.token(in: address) == token else { return }
        graph?.inContext { graph?.openUnclaimed(address) }
    }

    func windowDidEnd() {
        isOver = true
        for seat in seats { seat.windowDidEnd() }
    }
}

/// Holds back nothing: entries come on the main queue after the answer that brings the seat.
@MainActor
private final class FollowedSeat {
    weak var seat: SeatSession? {
        didSet {
            for entry in early { seat?.take(entry) }
            early = []
        }
    }
    private var early: [GroupEntry] = []

    nonisolated init() {}

    func take(_ entry: GroupEntry) {
        if let seat { seat.take(entry) } else if early.count < 1000 { early.append(entry) }
    }
}
