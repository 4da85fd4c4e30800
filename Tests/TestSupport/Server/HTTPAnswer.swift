/// A server's response to a request.
package struct HTTPAnswer: Sendable {
    package var status: Int
    /// By lower-case name.
    package var headers: [String: String]
    package var body: [UInt8]
    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The visitor's cookie, in the form in which it is sent back.
    package var cookie: String? { headers["set-cookie"].map { String($0.prefix { $0 != ";" }) } }

    /// The nonce in the page.
    package var nonce: String? {
        text.firstMatch(of: /name="kissa-nonce" content="([0-9a-f]+)"/).map { String($0.1) }
    }

    /// Sends a request verbatim and reads one response; nil if the connection was closed without one.
    package static func to(_ request: String, port: Int) async throws -> HTTPAnswer? {
        let socket = try RawSocket(port: port)
        socket.send(request)
        return try await read(from: socket, hasBody: !request.hasPrefix("HEAD"))
    }

    package static func get(_ path: String, port: Int, headers: [String] = []) async throws -> HTTPAnswer? {
        let lines = ["GET \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)"] + headers
        return try await to(lines.joined(separator: "\r\n") + "\r\n\r\n", port: port)
    }

    package static func read(from socket: RawSocket, hasBody: Bool = true) async throws -> HTTPAnswer? {
        var received: [UInt8] = []
        while true {
            if var answer = HTTPAnswer(parsing: received) {
                let length = hasBody ? Int(answer.headers["content-length"] ?? "") ?? 0 : 0
                if answer.body.count >= length {
                    answer.body = Array(answer.body.prefix(length))
                    return answer
                }
            }
            let more = try await socket.read()
            if more.isEmpty { return nil }
            received += more
        }
    }

    /// Nil if the headers aren't complete yet.
    private init?(parsing bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else { return nil }
        self.status = status
        let fields = lines.dropFirst().map { line -> (String, String) in
            let name = line.prefix { $0 != ":" }
            return (name.lowercased(), line.dropFirst(name.count + 1).trimmingPrefix(" ").description)
        }
        headers = Dictionary(fields, uniquingKeysWith: { "\($0), \($1)" })
        body = Array(bytes[end.upperBound...])
    }
}
