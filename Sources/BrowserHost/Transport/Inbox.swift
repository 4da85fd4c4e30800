import DisplayList
import Foundation
import Synchronization

/// Messages that the server's thread has received and the main actor hasn't processed yet. The main queue is woken only once for
/// any number of them, and reading from a connection pauses when many of its messages wait.
final class Inbox: Sendable {
    enum Arrival: Sendable {
        case opened(ConnectionID, Party)
        case received(ConnectionID, Message)
        case closed(ConnectionID)
    }

    struct Message: Sendable {
        let content: Result<ClientMessage, ClientMessageError>
        /// The memory that it takes up while it waits.
        let byteCount: Int
        let arrivalSeconds = SteadyClock.nowSeconds
    }

    private struct Contents {
        var arrivals: [Arrival] = []
        /// The unprocessed bytes of each connection.
        var byteCounts: [ConnectionID: Int] = [:]
    }

    /// The approximate overhead of a message: many short ones take up much, too.
    private static let byteCountBesides = 256

    private let contents = Mutex(Contents())
    private let byteCountMax: Int
    private let read: @MainActor @Sendable () -> Void

    /// - Parameters:
    ///   - byteCountMax: How many bytes of one connection may wait before reading from it pauses.
    ///   - read: Called on the main actor when `takeAll()` has something to return.
    init(byteCountMax: Int, read: @escaping @MainActor @Sendable () -> Void) {
        self.byteCountMax = byteCountMax
        self.read = read
    }

    func post(_ arrival: Arrival) { post { $0.arrivals.append(arrival) } }

    /// - Returns: Whether more may be read from this connection; if not, `heard(_:of:)` tells when reading can resume.
    func post(
        _ message: Result<ClientMessage, ClientMessageError>, from id: ConnectionID, byteCount: Int
    ) -> Bool {
        post { contents in
            let message = Message(content: message, byteCount: byteCount + Self.byteCountBesides)
            contents.arrivals.append(.received(id, message))
            contents.byteCounts[id, default: 0] += message.byteCount
            return contents.byteCounts[id, default: 0] <= byteCountMax
        }
    }

    private func post<R: Sendable>(_ add: (inout Contents) -> R) -> R {
        let (result, isFirst) = contents.withLock { contents in
            let result = add(&contents)
            return (result, contents.arrivals.count == 1)
        }
        if isFirst {
            DispatchQueue.main.async { [read] in MainActor.assumeIsolated { read() } }
        }
        return result
    }

    func takeAll() -> [Arrival] {
        contents.withLock { contents in
            defer { contents.arrivals.removeAll(keepingCapacity: true) }
            return contents.arrivals
        }
    }

    /// Records that messages of a connection were processed.
    /// - Returns: Whether reading was paused and can resume now.
    func heard(_ byteCount: Int, of id: ConnectionID) -> Bool {
        contents.withLock { contents in
            guard let before = contents.byteCounts[id] else { return false }
            let after = before - byteCount
            contents.byteCounts[id] = after > 0 ? after : nil
            return before > byteCountMax && after <= byteCountMax
        }
    }

    /// Forgets a connection's messages, which will not be processed.
    func forget(_ id: ConnectionID) { contents.withLock { $0.byteCounts[id] = nil } }

    /// How many bytes wait, from all connections.
    var byteCount: Int { contents.withLock { $0.byteCounts.values.reduce(0, +) } }
}
