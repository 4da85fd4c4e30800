import Synchronization

/// A window's right to write what is stored, which ends when another process takes the window. Thread-safe.
///
/// It outlives the window: a task that began there may go on when the window is gone, and has no more right then than the window
/// has.
package final class WindowRight: Sendable {
    package let claim: WindowRecord.Claim
    private let lost = Mutex(false)

    package init(_ claim: WindowRecord.Claim) { self.claim = claim }

    /// Whether it is known that another process has the window.
    package var isLost: Bool { lost.withLock { $0 } }

    package func noteLoss() { lost.withLock { $0 = true } }
}
