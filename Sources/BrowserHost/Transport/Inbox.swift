import DisplayList
import Foundation
import Synchronization

/// What the server's thread has heard and the main actor not yet. However much it is, the main queue is woken once for it;
/// and each connection is told to wait when much of it waits.
final class Inbox: Sendable {
    enum Arrival: Sendable {
        case opened(ConnectionID, Party)
        case received(ConnectionID, Message)
        case closed(ConnectionID)
    }

    struct Message: Sendable {
        let content: Result<ClientMessage, ClientMessageError>
        /// What it takes while it waits.
        let byteCount: Int
        let arrivalSeconds = SteadyClock.nowSeconds
    }

    private struct Contents {
        var arrivals: [Arrival] = []
        /// What of each connection's messages nobody has heard yet.
        var byteCounts: [ConnectionID: Int] = [:]
    }

    /// What a message takes besides its bytes, roughly: many short ones are much, too.
    private static let byteCountBesides = 256

    private let contents = Mutex(Contents())
    private let byteCountMax: Int
    private let read: @MainActor @Sendable () -> Void

    /// - Parameters:
    ///   - byteCountMax: How much of one connection's messages may wait before no more of them are read.
    ///   - read: Called on the main actor where there is something to `takeAll()`.
    init(byteCountMax: Int, read: @escaping @MainActor @Sendable () -> Void) {
        self.byteCountMax = byteCountMax
        self.read = read
    }

    func post(_ arrival: Arrival) { post { $0.arrivals.append(arrival) } }

    /// - Returns: Whether more may be read of this connection; where not, `heard(_:of:)` tells when.
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

    /// Notes that messages of a connection were heard.
    /// - Returns: Whether it was told to wait before, and may go on now.
    func heard(_ byteCount: Int, of id: ConnectionID) -> Bool {
        contents.withLock { contents in
            guard let before = contents.byteCounts[id] else { return false }
            let after = before - byteCount
            contents.byteCounts[id] = after > 0 ? after : nil
            return before > byteCountMax && after <= byteCountMax
        }
    }

    /// Forgets what a connection said that nobody will hear.
    func forget(_ id: ConnectionID) { contents.withLock { $0.byteCounts[id] = nil } }

    /// How much waits, of all connections.
    var byteCount: Int { contents.withLock { $0.byteCounts.values.reduce(0, +) } }
}
