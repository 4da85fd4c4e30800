import Combine
import Foundation
import SwiftUI

/// A window's participation in a group.
///
/// See [GroupSession](https://developer.apple.com/documentation/groupactivities/groupsession). Properties change on the main
/// actor, in the window's context.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, SeatWatcher,
    @unchecked Sendable
{
    // @unchecked: the published properties are synchronized, and only the main actor writes them.
    let seat: SeatSession

    /// The group's identifier, the same for all participants.
    public let id: UUID
    /// This window's own participant.
    public let localParticipant: Participant
    /// Whether this window's visitor made the group.
    public let isLocallyInitiated: Bool
    /// The session's state.
    @Published public private(set) var state = State.waiting
    /// The participants who have joined and are connected, including this window's. A participant who loses the connection is
    /// missing until it is restored.
    @Published public private(set) var activeParticipants: Set<Participant>
    /// The group's activity. Setting it changes it for all participants.
    @Published public var activity: ActivityType { didSet { share() } }
    private var isFollowing = false

    /// The state of a session.
    public enum State: @unchecked Sendable {
        /// `join()` hasn't been called yet.
        case waiting
        /// The participant has joined.
        case joined
        /// The session is over: the participant has left, the group has ended, or the visitor has opened it in another window.
        case invalidated(reason: any Error)
    }

    @MainActor
    init?(_ seat: SeatSession) {
        guard let activity = Self.decoded(seat.activity) else { return nil }
        self.seat = seat
        self.activity = activity
        id = seat.claim.group
        localParticipant = Participant(id: seat.claim.seat)
        isLocallyInitiated = seat.isFounder
        activeParticipants = Set(seat.active.map { Participant(id: $0) })
        // The participant may already have joined, if the window asked for sessions before.
        seatDidChange()
        seat.watch(self)
    }

    private static func decoded(_ data: Data) -> ActivityType? {
        try? JSONDecoder().decode(ActivityType.self, from: data)
    }

    /// Joins the group. Earlier messages aren't received.
    public func join() { onMainActor { $0.join() } }

    /// Leaves the group, which continues without this participant.
    public func leave() { onMainActor { $0.leave() } }

    /// Ends the group for everybody. Its URL becomes invalid.
    public func end() { onMainActor { $0.endForAll() } }

    private func onMainActor(_ body: @escaping @MainActor @Sendable (SeatSession) -> Void) {
        if Thread.isMainThread { return MainActor.assumeIsolated { body(seat) } }
        DispatchQueue.main.async { [seat] in MainActor.assumeIsolated { body(seat) } }
    }

    @MainActor func seatDidChange() {
        isFollowing = true
        defer { isFollowing = false }
        let active = Set(seat.active.map { Participant(id: $0) })
        if active != activeParticipants { activeParticipants = active }
        if let new = Self.decoded(seat.activity), (try? new.encoded()) != (try? activity.encoded()) { activity = new }
        switch (state, seat.state) {
        case (.waiting, .joined): state = .joined
        case (.invalidated, _): break
        case (_, .invalidated(let end)): state = .invalidated(reason: end)
        default: break
        }
    }

    private func share() {
        guard !isFollowing, let data = try? activity.encoded() else { return }
        onMainActor { $0.share(data) }
    }

    /// The sessions that a window enters.
    public struct Sessions: AsyncSequence {
        /// A session.
        public typealias Element = GroupSession<ActivityType>

        /// Starts waiting for sessions of the current window.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
            let listening = Task { @MainActor in
                guard let groups = WindowGroups.current(), !Task.isCancelled else { return continuation.finish() }
                let id = groups.listen(ActivityType.activityIdentifier) { seat in
                    if let session = Element(seat) { continuation.yield(session) }
                }
                continuation.onTermination = { _ in Task { @MainActor in groups.stopListening(id) } }
            }
            return Iterator(iterator: stream.makeAsyncIterator(), listening: listening)
        }

        /// Waits for the next session.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var iterator: AsyncStream<Element>.Iterator
            fileprivate let listening: Task<Void, Never>

            /// The next session; nil if the task is canceled, or there is no current window.
            public mutating func next() async -> GroupSession<ActivityType>? { await iterator.next() }
        }
    }
}
