import Foundation
import Testing

@testable import HTTPServing

@Suite struct OutgoingBytesTests {
    @Test func `holds no memory once everything is written`() throws {
        var sockets: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
        defer { sockets.forEach { close($0) } }
        var outgoing = OutgoingBytes()
        outgoing.append([UInt8](repeating: 7, count: 10_000))
        let (outcome, byteCount) = outgoing.flush(to: sockets[0])
        #expect(outcome == .written && byteCount == 10_000)
        let buffer = try #require(Mirror(reflecting: outgoing).descendant("bytes") as? [UInt8])
        #expect(buffer.capacity == 0 && outgoing.count == 0)
    }
}
