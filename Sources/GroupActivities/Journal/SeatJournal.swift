import Foundation
import Synchronization

/// A group's attachments as known to one seat, and the observers of changes. Thread-safe.
final class SeatJournal: Sendable {
    typealias Listener = AsyncStream<[GroupAttachment]>.Continuation

    private struct State {
        var attachments: [GroupAttachment]
        var hasJoined = false
        var listeners: [UUID: Listener] = [:]

        func tell() { for listener in listeners.values { listener.yield(attachments) } }
    }

    private let state: Mutex<State>

    init(_ attachments: [GroupAttachment]) { state = Mutex(State(attachments: attachments)) }

    /// The attachments after each change, and at once the current ones, if there are any.
    func stream() -> AsyncStream<[GroupAttachment]> {
        // Each element is a complete list, so a slow reader only needs the latest.
        let (stream, listener) = AsyncStream.makeStream(
            of: [GroupAttachment].self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        listener.onTermination = { [weak self] _ in self?.state.withLock { _ = $0.listeners.removeValue(forKey: id) } }
        state.withLock { state in
            state.listeners[id] = listener
            if state.hasJoined, !state.attachments.isEmpty { listener.yield(state.attachments) }
        }
        return stream
    }

    func join() {
        state.withLock { state in
            state.hasJoined = true
            if !state.attachments.isEmpty { state.tell() }
        }
    }

    /// Applies an entry of the group's log.
    func add(_ attachment: GroupAttachment) { change { $0.append(attachment) } }

    func remove(_ id: UUID) { change { $0.removeAll { $0.id == id } } }

    private func change(_ body: (inout [GroupAttachment]) -> Void) {
        state.withLock { state in
            body(&state.attachments)
            if state.hasJoined { state.tell() }
        }
    }
}
