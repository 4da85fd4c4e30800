import Foundation
import Synchronization

/// Checkpoints a database's write-ahead log shortly after a write, over its own connection, so that writers don't wait for it.
final class LogCheckpoints: Sendable {
    private let url: URL
    private let seconds: Double
    private let isScheduled = Mutex(false)

    init(_ url: URL, seconds: Double = 2) {
        self.url = url
        self.seconds = seconds
    }

    /// Schedules a checkpoint after a write.
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

    /// Errors are ignored: they show at the database's next read or write.
    func run() {
        _ = try? Database(path: url.path, access: .writing).run("PRAGMA wal_checkpoint(PASSIVE)")
    }
}
