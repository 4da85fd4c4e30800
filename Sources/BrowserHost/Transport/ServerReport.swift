import Synchronization

/// What the server's thread tells the others about itself.
final class ServerReport: Sendable {
    /// Where it listens; nil where it couldn't.
    let port = Mutex<Int?>(nil)
    let turnCount = Atomic<Int>(0)
}
