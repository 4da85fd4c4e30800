import BrowserTesting
import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@Suite(.serialized) @MainActor struct WindowOverSocketTests {
    @Test func aNewWindowIsWelcomedAndShownWhole() async throws {
        try await RunningHost.run { host in
            let (socket, _, window) = try await host.openWindow()
            #expect(Secret.isWellFormed(window))
            let snapshot = try await socket.receive(type: "snapshot")
            #expect(snapshot["frame"] == 1)
            #expect(snapshot["ops"].array?.count(where: { $0["op"] == "create" }) == 4)
            #expect(host.contents[0].environment?.viewport == CGSize(width: 800, height: 600))
        }
    }

    @Test func aPressIsDoneAndThenItsFrameComes() async throws {
        try await RunningHost.run(onEvent: { content, _ in content.list = SampleLists.counter(content.events.count) }) {
            host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try socket.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            #expect(try await socket.receiveJSON() == ["t": "received", "sequence": 1])
            let frame = try await socket.receiveJSON()
            #expect(frame["t"] == "frame" && frame["frame"] == 2 && frame["ops"].array?.count == 1)
        }
    }
}
