import Foundation
import Glibc
import Synchronization

/// A small HTTP/1.1 server on the loopback interface, for tests of HTTP clients. It replies as its closure says, can stall or
/// drop connections, and records the requests. The server and each connection have threads of their own. The server runs until it
/// is stopped or the tests end.
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
            // Closed here, after the last accept: another server may soon reuse the descriptor's number.
            close(listener)
        }
    }

    /// A server that sends these replies in order, and then repeats the last one.
    package convenience init(replies: [FixtureReply]) throws {
        let next = Mutex(0)
        try self.init { _ in
            next.withLock { next in
                defer { next += 1 }
                return replies[min(next, replies.count - 1)]
            }
        }
    }

    /// Closes all connections, like a server that has crashed.
    package func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        for connection in state.withLock({ $0.connections }) { shutdown(connection, Int32(SHUT_RDWR)) }
    }

    /// The requests so far, the oldest first.
    package var requests: [FixtureRequest] { state.withLock { $0.requests } }

    /// The number of connections so far, including closed ones.
    package var connectionCount: Int { state.withLock { $0.connectionCount } }

    /// The maximum number of concurrent requests.
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

    /// - Returns: Whether the connection can be reused.
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
