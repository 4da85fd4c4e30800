import Combine
import Foundation
import SwiftUI

/// A window's part in a group.
///
/// See [GroupSession](https://developer.apple.com/documentation/groupactivities/groupsession). What changes here changes on the
/// main actor, in the window's context.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, Identifiable, SeatWatcher,
    @unchecked Sendable
{
    // @unchecked: the published properties have locks of their own, and only the main actor writes them.
    let seat: SeatSession

    /// The same for all participants.
    public let id: UUID
    /// This window's own participant.
    public let localParticipant: Participant
    /// Whether this window's visitor has made the group.
    public let isLocallyInitiated: Bool
    /// Where the session is.
    @Published public private(set) var state = State.waiting
    /// Those who have joined and are connected, this window's participant among them. Whoever loses the connection is out of it
    /// until it is back.
    @Published public private(set) var activeParticipants: Set<Participant>
    /// What the group does. Setting it changes it for everybody.
    @Published public var activity: ActivityType { didSet { share() } }
    private var isFollowing = false

    /// Where a session is.
    public enum State: @unchecked Sendable {
        /// Nobody has called `join()` yet.
        case waiting
        /// The participant takes part.
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
        // Where the window's views have asked for sessions before, the participant may have joined.
        seatDidChange()
        seat.watch(self)
    }

    private static func decoded(_ data: Data) -> ActivityType? {
        try? JSONDecoder().decode(ActivityType.self, from: data)
    }

    /// Takes part from now on. Messages that come before that aren't heard.
    public func join() { onMainActor { $0.join() } }

    /// Leaves the group, which goes on without this participant.
    public func leave() { onMainActor { $0.leave() } }

    /// Ends the group for everybody. Its address leads nowhere after that.
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

    /// The sessions that a window comes into, one after the other.
    public struct Sessions: AsyncSequence {
        /// A session.
        public typealias Element = GroupSession<ActivityType>

        /// Begins to wait for sessions, for the window in whose context the running code is.
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

        /// Waits for one session after the other.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var iterator: AsyncStream<Element>.Iterator
            fileprivate let listening: Task<Void, Never>

            /// The next session; nil where the task was cancelled, or no window is there.
            public mutating func next() async -> GroupSession<ActivityType>? { await iterator.next() }
        }
    }
}
