import Foundation
import Synchronization

/// The memory shared by the nodes of all planes. Each plane takes what its nodes need, piece by piece, and returns it when it is
/// deallocated; a plane that gets no more has to manage with what it has.
///
/// A plane can't hold more than is left for others, so that the first ones can't take everything: of several large planes, each
/// new one gets half of what is left.
final class NodeMemory: Sendable {
    /// The memory for all planes of the process: a quarter of the machine's, but at most a gigabyte.
    static let shared = NodeMemory(byteCount: Int(min(1 << 30, ProcessInfo.processInfo.physicalMemory / 4)))

    private let left: Mutex<Int>

    init(byteCount: Int) { left = Mutex(byteCount) }

    /// The number of free bytes.
    var byteCount: Int { left.withLock { $0 } }

    /// - Parameter held: What the plane already has.
    /// - Returns: Whether that many bytes were available for it.
    func take(_ byteCount: Int, beside held: Int) -> Bool {
        left.withLock { left in
            guard byteCount <= left, held + byteCount <= left - byteCount || held == 0 else { return false }
            left -= byteCount
            return true
        }
    }

    func giveBack(_ byteCount: Int) { left.withLock { $0 += byteCount } }
}
