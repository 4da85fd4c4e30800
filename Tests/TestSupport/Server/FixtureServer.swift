import Foundation
import Glibc
import Synchronization

/// A small HTTP/1.1 server on the loopback, for tests of what speaks to servers. It answers as its closure says, can be
/// slow, break off and be left, and remembers what it was asked. Each connection has a thread of its own, and so has the
/// server, which lives until it is stopped or the tests end.
package final class FixtureServer: Sendable {
    private struct State {
        var requests: [FixtureRequest] = []
        var connections: Set<Int32> = []
        var connectionCount = 0
        var answering = 0
        var answeringMax = 0
    }

    private let listener: Int32
    package let port: Int
    private let answer: @Sendable (FixtureRequest) -> FixtureReply
    private let state = Mutex(State())

    package init(_ answer: @escaping @Sendable (FixtureRequest) -> FixtureReply) throws {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        port = try Self.listen(listener)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { break }
                serve(connection)
            }
            // Here, where nobody accepts from it any more: its number may soon be another server's.
            close(listener)
        }
    }

    /// A server that gives these replies in their order, the last one again and again.
    package convenience init(replies: [FixtureReply]) throws {
        let next = Mutex(0)
        try self.init { _ in
            next.withLock { next in
                defer { next += 1 }
                return replies[min(next, replies.count - 1)]
            }
        }
    }

    /// Closes everything, like a server that has died.
    package func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        for connection in state.withLock({ $0.connections }) { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    /// The requests so far, the oldest first.
    package var requests: [FixtureRequest] { state.withLock { $0.requests } }

    /// How many connections were made, those included that are closed again.
    package var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// How many requests were answered at once, at most.
    package var answeringMax: Int { state.withLock { $0.answeringMax } }

    private static func listen(_ listener: Int32) throws -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && Glibc.listen(listener, 128) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private func serve(_ connection: Int32) {
        state.withLock { state in
            state.connections.insert(connection)
            state.connectionCount += 1
        }
        Thread.detachNewThread { [self] in
            var stream = FixtureStream(connection: connection)
            while let request = stream.readRequest(), reply(to: request, on: stream) {}
            state.withLock { _ = $0.connections.remove(connection) }
            close(connection)
        }
    }

    /// - Returns: Whether the connection can be used again.
    private func reply(to request: FixtureRequest, on stream: FixtureStream) -> Bool {
        state.withLock { state in
            state.requests.append(request)
            state.answering += 1
            state.answeringMax = max(state.answeringMax, state.answering)
        }
        defer { state.withLock { $0.answering -= 1 } }
        return answer(request).send(on: stream)
    }
}
