import Foundation
import SQLite3

extension Database {
    /// The pause before another attempt, in microseconds.
    private static let pause: UInt32 = 5000

    /// Turns on the write-ahead log. SQLite refuses this at once, whatever the connection's patience, if another one is doing the
    /// same to a new file; it is then tried again.
    ///
    /// - Parameter patience: How long to try, in milliseconds.
    package func beginLog(patience: Int32 = 2000) throws(StorageError) {
        let end = ContinuousClock.now + .milliseconds(Int64(patience))
        while true {
            do throws(StorageError) {
                try rows("PRAGMA journal_mode = WAL")
                return
            } catch {
                guard case .failed(_, let code, _) = error, code & 0xFF == SQLITE_BUSY, ContinuousClock.now < end else {
                    throw error
                }
            }
            usleep(Self.pause)
        }
    }
}
