import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// A group's listener whose server stops to answer without a word.
@Suite(.enabled(if: PostgresServer.isThere), .serialized) struct GroupListenerTests {
    private final class Heard: Sendable {
        private let isConnected = Mutex(false)

        func hear(_ news: GroupListener.News) {
            switch news {
            case .connected: isConnected.withLock { $0 = true }
            case .lost: isConnected.withLock { $0 = false }
            case .said, .tick: break
            }
        }

        func becomes(connected wanted: Bool) -> Bool {
            for _ in 0..<500 where isConnected.withLock({ $0 }) != wanted { usleep(20_000) }
            return isConnected.withLock { $0 } == wanted
        }
    }

    @Test func `a listener notices a server that says nothing any more, and connects again`() throws {
        let server = try PostgresServer()
        let store = GroupStore(try PostgresAddress(server.address), app: "deaf")
        try store.prepare()
        let (heard, listener) = (Heard(), GroupListener(store))
        listener.start { heard.hear($0) }
        defer { listener.stop() }
        #expect(heard.becomes(connected: true))
        server.hang(true)
        #expect(heard.becomes(connected: false))
        server.hang(false)
        #expect(heard.becomes(connected: true))
    }
}
