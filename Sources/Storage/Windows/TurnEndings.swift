import Dispatch
import Synchronization

/// What is to be done at the end of the main queue's turn, or earlier if a frame is about to be sent, which may show what
/// this saves.
final class TurnEndings: Sendable {
    private typealias Work = (owner: ObjectIdentifier, body: @Sendable () -> Void)

    static let shared = TurnEndings()

    /// What is done may lead to more, but not for ever: the rest is left to the next turn.
    private static let roundCountMax = 8
    private let works = Mutex<[Work]>([])

    /// Work that already waits for the owner is replaced, at its place.
    func add(_ owner: ObjectIdentifier, _ body: @escaping @Sendable () -> Void) {
        let isFirst = works.withLock { works in
            if let place = works.firstIndex(where: { $0.owner == owner }) {
                works[place].body = body
                return false
            }
            works.append((owner, body))
            return works.count == 1
        }
        if isFirst { DispatchQueue.main.async { self.run() } }
    }

    /// Does it all, in the order in which its owners first added any.
    func run() {
        for _ in 0..<Self.roundCountMax {
            let works = take()
            guard !works.isEmpty else { return }
            for work in works { work.body() }
        }
    }

    private func take() -> [Work] {
        works.withLock { works in
            defer { works = [] }
            return works
        }
    }
}

extension Database {
    /// Does something on the main queue at the end of its turn, or before a frame is sent.
    /// - Parameter owner: For whom it is done, once for each.
    package static func atEndOfTurn(_ owner: ObjectIdentifier, _ work: @escaping @Sendable () -> Void) {
        TurnEndings.shared.add(owner, work)
    }

    /// Does now what is to be done at the end of the turn. Called on the main queue.
    package static func endTurn() { TurnEndings.shared.run() }
}
