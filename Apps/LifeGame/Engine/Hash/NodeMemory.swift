import Foundation
import Synchronization

/// The memory that the nodes of all planes share. Each plane takes what its nodes need, piece by piece, and gives it back
/// when it is gone; a plane that gets no more makes do with what it has.
final class NodeMemory: Sendable {
    /// That of the process: a quarter of the machine's, and a gigabyte at most.
    static let shared = NodeMemory(byteCount: Int(min(1 << 30, ProcessInfo.processInfo.physicalMemory / 4)))

    private let left: Mutex<Int>

    init(byteCount: Int) { left = Mutex(byteCount) }

    /// The bytes that nobody has.
    var byteCount: Int { left.withLock { $0 } }

    /// - Returns: Whether there were so many bytes.
    func take(_ byteCount: Int) -> Bool {
        left.withLock { left in
            guard byteCount <= left else { return false }
            left -= byteCount
            return true
        }
    }

    func giveBack(_ byteCount: Int) { left.withLock { $0 += byteCount } }
}
