import DisplayList
import Foundation
import Synchronization

/// What the server's thread has heard and the main actor not yet. However much it is, the main queue is woken once for it;
/// and each connection is told to wait when much of it waits.
final class Inbox: Sendable {
    enum Arrival: Sendable {
        case opened(ConnectionID, visitor: String)
        case received(ConnectionID, Result<ClientMessage, ClientMessageError>)
        case closed(ConnectionID)
    }

    private struct Contents {
        var arrivals: [Arrival] = []
        /// What waits of each connection's messages.
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

    /// - Returns: Whether more may be read of this connection; where not, `takeAll()` names it once all of it is taken.
    func post(
        _ message: Result<ClientMessage, ClientMessageError>, from id: ConnectionID, byteCount: Int
    ) -> Bool {
        post { contents in
            contents.arrivals.append(.received(id, message))
            let waiting = contents.byteCounts[id, default: 0] + byteCount + Self.byteCountBesides
            contents.byteCounts[id] = waiting
            return waiting <= byteCountMax
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

    /// - Returns: What came, and which connections wait to be read on.
    func takeAll() -> (arrivals: [Arrival], waiting: [ConnectionID]) {
        contents.withLock { contents in
            defer {
                contents.arrivals.removeAll(keepingCapacity: true)
                contents.byteCounts.removeAll(keepingCapacity: true)
            }
            return (contents.arrivals, contents.byteCounts.filter { $0.value > byteCountMax }.map(\.key))
        }
    }

    /// How much waits, of all connections.
    var byteCount: Int { contents.withLock { $0.byteCounts.values.reduce(0, +) } }
}
