import CPostgreSQL
import Foundation
import Synchronization

/// Listens for what processes post at their groups' addresses, on its own thread and connection. While connected it holds the
/// advisory lock that shows the other processes that this one is alive.
package final class GroupListener: Sendable {
    private let store: GroupStore
    private let isStopped = Mutex(false)

    /// An event of the listener.
    package enum News: Sendable {
        /// A new connection: notifications may have been missed before it.
        case connected
        /// The connection was lost, or couldn't be made.
        case lost(StorageError)
        /// New lines were posted at the addresses with these numbers.
        case said(Set<Int64>)
        /// A second has passed, whatever other events it had.
        case tick
    }

    package init(_ store: GroupStore) { self.store = store }

    /// Begins to listen. While the server is unreachable, the pool decides when to retry.
    /// - Parameter tell: Called on the listener's thread.
    package func start(_ tell: @escaping @Sendable (News) -> Void) {
        let thread = Thread { [self] in
            while !isStopped.withLock({ $0 }) {
                do throws(StorageError) { try listen(tell) } catch { tell(.lost(error)) }
                if !isStopped.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.5) }
            }
        }
        thread.name = "GroupListener"
        thread.start()
    }

    /// A shorter pause of the network isn't taken for the end of the connection: with it, the other processes would hold this one
    /// for dead. No event waits for the listener.
    private static let patience = PostgresPatience(milliseconds: 5000)

    /// Stops listening within a second, or once a server that doesn't answer is given up, and releases the lock.
    package func stop() { isStopped.withLock { $0 = true } }

    private func listen(_ tell: (News) -> Void) throws(StorageError) {
        let connection = try store.pool.separateConnection(Self.patience)
        // Shared, because the server may not have noticed yet that this process's previous connection is gone, which still holds
        // the lock.
        try connection.rows("SELECT pg_advisory_lock_shared(hashtextextended($1, 2))", [.text(store.process)])
        try connection.execute("LISTEN \(store.channel)")
        tell(.connected)
        var next = ContinuousClock.now + .seconds(1)
        while !isStopped.withLock({ $0 }) {
            let said = try connection.notified(within: next - .now)
            if !said.isEmpty { tell(.said(said)) }
            guard .now >= next else { continue }
            // A connection whose other end vanished silently looks like one on which nothing is said.
            try connection.rows("SELECT 1")
            tell(.tick)
            next = .now + .seconds(1)
        }
    }
}

extension PostgresConnection {
    /// Waits for notifications.
    /// - Returns: The number at the beginning of each payload received within that time.
    func notified(within duration: Duration) throws(StorageError) -> Set<Int64> {
        // Some may have come together with a statement's answer.
        let known = takeNotified()
        guard known.isEmpty else { return known }
        _ = Deadline(after: max(duration, .zero)).wait(for: Int16(POLLIN), of: PQsocket(pointer))
        guard PQconsumeInput(pointer) == 1, PQstatus(pointer) == CONNECTION_OK else { throw away() }
        return takeNotified()
    }

    private func takeNotified() -> Set<Int64> {
        var numbers: Set<Int64> = []
        while let notification = PQnotifies(pointer) {
            defer { PQfreemem(notification) }
            let text = String(cString: notification.pointee.extra)
            if let number = text.split(separator: " ").first.flatMap({ Int64($0) }) { numbers.insert(number) }
        }
        return numbers
    }
}
