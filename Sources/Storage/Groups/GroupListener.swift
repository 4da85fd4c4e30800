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
        /// The connection is gone, or couldn't be made.
        case lost(StorageError)
        /// Something was said at the addresses with these numbers.
        case said(Set<Int64>)
        /// A second has passed, whatever else was told in it.
        case tick
    }

    package init(_ store: GroupStore) { self.store = store }

    /// Begins to listen. Where the server is away, the pool says when it is tried again.
    /// - Parameter tell: Called on the thread that listens.
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

    /// Ends the listening within a second, and lets go of the lock.
    package func stop() { isStopped.withLock { $0 = true } }

    private func listen(_ tell: (News) -> Void) throws(StorageError) {
        let connection = try store.pool.separateConnection()
        // Shared: the server may not know yet that this process's connection from before is gone, and hold its lock.
        try connection.rows("SELECT pg_advisory_lock_shared(hashtextextended($1, 2))", [.text(store.process)])
        try connection.execute("LISTEN \(store.channel)")
        tell(.connected)
        var next = ContinuousClock.now + .seconds(1)
        while !isStopped.withLock({ $0 }) {
            let said = try connection.notified(within: next - .now)
            if !said.isEmpty { tell(.said(said)) }
            guard .now >= next else { continue }
            tell(.tick)
            next = .now + .seconds(1)
        }
    }
}

extension PostgresConnection {
    /// Waits for what others notify.
    /// - Returns: The numbers at the beginnings of what was notified within that time.
    func notified(within duration: Duration) throws(StorageError) -> Set<Int64> {
        _ = Deadline(after: max(duration, .zero)).wait(for: Int16(POLLIN), of: PQsocket(pointer))
        guard PQconsumeInput(pointer) == 1, PQstatus(pointer) == CONNECTION_OK else { throw away() }
        var numbers: Set<Int64> = []
        while let notification = PQnotifies(pointer) {
            defer { PQfreemem(notification) }
            let text = String(cString: notification.pointee.extra)
            if let number = text.split(separator: " ").first.flatMap({ Int64($0) }) { numbers.insert(number) }
        }
        return numbers
    }
}
