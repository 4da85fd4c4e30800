import Foundation
import Glibc

/// A TCP connection to the server that can send anything, valid or not. It blocks only its own thread.
package final class RawSocket: Sendable {
    package enum Failure: Error { case couldNotConnect, nothingCameInTime }

    private let descriptor: Int32

    package init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure.couldNotConnect }
    }

    deinit { close(descriptor) }

    /// Returns whether the other side accepted all bytes.
    @discardableResult
    package func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }

    package func send(_ text: String) { send(Array(text.utf8)) }

    /// The next bytes; empty if the other side closed the connection.
    package func read(_ countMax: Int = 65536) async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async { [descriptor] in
                var buffer = [UInt8](repeating: 0, count: countMax)
                let count = recv(descriptor, &buffer, countMax, 0)
                // A reset connection counts as closed.
                if count < 0, errno == EAGAIN {
                    continuation.resume(throwing: Failure.nothingCameInTime)
                } else {
                    continuation.resume(returning: Array(buffer.prefix(max(0, count))))
                }
            }
        }
    }

    /// All bytes until the other side closes the connection.
    package func readToEnd() async throws -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let bytes = try await read()
            if bytes.isEmpty { return all }
            all += bytes
        }
    }
}
