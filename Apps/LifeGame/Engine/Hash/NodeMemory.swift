import Foundation
import Synchronization

/// The memory that the nodes of all planes share. Each plane takes what its nodes need, piece by piece, and gives it back
/// when it is gone; a plane that gets no more makes do with what it has.
///
/// A plane has no more than is left for others, so that the first ones can't take everything: of several greedy ones each new
/// one gets half of what is left.
final class NodeMemory: Sendable {
    /// That of the process: a quarter of the machine's, and a gigabyte at most.
    static let shared = NodeMemory(byteCount: Int(min(1 << 30, ProcessInfo.processInfo.physicalMemory / 4)))

    private let left: Mutex<Int>

    init(byteCount: Int) { left = Mutex(byteCount) }

    /// The bytes that nobody has.
    var byteCount: Int { left.withLock { $0 } }

    /// - Parameter held: What the plane has already.
    /// - Returns: Whether there were so many bytes for it.
    func take(_ byteCount: Int, beside held: Int) -> Bool {
        left.withLock { left in
            guard byteCount <= left, held + byteCount <= left - byteCount || held == 0 else { return false }
            left -= byteCount
            return true
        }
    }

    func giveBack(_ byteCount: Int) { left.withLock { $0 += byteCount } }
}
