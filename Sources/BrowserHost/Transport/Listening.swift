import Synchronization

/// Where the server's thread leaves the port that it listens on, or nil, for the thread that started it.
final class Listening: Sendable {
    let port = Mutex<Int?>(nil)
}
