import FairTurns
import Foundation
import Synchronization

/// Work beside all actors: few pieces at once, those of one owner in their order, and owners by turns. So an owner with much
/// work keeps no other waiting for more than the pieces that have begun.
final class OwnerTurns: Sendable {
    /// Returns whether there is more of the work, which is then the owner's next piece.
    typealias Piece = @Sendable () -> Bool

    private let waitingMax: Int
    private let queue: DispatchQueue
    private let turns: Mutex<FairTurns<String, Piece>>

    /// - Parameters:
    ///   - placesMax: So many pieces run at once.
    ///   - waitingMax: So many pieces of one owner may wait.
    init(_ name: String, placesMax: Int, waitingMax: Int) {
        self.waitingMax = waitingMax
        queue = DispatchQueue(label: name, attributes: .concurrent)
        turns = Mutex(FairTurns(placeCount: placesMax, placesPerOwner: 1, waitingMax: waitingMax))
    }

    /// - Throws: ``CSIndexError`` where too much of the owner's work waits.
    func add(of owner: String, _ piece: @escaping Piece) throws {
        guard turns.withLock({ $0.add(piece, of: owner) }) else {
            throw CSIndexError(.quotaExceeded, "More than \(waitingMax) calls of the search index wait.")
        }
        start()
    }

    private func start() {
        while let (owner, piece) = turns.withLock({ $0.next() }) {
            queue.async { [self] in
                let isMore = piece()
                turns.withLock { $0.end(of: owner, rest: isMore ? piece : nil) }
                start()
            }
        }
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
