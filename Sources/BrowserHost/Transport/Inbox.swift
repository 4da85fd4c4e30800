import DisplayList
import Foundation
import Synchronization

/// What the server's thread has heard and the main actor not yet. However much it is, the main queue is woken once for it.
final class Inbox: Sendable {
    enum Arrival: Sendable {
        case opened(ConnectionID, visitor: String)
        case received(ConnectionID, Result<ClientMessage, ClientMessageError>)
        case closed(ConnectionID)
    }

    private let arrivals = Mutex<[Arrival]>([])
    private let read: @MainActor @Sendable () -> Void

    /// - Parameter read: Called on the main actor where there is something to `takeAll()`.
    init(read: @escaping @MainActor @Sendable () -> Void) { self.read = read }

    func post(_ arrival: Arrival) {
        let isFirst = arrivals.withLock { arrivals in
            arrivals.append(arrival)
            return arrivals.count == 1
        }
        guard isFirst else { return }
        DispatchQueue.main.async { [read] in MainActor.assumeIsolated { read() } }
    }

    func takeAll() -> [Arrival] {
        arrivals.withLock { arrivals in
            defer { arrivals.removeAll(keepingCapacity: true) }
            return arrivals
        }
    }
}
