import BrowserTesting
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// Windows as a client of the protocol sees them.
@Suite(.serialized) @MainActor struct WindowOverSocketTests {
    @Test func `a new window is welcomed and shown whole`() async throws {
        try await RunningHost.run { host in
            let (socket, _, window) = try await host.openWindow()
            #expect(Secret.isWellFormed(window))
            let snapshot = try await socket.receive(type: "snapshot")
            #expect(snapshot["frame"] == 1)
            #expect(snapshot["ops"].array?.count(where: { $0["op"] == "create" }) == 4)
            #expect(host.contents[0].environment?.viewport == CGSize(width: 800, height: 600))
        }
    }

    @Test func `a window that has expired is counted no longer, though nobody says anything`() async throws {
        var limits = HostConfiguration.Limits()
        limits.retentionSeconds = 0.02
        try await RunningHost.run(limits: limits) { host in
            _ = try await host.openWindow()
            host.cutConnections()
            try await host.waitUntil { host.windowCount == 0 }
            let text = try #require(try await HTTPAnswer.get("/metrics", port: host.port)).text
            #expect(text.contains("\nkissa_windows 0\n") && text.contains("\nkissa_connections 0\n"))
        }
    }

    @Test func `a press is done and its frame comes in the same text`() async throws {
        try await RunningHost.run(onEvent: { content, _ in content.list = SampleLists.counter(content.events.count) }) {
            host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try socket.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            guard case .text(let text) = try await socket.receive() else { return #expect(Bool(false), "no text") }
            let messages = try #require(JSON(reading: Data(text.utf8)).array)
            #expect(messages.map { $0["t"] } == ["received", "frame"])
            #expect(messages[0]["sequence"] == 1)
            #expect(messages[1]["frame"] == 2 && messages[1]["ops"].array?.count == 1)
        }
    }

    @Test func `a window is resumed by a snapshot and counts events once`() async throws {
        try await RunningHost.run(onEvent: { content, _ in content.list = SampleLists.counter(content.events.count) }) {
            host in
            let (first, cookie, window) = try await host.openWindow()
            _ = try await first.receive(type: "snapshot")
            try first.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            #expect(try await first.receive(type: "frame")["frame"] == 2)
            // The second press and the disconnection cross its acknowledgement on the way.
            try first.send(RunningHost.event(2, element: SampleLists.button, kind: "press"))
            first.sendFrame(opcode: 8, [0x03, 0xe9])
            try await host.waitUntil { !host.contents[0].isVisible }

            let second = try await host.resume(window: window, cookie: cookie, frame: 2)
            #expect(try await second.receive(type: "welcome")["window"] == .string(window))
            #expect(try await second.receive(type: "received")["sequence"] == 2)
            let snapshot = try await second.receive(type: "snapshot")
            #expect((snapshot["frame"].int ?? 0) > 2)
            let text = String(decoding: try JSONEncoder().encode(snapshot), as: UTF8.self)
            #expect(text.contains("Pressed 2 times"))
            try second.send(RunningHost.event(2, element: SampleLists.button, kind: "press", frame: 2))
            try second.send(RunningHost.event(3, element: SampleLists.button, kind: "press", frame: 3))
            while try await second.receive(type: "received")["sequence"] != 3 {}
            #expect(host.contents[0].events.count == 3)
            #expect(host.contents.count == 1 && host.windowCount == 1)
        }
    }

    @Test func `the connection that comes later shows the window`() async throws {
        try await RunningHost.run { host in
            let (first, cookie, window) = try await host.openWindow()
            let second = try await host.resume(window: window, cookie: cookie)
            _ = try await second.receive(type: "snapshot")
            #expect(try await first.receiveClose().code == 4001)
            #expect(host.contents[0].isVisible)
            try second.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            while try await second.receive(type: "received")["sequence"] != 1 {}
        }
    }

    @Test func `two windows are independent`() async throws {
        try await RunningHost.run(onEvent: { content, _ in content.list = SampleLists.counter(content.events.count) }) {
            host in
            let (first, cookie, _) = try await host.openWindow()
            let (second, sameCookie, _) = try await host.openWindow(cookie: cookie)
            #expect(cookie == sameCookie)
            #expect(host.contents[0].handle.visitor == host.contents[1].handle.visitor)
            #expect(host.contents[0].handle.id != host.contents[1].handle.id)
            try first.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            _ = try await first.receive(type: "frame")
            try second.send(RunningHost.event(1, element: SampleLists.field, kind: "submit"))
            while try await second.receive(type: "received")["sequence"] != 1 {}
            #expect(host.contents[0].events.map(\.action) == [.press])
            #expect(host.contents[1].events.map(\.action) == [.submit])
        }
    }

    @Test func `ten unacknowledged frames hold back the rest until one is acknowledged`() async throws {
        try await RunningHost.run { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            for count in 1...40 {
                host.contents[0].list = SampleLists.counter(count)
                try await host.waitUntil { host.contents[0].renderCount >= count + 1 }
            }
            for frame in 2...10 { #expect(try await socket.receiveJSON()["frame"] == .number(Double(frame))) }
            try socket.send(RunningHost.acknowledgement(10))
            let merged = try await socket.receiveJSON()
            #expect(merged["frame"] == 11)
            let text = String(decoding: try JSONEncoder().encode(merged), as: UTF8.self)
            #expect(text.contains("Pressed 40 times") && merged["ops"].array?.count == 1)
        }
    }

    @Test func `an idle window exchanges no frames and renders nothing`() async throws {
        try await RunningHost.run { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let renders = host.contents[0].renderCount
            let turns = host.serverTurnCount
            try await Task.sleep(for: .milliseconds(700))
            // A server that polls would have iterated thousands of times.
            #expect(host.serverTurnCount - turns < 10)
            #expect(host.contents[0].renderCount == renders)
            try socket.send(RunningHost.event(1, element: SampleLists.field, kind: "submit"))
            // The very next message is the receipt: nothing came in between.
            #expect(try await socket.receiveJSON() == ["t": "received", "sequence": 1])
        }
    }

    @Test func `a stopped host closes its windows`() async throws {
        try await RunningHost.run { host in
            let (socket, _, _) = try await host.openWindow()
            host.stop()
            #expect(host.contents[0].isClosed && host.windowCount == 0)
            while try await socket.receive() != .ended {}
        }
    }
}
