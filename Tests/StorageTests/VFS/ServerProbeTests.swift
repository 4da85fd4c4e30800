import Foundation
import Synchronization
import Testing

@testable import Storage

@Suite struct ServerProbeTests {
    /// A server that accepts connections, and never answers.
    private final class MuteServer: Sendable {
        let port: UInt16
        private let descriptor: Int32

        init() throws {
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
            var size = socklen_t(MemoryLayout<sockaddr_in>.size)
            let (descriptor, length) = (descriptor, size)
            let isBound = withUnsafeMutableBytes(of: &address) { bytes in
                let address = bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self)
                return bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, address, &size) == 0
            }
            try #require(isBound)
            port = UInt16(bigEndian: address.sin_port)
            _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        }

        deinit { close(descriptor) }

        /// How many connections were made since the last call.
        func connectionCount() -> Int {
            var count = 0
            while case let connection = accept(descriptor, nil, nil), connection >= 0 {
                close(connection)
                count += 1
            }
            return count
        }
    }

    @Test func `Of several callers at the same moment one asks a server that hangs`() throws {
        let server = try MuteServer()
        let patience = PostgresPatience(milliseconds: 400)
        let address = try PostgresAddress("postgresql://nobody@127.0.0.1:\(server.port)/none?sslmode=disable")
        let probe = ServerProbe(PostgresPool(address, patience: patience), patience)
        let errors = Mutex<[StorageError]>([])
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            do throws(StorageError) { _ = try probe.connection() } catch { errors.withLock { $0.append(error) } }
        }
        #expect(errors.withLock { $0.count == 2 && $0.allSatisfy(\.isUnanswered) })
        #expect(server.connectionCount() == 1)
        let duration = ContinuousClock().measure { #expect(throws: StorageError.self) { try probe.connection() } }
        #expect(duration < .milliseconds(300))
    }
}
