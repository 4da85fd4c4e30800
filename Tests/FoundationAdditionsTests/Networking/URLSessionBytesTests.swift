import FoundationAdditions
import Foundation
import Testing

@Suite("Bytes of an answer as they come")
struct URLSessionBytesTests {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [PotProtocol.self]
        return URLSession(configuration: configuration)
    }()

    @Test func `an answer is read byte by byte`() async throws {
        let (bytes, response) = try await session.bytes(from: URL(string: "pot://leaves")!)
        #expect((response as? HTTPURLResponse)?.statusCode == 201)
        var read: [UInt8] = []
        for try await byte in bytes { read.append(byte) }
        #expect(String(decoding: read, as: UTF8.self) == PotProtocol.parts.joined())
    }

    @Test func `lines come whole, without their ends and without empty ones`() async throws {
        let (bytes, _) = try await session.bytes(for: URLRequest(url: URL(string: "pot://leaves")!))
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["data: one", "data: two", "drei", "vié"])
    }

    @Test func `no answer is an error, and no bytes`() async {
        await #expect(throws: URLError.self) { try await session.bytes(from: URL(string: "kettle://leaves")!) }
    }

    @Test func `a file's lines are read from its address`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
        // Longer than one read.
        let rows = (0..<20_000).map { "row \($0), tea" }
        try rows.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        var read: [String] = []
        for try await line in file.lines { read.append(line) }
        #expect(read == rows)
        await #expect(throws: (any Error).self) {
            for try await _ in file.appendingPathExtension("gone").lines {}
        }
    }

    @Test func `who stops reading has what was read until then`() async throws {
        let (bytes, _) = try await session.bytes(from: URL(string: "pot://leaves")!)
        var first: UInt8?
        for try await byte in bytes {
            first = byte
            break
        }
        #expect(first == UInt8(ascii: "d"))
    }
}

/// Answers requests whose URL begins with `pot:`, in chunks that don't end at line breaks.
private final class PotProtocol: URLProtocol {
    static let parts = ["data: one\nda", "ta: two\r\n\r\ndr", "ei\u{2028}vi\u{E9}"]

    override static func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "pot" }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 201, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for part in Self.parts { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}
