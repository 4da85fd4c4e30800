import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree

/// The groups that a window is in, and the address by which it came.
@MainActor
final class WindowGroups: WindowService {
    /// Who keeps the groups of this process; tests set their own.
    static var keeper: any GroupKeeper = SharedGroups.keeper

    private weak var graph: ViewGraph?
    private let keeper = WindowGroups.keeper
    private var listeners: [UUID: (kind: String, deliver: (SeatSession) -> Void)] = [:]
    private(set) var seats: [SeatSession] = []
    /// The addresses that were made for activities, by their kinds and bytes: who asks again gets the same.
    private var founded: [Data: String] = [:]
    /// What was looked for already, and what is being entered.
    private var (tried, entering): (Set<String>, Set<String>) = ([], [])
    private var wasConnected = true

    init(graph: ViewGraph) {
        self.graph = graph
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
        let token = try await token(for: activity, kind: kind)
        do {
            try await enter(token, kind: kind)
        } catch let error as GroupActivityError where error.leadsNowhere {
            // The visitor has ended it in another window.
            forget(token)
            try await enter(self.token(for: activity, kind: kind), kind: kind)
        }
    }

    private func forget(_ token: String) { founded = founded.filter { $0.value != token } }

    /// The address of a group that does an activity, which is made where the window has none.
    func address(of activity: Data, kind: String) async throws -> URL? {
        let known = seats.first { $0.kind == kind && $0.activity == activity }?.token
        let token: String
        if let known { token = known } else { token = try await self.token(for: activity, kind: kind) }
        return page?.address.flatMap { InvitationAddress.address(of: token, at: $0) }
    }

    private func token(for activity: Data, kind: String) async throws -> String {
        let key = Data(kind.utf8) + [0] + activity
        if let known = founded[key] { return known }
        let token = try await answer { self.keeper.found(kind: kind, activity: activity, by: self.visitor, $0) }
        founded[key] = token
        return token
    }

    @discardableResult
    private func enter(_ token: String, kind: String) async throws -> SeatSession {
        let box = FollowedSeat()
        let entrance = try await answer {
            self.keeper.enter(token, kind: kind, visitor: self.visitor, follow: { box.take($0) }, $0)
        }
        let seat = SeatSession(entrance, token: token, kind: kind, keeper: keeper)
        seat.inContext = { [weak graph] body in
            if let graph { graph.inContext(body) } else { body() }
        }
        seat.didEnd = { [weak self, weak seat] in self?.forget(seat) }
        seats.append(seat)
        box.seat = seat
        for listener in listeners.values where listener.kind == kind { listener.deliver(seat) }
        return seat
    }

    private func forget(_ seat: SeatSession?) {
        guard let seat else { return }
        seats.removeAll { $0 === seat }
        forget(seat.token)
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
        guard tried.insert("\(key) \(page?.openCount ?? 0)").inserted, !entering.contains(key) else { return }
        guard seats.isEmpty || (token != nil && !seats.contains { $0.token == token }) else { return }
        entering.insert(key)
        graph?.inContext {
            Task {
                await self.open(token, kind)
                entering.remove(key)
            }
        }
    }

    private func open(_ token: String?, _ kind: String) async {
        do {
            var token = token
            if token == nil {
                token = try await answer { self.keeper.awaiting(self.visitor, kind: kind, $0) }
            }
            if let token { try await enter(token, kind: kind) }
        } catch {
            GroupLog.general.notice("A group wasn't entered: \(String(describing: error), privacy: .public)")
            if (error as? GroupActivityError)?.leadsNowhere == true { handBack(token) }
        }
    }

    /// An invitation that leads nowhere is the app's to explain.
    private func handBack(_ token: String?) {
        guard let address = page?.address, InvitationAddress.token(in: address) == token else { return }
        graph?.inContext { graph?.openUnclaimed(address) }
    }

    func windowDidEnd() {
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
