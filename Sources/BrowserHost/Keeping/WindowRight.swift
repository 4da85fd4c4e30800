import Synchronization

/// A window's right to write to storage. It ends when another process takes over the window. Thread-safe.
///
/// It outlives the window: a task that was started there may go on after the window has gone, but has no more right to write
/// than the window has.
package final class WindowRight: Sendable {
    package let claim: WindowRecord.Claim
    private let lost = Mutex(false)

    package init(_ claim: WindowRecord.Claim) { self.claim = claim }

    /// Whether it is known that another process has the window.
    package var isLost: Bool { lost.withLock { $0 } }

    package func noteLoss() { lost.withLock { $0 = true } }
}
