import CPostgreSQL
import Foundation
import Synchronization

/// Hears of what processes say at their groups' addresses, on a thread and a connection of its own. While it is connected it
/// holds the advisory lock by which other processes know that this one is there.
package final class GroupListener: Sendable {
    private let store: GroupStore
    private let isStopped = Mutex(false)

    /// What may have happened.
    package enum News: Sendable {
        /// The connection is new: anything may have been said meanwhile.
        case connected
        /// Something was said.
        case said
        /// A second has passed.
        case tick
    }

    package init(_ store: GroupStore) { self.store = store }

    /// Begins to listen. Where the server is away, the pool says when it is tried again.
    /// - Parameter tell: Called on the thread that listens.
    package func start(_ tell: @escaping @Sendable (News) -> Void) {
        let thread = Thread { [self] in
            while !isStopped.withLock({ $0 }) {
                try? listen(tell)
                if !isStopped.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.5) }
            }
        }
        thread.name = "GroupListener"
        thread.start()
    }

    /// Ends the listening within a second, and lets go of the lock.
    package func stop() { isStopped.withLock { $0 = true } }

    private func listen(_ tell: (News) -> Void) throws(StorageError) {
        let connection = try store.pool.separateConnection()
        try connection.rows("SELECT pg_advisory_lock(hashtextextended($1, 2))", [.text(store.process)])
        try connection.execute("LISTEN \(store.channel)")
        tell(.connected)
        while !isStopped.withLock({ $0 }) {
            tell(try connection.hasNotifications(within: .seconds(1)) ? .said : .tick)
        }
    }
}

extension PostgresConnection {
    /// Waits for what others notify.
    /// - Returns: Whether there was something within that time.
    func hasNotifications(within duration: Duration) throws(StorageError) -> Bool {
        _ = Deadline(after: duration).wait(for: Int16(POLLIN), of: PQsocket(pointer))
        guard PQconsumeInput(pointer) == 1, PQstatus(pointer) == CONNECTION_OK else { throw away() }
        var count = 0
        while let notification = PQnotifies(pointer) {
            PQfreemem(notification)
            count += 1
        }
        return count > 0
    }
}
