import Foundation
import Glibc
import Synchronization

/// A server on the loopback that gives one answer to every request, and remembers what it was asked.
final class PictureServer: Sendable {
    let port: Int
    private let listener: Int32
    private let asked = Mutex<[String]>([])

    init(status: Int = 200, answer: String) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        port = try Self.listen(listener)
        let reply = "HTTP/1.1 \(status) X\r\nContent-Length: \(answer.utf8.count)\r\nConnection: close\r\n\r\n\(answer)"
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                asked.withLock { $0.append(Self.read(connection)) }
                _ = Array(reply.utf8).withUnsafeBytes {
                    send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                close(connection)
            }
        }
    }

    /// The requests so far as text, heads and bodies.
    var requests: [String] { asked.withLock { $0 } }

    func stop() {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private static func listen(_ listener: Int32) throws -> Int {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && Glibc.listen(listener, 16) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    /// A request up to the end of the JSON that it carries.
    private static func read(_ connection: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer[..<count]
            if bytes.last == UInt8(ascii: "}")
                || (bytes.starts(with: Array("GET".utf8)) && bytes.suffix(4) == [13, 10, 13, 10])
            {
                break
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
