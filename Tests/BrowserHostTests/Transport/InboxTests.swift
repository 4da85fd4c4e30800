import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// Messages from clients while the app is busy.
@Suite(.serialized) @MainActor struct InboxTests {
    private let first = ConnectionID(rawValue: 1), second = ConnectionID(rawValue: 2)

    private func post(_ byteCount: Int, of id: ConnectionID, to inbox: Inbox) -> Bool {
        inbox.post(.success(.acknowledgement(frame: 1)), from: id, byteCount: byteCount)
    }

    @Test
    func `a connection of which much waits is told to wait, and no other; once enough is heard it may go on`() {
        let inbox = Inbox(byteCountMax: 10_000) {}
        inbox.post(.opened(first, Party(visitor: "one", address: "")))
        #expect(post(4000, of: first, to: inbox))
        #expect(post(4000, of: first, to: inbox))
        #expect(!post(4000, of: first, to: inbox))
        #expect(post(4000, of: second, to: inbox))
        let sizes = inbox.takeAll().map { arrival in
            if case .received(first, let message) = arrival { message.byteCount } else { 0 }
        }
        #expect(sizes.count == 5 && inbox.takeAll().isEmpty)
        // Messages that were taken but not processed yet still count.
        #expect(inbox.byteCount > 16_000 && !post(1, of: first, to: inbox))
        #expect(inbox.heard(sizes[1], of: first))
        #expect(!inbox.heard(sizes[2], of: first))
        #expect(post(4000, of: first, to: inbox))
        inbox.forget(first)
        #expect(inbox.byteCount < 5000)
    }

    @Test
    func `many messages of a few bytes are much, too`() {
        let inbox = Inbox(byteCountMax: 10_000) {}
        let taken = (0..<100).prefix { _ in post(20, of: first, to: inbox) }
        #expect(taken.count < 50)
    }

    @Test
    func `While the app is busy a client's messages wait with the client, and all of them come afterwards`()
        async throws
    {
        var limits = HostConfiguration.Limits()
        limits.unreadBytesMax = 100_000
        try await RunningHost.run(limits: limits) { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let filler = [UInt8](repeating: 32, count: 20_000)
            let message = Array("{\"t\":\"ack\",\"frame\":1".utf8) + filler + Array("}".utf8)
            let press = Array(
                try JSONEncoder().encode(RunningHost.event(1, element: SampleLists.button, kind: "press")))
            Thread.detachNewThread {
                for _ in 0..<300 { socket.sendFrame(opcode: 1, message) }
                socket.sendFrame(opcode: 1, press)
            }
            var most = 0
            // The main actor is blocked on purpose, so that no message is taken meanwhile.
            for _ in 0..<100 {
                usleep(5000)
                most = max(most, host.unreadByteCount)
            }
            #expect(most > 0 && most < 200_000)
            while try await socket.receive(type: "received")["sequence"] != 1 {}
            #expect(host.contents[0].events.count == 1)
        }
    }
}
