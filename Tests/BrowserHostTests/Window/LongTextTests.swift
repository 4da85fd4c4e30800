import BrowserTesting
import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@Suite("Long texts over a socket", .serialized)
@MainActor
struct LongTextTests {
    /// Characters of one byte, of three, and of six because JSON has to escape them.
    @Test(arguments: ["x", "漢", "\u{1}"])
    func `the longest text of a field is heard, in the pieces that browsers send`(character: String) async throws {
        try await RunningHost.run { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let text = String(repeating: character, count: TextFieldContent.lengthMax)
            let event: JSON = [
                "t": "event", "sequence": 1, "element": .number(Double(SampleLists.field.rawValue)), "frame": 1,
                "kind": "text", "text": .string(text), "revision": 1,
            ]
            let bytes = Array(try JSONEncoder().encode(event))
            for start in stride(from: 0, to: bytes.count, by: 65_536) {
                let piece = bytes[start..<min(start + 65_536, bytes.count)]
                socket.sendFrame(opcode: start == 0 ? 1 : 0, Array(piece), isFinal: piece.endIndex == bytes.count)
            }
            while try await socket.receive(type: "received")["sequence"] != 1 {}
            #expect(host.contents[0].events.map(\.action) == [.text(text, revision: 1)])
        }
    }
}
