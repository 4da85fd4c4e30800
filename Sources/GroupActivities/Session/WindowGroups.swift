import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree

/// The groups that a window is in, and the group in the page's URL.
@MainActor
final class WindowGroups: WindowService {
    private weak var graph: ViewGraph?
    private let keeper: any GroupKeeper
    private var listeners: [UUID: (kind: String, deliver: (SeatSession) -> Void)] = [:]
    private(set) var seats: [SeatSession] = []
    /// The tokens of groups made for activities, by kind and encoded activity: repeated calls return the same one.
    private var founded: [Data: String] = [:]
    /// The groups that are being made, and those that are being entered.
    private var (founding, activating): ([Data: Task<String, any Error>], [Data: Task<Void, any Error>]) = ([:], [:])
    /// The last group that was looked for, by kind, and the groups that are being opened.
    private var (tried, opening): ([String: String], Set<String>) = ([:], [])
    /// The groups that are being entered, by kind and token.
    private var entrances: [String: Task<SeatSession, any Error>] = [:]
    private var wasConnected = true
    private var isOver = false
    /// The delay in seconds before an unavailable database is tried again; it doubles each time.
    private let pauseSeconds: Double
    private static let pauseSecondsMax = 16.0

    convenience init(graph: ViewGraph) { self.init(graph: graph, keeper: SharedGroups.keeper) }

    init(graph: ViewGraph, keeper: any GroupKeeper, pauseSeconds: Double = 1) {
        (self.graph, self.keeper, self.pauseSeconds) = (graph, keeper, pauseSeconds)
        wasConnected = graph.service(WindowPage.self).isConnected
        graph.service(WindowPage.self).didChange = { [weak self] in self?.pageDidChange() }
    }

    /// The groups of the current window.
    static func current() -> WindowGroups? { ViewGraph.current?.service() }

    private var visitor: String { graph?.windowEnvironment.visitor ?? "" }
    private var page: WindowPage? { graph?.service() }

    // MARK: Sessions

    func listen(_ kind: String, _ deliver: @escaping (SeatSession) -> Void) -> UUID {
        let id = UUID()
        listeners[id] = (kind, deliver)
        // A listener that is added later gets the current sessions.
        for seat in seats where seat.kind == kind { deliver(seat) }
        openAddress(for: kind)
        return id
    }

    func stopListening(_ id: UUID) { listeners[id] = nil }

    func activate(_ activity: Data, kind: String) async throws {
        if seats.contains(where: { $0.kind == kind && $0.activity == activity }) { return }
        let key = Self.key(activity, kind)
        // Pressing a button twice makes one group.
        if let running = activating[key] { return try await running.value }
        let running = Task { try await self.enterOwn(activity, kind, key) }
        activating[key] = running
        defer { activating[key] = nil }
        try await running.value
    }

    /// Enters the group that was made for an activity, or another one if that has ended.
    private func enterOwn(_ activity: Data, _ kind: String, _ key: Data) async throws {
        do {
            try await enter(token(for: activity, kind: kind), kind: kind)
        } catch let error as GroupActivityError where error.refusal.isFinal {
            // The visitor has ended the group in another window.
            founded[key] = nil
            try await enter(token(for: activity, kind: kind), kind: kind)
        }
    }

    private static func key(_ activity: Data, _ kind: String) -> Data { Data(kind.utf8) + [0] + activity }

    /// The URL of a group for an activity, which is made if the window isn't in one.
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

    /// Enters a group once, even if several callers ask for it: by the page's URL, an activated activity, and a restored
    /// connection.
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
            // The window ended meanwhile, so give the seat back.
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
        // Take another seat if this one was given away or given up while the window was disconnected.
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

    /// Enters the group in the page's URL, or the one in which the visitor's connection was lost.
    private func openAddress(for kind: String) {
        let token = page?.address.flatMap(InvitationAddress.token)
        let key = "\(kind) \(token ?? "")"
        // A visitor who left a group enters it again by opening its URL once more, but not by reconnecting.
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

    /// Enters a group. If the database is unavailable, tries again for as long as the page wants it.
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
        // Don't wait if the window has entered another group meanwhile.
        if let awaiting, seats.isEmpty, entrances.isEmpty { try await enter(awaiting, kind: kind) }
    }

    /// Passes an invitation that can't be opened to the app.
    private func handBack(_ token: String?) {
        guard let token, let address = page?.address, InvitationAddress.token(in: address) == token else { return }
        graph?.inContext { graph?.openUnclaimed(address) }
    }

    func windowDidEnd() {
        isOver = true
        for seat in seats { seat.windowDidEnd() }
    }
}

/// Passes on a seat's entries. None are lost before the seat is set: they are delivered on the main queue after the answer that
/// contains the seat.
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
