import Synchronization

/// What the server's thread reports to other threads.
final class ServerReport: Sendable {
    /// The port on which it listens; nil if listening failed.
    let port = Mutex<Int?>(nil)
    let turnCount = Atomic<Int>(0)
}
