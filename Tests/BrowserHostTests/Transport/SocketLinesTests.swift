import Glibc
import Testing

@testable import BrowserHost

/// Writing directly to a socket, which is one end of a pair here.
@Suite struct SocketLinesTests {
    private let lines = SocketLines()
    private let id = ConnectionID(rawValue: 1)

    /// Runs `body` with a line to a socket, and passes it the other end.
    private func withLine(_ body: (_ peer: Int32) throws -> Void) rethrows {
        var pair: [Int32] = [-1, -1]
        precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0, "no socket pair: \(errno)")
        defer { for descriptor in pair { close(descriptor) } }
        lines.open(id, descriptor: pair[0])
        defer { lines.close(id) }
        try body(pair[1])
    }

    /// The bytes that have arrived so far.
    private func read(_ descriptor: Int32) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
        return Array(buffer.prefix(max(0, count)))
    }

    @Test(arguments: [0, 1, 125, 126, 127, 255, 256, 4096])
    func `a short message is one text frame at once`(count: Int) {
        let message = (0..<count).map { UInt8(97 + $0 % 26) }
        withLine { peer in
            #expect(lines.write(message, to: id) == .written)
            let header = count < 126 ? [0x81, UInt8(count)] : [0x81, 126, UInt8(count >> 8), UInt8(count & 255)]
            #expect(read(peer) == header + message)
        }
    }

    @Test func `a long message waits`() {
        withLine { peer in
            #expect(lines.write([UInt8](repeating: 97, count: 4097), to: id) == .waits)
            #expect(read(peer) == [])
        }
    }

    @Test func `nothing overtakes what waits`() {
        withLine { peer in
            for _ in 0..<2 { #expect(lines.write([UInt8](repeating: 97, count: 5000), to: id) == .waits) }
            #expect(lines.write([97], to: id) == .waits)
            lines.wrote(2, on: id)
            #expect(lines.write([98], to: id) == .waits)
            lines.wrote(2, on: id)
            #expect(read(peer) == [])
            #expect(lines.write([99], to: id) == .written)
            #expect(read(peer) == [0x81, 1, 99])
        }
    }

    @Test func `a socket that nobody reads is left to the mailbox`() {
        withLine { peer in
            let message = [UInt8](repeating: 97, count: 4096)
            var writtenCount = 0
            while writtenCount < 1000, lines.write(message, to: id) == .written { writtenCount += 1 }
            #expect(writtenCount < 4)
            #expect(read(peer).count == writtenCount * (message.count + 4))
        }
    }

    @Test func `a closed line is the mailboxs`() {
        withLine { peer in
            lines.close(id)
            #expect(lines.write([97], to: id) == .waits)
            #expect(read(peer) == [])
        }
    }
}
