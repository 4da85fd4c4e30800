import Foundation
import SwiftUI
import Synchronization

/// A session without its activity's type: a seat in a group, the group's state, and its observers.
@MainActor
final class SeatSession {
    nonisolated let claim: SeatClaim
    nonisolated let token: String
    nonisolated let isFounder: Bool
    nonisolated let kind: String
    nonisolated let keeper: any GroupKeeper
    private(set) var activity: Data
    /// The activity in the log, and the number of this participant's changes that the log hasn't confirmed yet.
    private var (loggedActivity, pendingCount): (Data, Int)
    private(set) var active: Set<UUID>
    private(set) var state = State.waiting
    private var isConnected = true
    private lazy var presence = PresenceReport { [weak self] isConnected in
        if let self, !isOver { say(isConnected ? .joined : .away) }
    }
    private var watchers: [WeakWatcher] = []
    /// Runs a closure in the window's context.
    var inContext: (() -> Void) -> Void = { $0() }
    var didEnd: () -> Void = {}
    nonisolated let journal: SeatJournal
    private nonisolated let ears = Mutex<[UUID: (kind: String, hear: @Sendable (Data, UUID) -> Void)]>([:])

    enum State: Equatable { case waiting, joined, invalidated(SessionEnd) }

    init(_ entrance: GroupEntrance, token: String, kind: String, keeper: any GroupKeeper) {
        (claim, activity, active) = (entrance.claim, entrance.activity, entrance.active)
        journal = SeatJournal(entrance.attachments)
        (loggedActivity, pendingCount) = (entrance.activity, 0)
        (isFounder, self.token, self.kind, self.keeper) = (entrance.isFounder, token, kind, keeper)
    }

    var isOver: Bool { if case .invalidated = state { true } else { false } }

    // MARK: What the participant does

    func join() {
        guard state == .waiting else { return }
        presence.reportNow(isConnected: isConnected)
        active.insert(claim.seat)
        change(to: .joined)
        journal.join()
    }

    func leave() {
        guard !isOver else { return }
        say(.left)
        end(.left)
    }

    func endForAll() {
        guard !isOver else { return }
        say(.ended)
        end(.ended)
    }

    /// Tells the group whether the participant's window is connected.
    func connectionDidChange(isConnected: Bool) {
        self.isConnected = isConnected
        if state == .joined { presence.note(isConnected: isConnected) }
    }

    /// Reports the seat as disconnected when the window ends. The visitor may reclaim it with another window.
    func windowDidEnd() {
        guard !isOver else { return }
        keeper.say(.away, from: claim) { _ in }
        end(.left)
    }

    func share(_ activity: Data) {
        guard !isOver, activity != self.activity else { return }
        self.activity = activity
        pendingCount += 1
        keeper.say(.activity(activity), from: claim) { [weak self] result in
            guard case .failure(let refusal) = result else { return }
            self?.wasRefused(refusal)
            self?.activityWasAnswered()
        }
    }

    /// While its own changes are pending, the participant sees those; afterwards, the log's activity.
    private func activityWasAnswered() {
        pendingCount = max(0, pendingCount - 1)
        guard !isOver, pendingCount == 0, activity != loggedActivity else { return }
        activity = loggedActivity
        tell()
    }

    private func say(_ content: GroupEntry.Content) {
        keeper.say(content, from: claim) { [weak self] result in
            if case .failure(let refusal) = result { self?.wasRefused(refusal) }
        }
    }

    /// Ends the session if the seat belongs to somebody else now, or the group has ended; other refusals are ignored.
    func wasRefused(_ refusal: GroupRefusal) {
        switch refusal {
        case .ended, .unknownGroup: end(.ended)
        case .notYourSeat: end(.replaced)
        case .notJoined, .ofAnotherKind, .tooManyMessages, .messageIsTooLarge, .tooManyGroups, .fileIsTooLarge,
            .tooManyFiles,
            .unknownFile, .away:
            break
        }
    }

    // MARK: What the group says

    func take(_ entry: GroupEntry) {
        guard !isOver else { return }
        switch entry.content {
        case .joined: if active.insert(entry.sender).inserted { tell() }
        case .away where entry.sender == claim.seat: returnWhereMissed()
        case .away, .left: if active.remove(entry.sender) != nil { tell() }
        case .ended: end(.ended)
        case .activity(let data):
            loggedActivity = data
            if entry.sender == claim.seat { return activityWasAnswered() }
            guard pendingCount == 0, activity != data else { return }
            activity = data
            tell()
        case .message(let message): hear(message, from: entry.sender)
        case .attached(let attachment): journal.add(attachment)
        case .detached(let id): journal.remove(id)
        }
    }

    /// Joins again if the log has marked this window as disconnected although it isn't. If the seat belongs to somebody else by
    /// now, the refusal ends the session.
    private func returnWhereMissed() {
        if state == .joined, isConnected { presence.reportNow(isConnected: true) }
    }

    private func hear(_ message: GroupMessage, from sender: UUID) {
        guard sender != claim.seat, message.recipients?.contains(claim.seat) ?? true, state == .joined else { return }
        let listening = ears.withLock { $0.values.filter { $0.kind == message.kind }.map(\.hear) }
        inContext { for hear in listening { hear(message.bytes, sender) } }
    }

    nonisolated func listen(_ kind: String, _ hear: @escaping @Sendable (Data, UUID) -> Void) -> UUID {
        let id = UUID()
        ears.withLock { $0[id] = (kind, hear) }
        return id
    }

    nonisolated func stopListening(_ id: UUID) { ears.withLock { _ = $0.removeValue(forKey: id) } }

    // MARK: Changes

    private func end(_ reason: SessionEnd) {
        guard !isOver else { return }
        keeper.stopFollowing(claim)
        active = []
        change(to: .invalidated(reason))
        didEnd()
    }

    private func change(to new: State) {
        state = new
        tell()
    }

    private func tell() {
        watchers.removeAll { $0.watcher == nil }
        let watching = watchers.compactMap(\.watcher)
        inContext { for watcher in watching { watcher.seatDidChange() } }
    }

    /// Adds an observer of changes to the activity, participants and state.
    func watch(_ watcher: any SeatWatcher) { watchers.append(WeakWatcher(watcher: watcher)) }

    private struct WeakWatcher {
        weak var watcher: (any SeatWatcher)?
    }
}

/// An observer of changes in a seat's group.
protocol SeatWatcher: AnyObject {
    @MainActor func seatDidChange()
}

/// Why a session is over.
enum SessionEnd: Error, Equatable, CustomStringConvertible {
    case left, ended, replaced

    var description: String {
        switch self {
        case .left: "the participant has left"
        case .ended: "the activity has ended for everybody"
        case .replaced: "the visitor takes part in another window"
        }
    }
}
