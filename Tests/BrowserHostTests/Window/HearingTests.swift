import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@Suite struct HearingTests {
    private let id = ConnectionID(rawValue: 1)
    private func acknowledgement(_ frame: Int) -> Hearing.Word {
        .message(Inbox.Message(content: .success(.acknowledgement(frame: frame)), byteCount: 10))
    }
    private func environment(_ width: Double) -> Hearing.Word {
        let environment = ClientEnvironment(viewport: CGSize(width: width, height: 1))
        return .message(Inbox.Message(content: .success(.environment(environment)), byteCount: 100))
    }

    @Test func `Of several reports of the surroundings in a row the last one counts`() throws {
        var hearing = Hearing()
        hearing.open(id, of: Party(visitor: "a", address: ""))
        for word in [environment(1), environment(2), environment(3), acknowledgement(1), environment(4)] {
            #expect(hearing.add(word, of: id) != nil)
        }
        let first = hearing.next(of: id)
        let (word, skipped) = try #require(first)
        guard case .message(let message) = word, case .success(.environment(let heard)) = message.content else {
            Issue.record("\(word)")
            return
        }
        #expect(heard.viewport.width == 3 && skipped == 200)
        #expect(hearing.next(of: id)?.skippedByteCount == 0)
        #expect(hearing.next(of: id) != nil && !hearing.hasMore(of: id))
    }

    @Test func `Nothing is heard of a connection behind its end, or before it was opened`() {
        var hearing = Hearing()
        #expect(hearing.add(acknowledgement(1), of: id) == nil)
        hearing.open(id, of: Party(visitor: "a", address: ""))
        _ = hearing.add(.end, of: id)
        #expect(hearing.next(of: id) != nil && hearing.party(of: id) == nil)
        #expect(hearing.add(acknowledgement(1), of: id) == nil)
    }
}
