import BrowserTesting
import DisplayList
import Foundation
import Storage
import TestSupport
import Testing

@testable import BrowserHost

/// Windows that outlive their process: several hosts share the storage, and a client moves from one to the other.
@Suite(.serialized) @MainActor struct MovedWindowTests {
    private let keeper = SharedKeeper()
    private let keys = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)")

    /// A host whose app counts each press in what is stored.
    private func run(
        limits: HostConfiguration.Limits = HostConfiguration.Limits(), isShared: Bool = true,
        _ body: @MainActor (RunningHost) async throws -> Void
    ) async throws {
        let access = keeper.access(isShared: isShared)
        try await RunningHost.run(
            limits: limits,
            configure: { configuration in
                configuration.windowKeeper = access
                configuration.identity.keyFile = keys
            },
            onEvent: { content, event in
                if event.action.kind == .press { access.count("presses", by: content.handle.right?.claim) }
                content.unsavedState = Data("after \(content.events.count)".utf8)
                content.list = SampleLists.counter(content.events.count)
            }, body)
    }

    private func press(_ sequence: Int, frame: Int = 1) -> JSON {
        RunningHost.event(sequence, element: SampleLists.button, kind: "press", frame: frame)
    }

    private func heard(_ sequence: Int, by socket: TestWebSocket) async throws {
        while try await socket.receive(type: "received")["sequence"] != .number(Double(sequence)) {}
    }

    @Test func `A window whose process is gone goes on in another one, and each event is done once`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            for number in 1...3 { try socket.send(press(number)) }
            try await heard(3, by: socket)
            try await run { second in
                // The first process no longer responds; the page doesn't know whether its last press was processed.
                let moved = try await second.resume(window: window, cookie: cookie, frame: 4)
                let welcome = try await moved.receive(type: "welcome")
                #expect(welcome["window"] == .string(window) && welcome["generation"] == 2 && welcome["cleared"] == [7])
                #expect(try await moved.receive(type: "received")["sequence"] == 3)
                _ = try await moved.receive(type: "snapshot")
                #expect(second.contents[0].restoredState == Data("after 3".utf8))
                try moved.send(press(3))
                try moved.send(press(4))
                try await heard(4, by: moved)
                #expect(second.contents[0].events.count == 1 && keeper.values == ["presses": 4])

                // The first process no longer owns the window, and changes nothing.
                try socket.send(press(4, frame: 2))
                #expect(try await socket.receiveClose().code == 4001)
                #expect(keeper.values == ["presses": 4] && first.windowCount == 0)
            }
        }
    }

    @Test func `What the app has kept in a database of its own is done, though its process ends before it says so`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: keys) }
        DurableStore.watchDatabases()
        let folder = try TemporaryFolder()
        let database = try Database(path: folder.url.appendingPathComponent("app.sqlite").path, notesEvents: true)
        try database.execute("CREATE TABLE line (event INTEGER)")
        let access = keeper.access(), next = keeper.access()
        var taken: [WindowTaking] = []
        try await RunningHost.run(
            configure: {
                $0.windowKeeper = access
                $0.identity.keyFile = keys
            },
            onEvent: { content, event in
                guard event.action.kind == .press else { return access.count("others") }
                try? database.execute("BEGIN; INSERT INTO line VALUES (1); COMMIT")
                // This simulates a killed process: its mark comes too late.
                taken += keeper.windows.map { next.take($0.name, of: $0.visitor) }
            }
        ) { first in
            let (socket, _, _) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try socket.send(
                RunningHost.event(1, element: SampleLists.field, kind: "focus", frame: 1, ["focused": true]))
            try socket.send(press(2))
            #expect(try await socket.receiveClose().code == 4001)
            guard case .taken(let window)? = taken.first else {
                Issue.record("not taken")
                return
            }
            #expect(window.event == 2 && window.generation == 2 && taken.count == 1)
        }
    }

    @Test func `A window that has been elsewhere meanwhile isn't shown as it was`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try await run { second in
                let moved = try await second.resume(window: window, cookie: cookie)
                _ = try await moved.receive(type: "snapshot")
                try moved.send(press(1))
                try await heard(1, by: moved)
            }
            let back = try await first.resume(window: window, cookie: cookie)
            #expect(try await back.receive(type: "welcome")["generation"] == 3)
            #expect(try await back.receive(type: "received")["sequence"] == 1)
            #expect(first.contents.count == 2 && first.contents[1].restoredState == Data("after 1".utf8))
        }
    }

    @Test func `A window that another process has ends here without a word of its page's`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try await run { second in
                await first.lookForLostWindows()
                #expect(first.windowCount == 1)
                let moved = try await second.resume(window: window, cookie: cookie)
                _ = try await moved.receive(type: "snapshot")
                await first.lookForLostWindows()
                #expect(first.windowCount == 0 && first.contents[0].isClosed && second.windowCount == 1)
                #expect(try await socket.receiveClose().code == 4001)
            }
        }
    }

    @Test func `A process without room takes no window from the one that has it`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            var limits = HostConfiguration.Limits()
            limits.windowCountPerVisitorMax = 1
            try await run(limits: limits) { second in
                let (own, _, _) = try await second.openWindow(cookie: cookie)
                let other = try await second.resume(window: window, cookie: cookie)
                #expect(try await other.receiveClose().code == 1013)
                // A disconnected window would be evicted.
                withExtendedLifetime(own) {}
            }
            try socket.send(press(1))
            try await heard(1, by: socket)
            #expect(first.windowCount == 1 && keeper.values == ["presses": 1])
        }
    }

    @Test func `Nobody gets another visitor's window, or one that was never kept`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            #expect(!keeper.windows.contains { $0.name.contains(window) })
            try await run { second in
                let stranger = try await second.loadPage().cookie ?? ""
                for (window, cookie) in [(window, stranger), (Secret.make(), cookie)] {
                    let other = try await second.resume(window: window, cookie: cookie)
                    #expect(try await other.receive(type: "reload")["reason"].string == "the window is gone")
                }
            }
        }
    }

    @Test func `While nothing can be kept a window goes on, and is kept when that is possible again`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { host in
            let (socket, cookie, window) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try keeper.setAway(true)
            try socket.send(press(1))
            try await heard(1, by: socket)
            try await run { second in
                // A process that can't find out whether the window exists reports that, and doesn't refuse the page.
                let other = try await second.resume(window: window, cookie: cookie)
                #expect(try await other.receiveClose().code == 1013)
            }
            try keeper.setAway(false)
            host.contents[0].list = SampleLists.counter(7)
            _ = try await socket.receive(type: "frame")
            #expect(keeper.windows.map(\.event) == [1] && keeper.windows[0].state == Data("after 1".utf8))
        }
    }

    @Test func `A host that is drained takes no new windows, keeps its own, and they go on elsewhere when it stops`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let page = try await first.loadPage(cookie: cookie)
            first.drain()
            #expect(try await first.loadPage(cookie: cookie).status == 503)
            #expect(try await HTTPAnswer.get("/readyz", port: first.port)?.status == 503)
            #expect(try await HTTPAnswer.get("/healthz", port: first.port)?.status == 200)
            let new = try await TestWebSocket.open(port: first.port, cookie: cookie)
            try new.send(RunningHost.hello(nonce: page.nonce ?? ""))
            #expect(try await new.receiveClose().code == 1013)
            try socket.send(press(1))
            try await heard(1, by: socket)
            first.contents[0].unsavedState = Data("last".utf8)
            first.stop()
            #expect(first.contents[0].isClosed && !first.contents[0].isVisible)
            try await run { second in
                let moved = try await second.resume(window: window, cookie: cookie)
                #expect(try await moved.receive(type: "received")["sequence"] == 1)
                #expect(second.contents[0].restoredState == Data("last".utf8))
            }
        }
    }

    @Test func `Reports of how things lie aren't kept by themselves`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let before = keeper.windows.map(\.event)
            host.contents[0].onEvent = { _, _ in }
            try socket.send(
                RunningHost.event(1, element: SampleLists.field, kind: "focus", ["focused": true]))
            try await heard(1, by: socket)
            #expect(before == [0] && keeper.windows.map(\.event) == [0])
            try socket.send(press(2))
            try await heard(2, by: socket)
            #expect(keeper.windows.map(\.event) == [2])
        }
    }

    @Test func `What waited while nothing could be kept isn't written over what the window's next process has kept`()
        async throws
    {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try keeper.setAway(true)
            try socket.send(press(1))
            try await heard(1, by: socket)
            #expect(keeper.values.isEmpty)
            // The other process is the first to notice that the database is available again.
            try keeper.setAway(false, retrying: false)
            try await run { second in
                let moved = try await second.resume(window: window, cookie: cookie)
                _ = try await moved.receive(type: "snapshot")
                for number in 1...2 { try moved.send(press(number)) }
                try await heard(2, by: moved)
                keeper.retry()
                #expect(keeper.values == ["presses": 2] && keeper.windows.map(\.event) == [2])
            }
        }
    }

    @Test func `What a window stores outside of an event is dropped once another process has it`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let (timer, claim) = (keeper.access(), try #require(first.contents[0].handle.right?.claim))
            timer.count("ticks", by: claim)
            try await run { second in
                let moved = try await second.resume(window: window, cookie: cookie)
                _ = try await moved.receive(type: "snapshot")
                timer.count("ticks", by: claim)
                #expect(keeper.values == ["ticks": 1])
            }
        }
    }

    @Test func `Two windows of a visitor in two processes count each press once`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, _) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try await run { second in
                let (other, _, _) = try await second.openWindow(cookie: cookie)
                _ = try await other.receive(type: "snapshot")
                for number in 1...20 {
                    try socket.send(press(number))
                    try other.send(press(number))
                    try await heard(number, by: socket)
                    try await heard(number, by: other)
                }
                #expect(keeper.values == ["presses": 40] && keeper.windows.map(\.event) == [20, 20])
            }
        }
    }

    // MARK: One process after the other

    @Test func `A window of a process that shares nothing goes on in the next one`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        var (cookie, window) = ("", "")
        try await run(isShared: false) { first in
            let (socket, known, token) = try await first.openWindow()
            (cookie, window) = (known, token)
            _ = try await socket.receive(type: "snapshot")
            try socket.send(press(1))
            try await heard(1, by: socket)
        }
        try await run(isShared: false) { second in
            let moved = try await second.resume(window: window, cookie: cookie)
            #expect(try await moved.receive(type: "received")["sequence"] == 1)
            #expect(second.contents[0].restoredState == Data("after 1".utf8))
        }
        // If the disk doesn't respond, the page isn't blocked: it starts with a new state.
        try keeper.setAway(true)
        try await run(isShared: false) { third in
            let other = try await third.resume(window: window, cookie: cookie)
            #expect(try await other.receive(type: "reload")["reason"].string == "the window is gone")
            let (socket, _, _) = try await third.openWindow(cookie: cookie)
            _ = try await socket.receive(type: "snapshot")
        }
    }

    @Test func `A state with which two processes have ended before it was seen isn't tried again`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try socket.send(press(1))
            try await heard(1, by: socket)
            // None of them is stopped in between, so that to the storage they are killed processes.
            try await run { second in
                try await resume(window, cookie, in: second, isSeen: true)
                try await run { third in
                    try await resume(window, cookie, in: third, isSeen: false)
                    #expect(third.contents[0].restoredState == Data("after 1".utf8))
                    try await run { fourth in
                        // The third one may just have been killed in that moment.
                        try await resume(window, cookie, in: fourth, isSeen: false)
                        #expect(fourth.contents[0].restoredState == Data("after 1".utf8))
                        try await run { fifth in
                            try await resume(window, cookie, in: fifth, isSeen: false)
                            #expect(fifth.contents[0].restoredState == nil)
                        }
                    }
                }
            }
        }
    }

    @Test func `A state whose page has seen it begins its trials anew`() async throws {
        defer { try? FileManager.default.removeItem(at: keys) }
        try await run { first in
            let (socket, cookie, window) = try await first.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try socket.send(press(1))
            try await heard(1, by: socket)
            try await run { second in
                try await resume(window, cookie, in: second, isSeen: false)
                try await run { third in
                    try await resume(window, cookie, in: third, isSeen: true)
                    try await run { fourth in
                        try await resume(window, cookie, in: fourth, isSeen: false)
                        try await run { fifth in
                            try await resume(window, cookie, in: fifth, isSeen: false)
                            #expect(fifth.contents[0].restoredState == Data("after 1".utf8))
                        }
                    }
                }
            }
        }
    }

    /// - Parameter isSeen: Whether the page acknowledges the frames.
    private func resume(_ window: String, _ cookie: String, in host: RunningHost, isSeen: Bool) async throws {
        let socket = try await host.resume(window: window, cookie: cookie)
        let snapshot = try await socket.receive(type: "snapshot")
        guard isSeen else { return }
        try socket.send(.object(["t": "ack", "frame": snapshot["frame"]]))
        try await host.waitUntil { keeper.windows[0].state == Data("after 1".utf8) }
    }
}
