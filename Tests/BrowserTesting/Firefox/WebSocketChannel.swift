import Foundation
import Glibc
import Synchronization

/// A WebSocket to a program on this machine, for text messages.
final class WebSocketChannel: MessageChannel {
    private let descriptor: Int32
    /// The bytes that arrived after the response to the handshake.
    private let first: [UInt8]
    private let writing = Mutex(())

    init(port: UInt16, path: String) throws {
        descriptor = try Self.connect(port: port)
        let request = """
            GET \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            \r

            """
        Self.write(Array(request.utf8), to: descriptor)
        first = try Self.readAnswer(from: descriptor)
    }

    private static func connect(port: UInt16) throws -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let failure = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard failure == 0 else {
            Glibc.close(descriptor)
            throw BrowserError.launchFailed("nobody answers on port \(port)")
        }
        return descriptor
    }

    /// Reads to the end of the headers.
    private static func readAnswer(from descriptor: Int32) throws -> [UInt8] {
        var received: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { throw BrowserError.launchFailed("the WebSocket was refused") }
            received += chunk[..<count]
            guard let end = received.firstRange(of: Array("\r\n\r\n".utf8)) else { continue }
            guard received.starts(with: Array("HTTP/1.1 101".utf8)) else {
                throw BrowserError.launchFailed(String(decoding: received, as: UTF8.self))
            }
            return Array(received[end.upperBound...])
        }
    }

    func send(_ message: Data) { send(WebSocketFrame(opcode: 1, payload: [UInt8](message))) }

    private func send(_ frame: WebSocketFrame) {
        let bytes = frame.bytes()
        writing.withLock { _ in Self.write(bytes, to: descriptor) }
    }

    func receive(_ deliver: (Data) -> Void) {
        var (received, message) = (first, Data())
        Self.readChunks(of: descriptor) { chunk in
            received += chunk
            while let frame = WebSocketFrame.take(from: &received) {
                switch frame.opcode {
                case 0, 1:
                    message.append(contentsOf: frame.payload)
                    guard frame.isFinal else { continue }
                    deliver(message)
                    message = Data()
                case 9: send(WebSocketFrame(opcode: 10, payload: frame.payload))
                default: continue
                }
            }
        }
    }

    func close() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    deinit { Glibc.close(descriptor) }
}
