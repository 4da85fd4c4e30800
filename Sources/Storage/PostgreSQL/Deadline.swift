import Foundation

/// The moment at which a wait times out.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(after duration: Duration) { end = .now + duration }

    /// Rounded up: a rounded-down 0 would make the caller poll in a loop during the last millisecond.
    private var milliseconds: Int32 {
        let (seconds, attoseconds) = (end - .now).components
        return Int32(clamping: max(0, seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
    }

    /// Waits for a socket.
    /// - Returns: True where it is ready or broken; false after a timeout.
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

/// How long to wait for a PostgreSQL server.
struct PostgresPatience: Sendable {
    /// The timeout for a connection, and for each answer.
    var milliseconds: Int
    /// Adds time for large statements: how many bytes a slow disk writes in a millisecond. Nil where the timeout doesn't depend
    /// on the size.
    var bytesPerMillisecond: Int?

    func deadline(forSending byteCount: Int) -> Deadline {
        Deadline(after: .milliseconds(milliseconds + byteCount / (bytesPerMillisecond ?? .max)))
    }
}
