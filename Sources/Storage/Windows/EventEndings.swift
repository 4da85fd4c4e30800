import Synchronization

/// What is to be done at the end of an event, as a part of it.
final class EventEndings: Sendable {
    private struct State {
        var isOver = false
        var works: [ObjectIdentifier: @Sendable () -> Void] = [:]
    }

    /// What is done at the end may lead to more, but not for ever.
    private static let roundCountMax = 8
    private let state = Mutex(State())

    /// - Returns: False if the event has ended, as when its task still runs.
    func add(_ owner: ObjectIdentifier, _ work: @escaping @Sendable () -> Void) -> Bool {
        state.withLock { state in
            guard !state.isOver else { return false }
            state.works[owner] = work
            return true
        }
    }

    /// Does it all. Nothing can be added from then on.
    func run() {
        for _ in 0..<Self.roundCountMax {
            let works = take(isLast: false)
            guard !works.isEmpty else { break }
            for work in works { work() }
        }
        for work in take(isLast: true) { work() }
    }

    private func take(isLast: Bool) -> [@Sendable () -> Void] {
        state.withLock { state in
            defer { (state.isOver, state.works) = (isLast, [:]) }
            return Array(state.works.values)
        }
    }
}

extension Database {
    /// Does something at the end of the event that the running code handles, on the event's thread: what is written by it is
    /// noted with the event.
    /// - Parameter owner: For whom it is done, once for each.
    /// - Returns: False if no event is being handled; then it isn't done.
    package static func atEndOfEvent(_ owner: ObjectIdentifier, _ work: @escaping @Sendable () -> Void) -> Bool {
        HandledEvent.current?.endings.add(owner, work) ?? false
    }
}
