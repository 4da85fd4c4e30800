import Foundation
import Synchronization

/// Brings a database's log into the database, a little after something was written, over a connection of its own: who writes
/// doesn't wait for it.
final class LogCheckpoints: Sendable {
    private let url: URL
    private let seconds: Double
    private let isScheduled = Mutex(false)

    init(_ url: URL, seconds: Double = 2) {
        self.url = url
        self.seconds = seconds
    }

    /// Something was written.
    func note() {
        let isFirst = isScheduled.withLock { isScheduled in
            defer { isScheduled = true }
            return !isScheduled
        }
        guard isFirst else { return }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + seconds) { [self] in
            isScheduled.withLock { $0 = false }
            run()
        }
    }

    /// What goes wrong here shows when the database is read or written next.
    func run() {
        _ = try? Database(path: url.path, access: .writing).run("PRAGMA wal_checkpoint(PASSIVE)")
    }
}
