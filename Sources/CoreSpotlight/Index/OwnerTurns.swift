import Foundation
import Synchronization

/// Work beside all actors: few pieces at once, those of one owner in their order, and owners by turns. So an owner with much
/// work keeps no other waiting for more than the pieces that have begun.
final class OwnerTurns: Sendable {
    /// Returns whether there is more of the work, which is then the owner's next piece.
    typealias Piece = @Sendable () -> Bool

    fileprivate struct State {
        var waiting: [String: ArraySlice<Piece>] = [:]
        /// Owners with waiting work and none under way; the first is the next.
        var next: ArraySlice<String> = []
        var busy: Set<String> = []
    }

    private let placesMax: Int
    private let waitingMax: Int
    private let queue: DispatchQueue
    private let state = Mutex(State())

    /// - Parameters:
    ///   - placesMax: So many pieces run at once.
    ///   - waitingMax: So many pieces of one owner may wait.
    init(_ name: String, placesMax: Int, waitingMax: Int) {
        (self.placesMax, self.waitingMax) = (placesMax, waitingMax)
        queue = DispatchQueue(label: name, attributes: .concurrent)
    }

    /// - Throws: ``CSIndexError`` where too much of the owner's work waits.
    func add(of owner: String, _ piece: @escaping Piece) throws {
        try state.withLock { state in
            guard state.waiting[owner, default: []].count < waitingMax else {
                throw CSIndexError(.quotaExceeded, "More than \(waitingMax) calls of the search index wait.")
            }
            if state.waiting[owner, default: []].isEmpty, !state.busy.contains(owner) { state.next.append(owner) }
            state.waiting[owner, default: []].append(piece)
        }
        start()
    }

    private func start() {
        while let (owner, piece) = state.withLock({ $0.take(placesMax) }) {
            queue.async { [self] in
                let isMore = piece()
                state.withLock { $0.end(owner, isMore ? piece : nil) }
                start()
            }
        }
    }
}

extension OwnerTurns.State {
    fileprivate mutating func take(_ placesMax: Int) -> (String, OwnerTurns.Piece)? {
        guard busy.count < placesMax, let owner = next.popFirst(), let piece = waiting[owner]?.popFirst() else {
            return nil
        }
        if waiting[owner]?.isEmpty == true { waiting[owner] = nil }
        busy.insert(owner)
        return (owner, piece)
    }

    fileprivate mutating func end(_ owner: String, _ rest: OwnerTurns.Piece?) {
        busy.remove(owner)
        if let rest { waiting[owner] = [rest] + waiting[owner, default: []] }
        if waiting[owner] != nil { next.append(owner) }
    }
}

extension OwnerTurns {
    /// Searches at the owner's turn. A canceled task's search ends soon after, or doesn't begin.
    func search<Value: Sendable>(
        of owner: String, _ work: SearchWork = SearchWork(), _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { done in
                do {
                    try add(of: owner) {
                        work.start()
                        done.resume(
                            with: Result {
                                try work.check()
                                return try body()
                            })
                        return false
                    }
                } catch {
                    done.resume(throwing: error)
                }
            }
        } onCancel: {
            work.cancel()
        }
    }
}
