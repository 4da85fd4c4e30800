import Foundation
import Glibc

/// One connection of a fixture server.
struct FixtureStream {
    let connection: Int32
    private var received: [UInt8] = []

    init(connection: Int32) { self.connection = connection }

    func send(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes {
                Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            start += count
        }
        return true
    }

    func waitUntilClosed() {
        var buffer = [UInt8](repeating: 0, count: 64)
        while recv(connection, &buffer, buffer.count, 0) > 0 {}
    }

    /// The next request; nil if the other side has closed the connection.
    mutating func readRequest() -> FixtureRequest? {
        guard let head = read(until: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
        let first = lines[0].split(separator: " ")
        guard first.count >= 2 else { return nil }
        var request = FixtureRequest(method: String(first[0]), path: String(first[1]))
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            request.headers[line[..<colon].lowercased()] = value
        }
        if request.headers["expect"] != nil { _ = send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
        guard let body = read(count: Int(request.headers["content-length"] ?? "0") ?? 0) else { return nil }
        request.body = Data(body)
        return request
    }

    private mutating func read(until end: [UInt8]) -> [UInt8]? {
        while true {
            if let range = received.firstRange(of: end) {
                defer { received.removeSubrange(..<range.upperBound) }
                return Array(received[..<range.lowerBound])
            }
            guard receive() else { return nil }
        }
    }

    private mutating func read(count: Int) -> [UInt8]? {
        while received.count < count { guard receive() else { return nil } }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private mutating func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = recv(connection, &buffer, buffer.count, 0)
        guard count > 0 else { return false }
        received += buffer[..<count]
        // A TLS client hello isn't an HTTP request, and its client would wait for an answer forever.
        return received.first != 0x16
    }
}
