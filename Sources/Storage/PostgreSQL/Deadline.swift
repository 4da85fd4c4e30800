import Foundation

/// A moment until which somebody waits.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(after duration: Duration) { end = .now + duration }

    /// Rounded up, so that who waits doesn't wait again and again for less than one.
    private var milliseconds: Int32 {
        let (seconds, attoseconds) = (end - .now).components
        return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
    }

    /// Waits for a socket.
    /// - Returns: Whether it is ready, or broken; false where the time is over.
    func wait(for events: Int16, of socket: Int32) -> Bool {
        while true {
            var entry = pollfd(fd: socket, events: events, revents: 0)
            let count = poll(&entry, 1, milliseconds)
            if count > 0 { return true }
            // Interrupted by a signal.
            if count < 0, errno == EINTR { continue }
            return false
        }
    }
}

/// How long a PostgreSQL server is waited for.
struct PostgresPatience: Sendable {
    /// For a connection, and for each answer.
    var milliseconds: Int
    /// How much of a statement a slow disk writes in a millisecond, where much takes longer; nil where nobody waits for that.
    var bytesPerMillisecond: Int?

    func deadline(forSending byteCount: Int) -> Deadline {
        Deadline(after: .milliseconds(milliseconds + byteCount / (bytesPerMillisecond ?? .max)))
    }
}
