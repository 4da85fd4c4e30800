import BrowserTesting
import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// A client that uses as much of the host as the limits permit, next to one that doesn't.
@Suite(.serialized) @MainActor struct CrowdingTests {
    private func press(_ sequence: Int) -> JSON {
        RunningHost.event(sequence, element: SampleLists.button, kind: "press")
    }

    @MainActor private final class Log {
        var visitors: [String] = []
    }

    @Test func `Beside eight windows that say much, another visitor is heard next`() async throws {
        let log = Log()
        try await RunningHost.run(onEvent: { content, _ in
            log.visitors.append(content.handle.visitor)
            usleep(2000)
        }) { host in
            var cookie: String?
            var crowd: [TestWebSocket] = []
            for _ in 0..<8 {
                let (socket, own, _) = try await host.openWindow(cookie: cookie)
                _ = try await socket.receive(type: "snapshot")
                (cookie, crowd) = (own, crowd + [socket])
            }
            let (alone, _, _) = try await host.openWindow()
            _ = try await alone.receive(type: "snapshot")
            // The main actor is blocked meanwhile, so that all messages are queued.
            for socket in crowd {
                for sequence in 1...50 { try socket.send(press(sequence)) }
            }
            usleep(100_000)
            try alone.send(press(1))
            usleep(100_000)
            while try await alone.receive(type: "received")["sequence"] != 1 {}
            let own = host.contents[8].handle.visitor
            let place = try #require(log.visitors.firstIndex(of: own))
            // A turn for one of the crowd may be in progress.
            #expect(place < 20)
            try await host.waitUntil { log.visitors.count == 401 }
        }
    }

    @Test func `Who taps while somebody else's page is built is heard before that is done`() async throws {
        var isHeard = false, isBuilding = false
        try await RunningHost.run(onEvent: { content, _ in
            guard content.stepCount == 1 else { return content.list = SampleLists.counter(1) }
            isHeard = true
        }) { host in
            let (builder, _, _) = try await host.openWindow()
            let (tapper, _, _) = try await host.openWindow()
            for socket in [builder, tapper] { _ = try await socket.receive(type: "snapshot") }
            let content = host.contents[0]
            // Rendering never finishes, except for the tap.
            content.stepCount = .max
            content.onStep = { content in
                isBuilding = true
                if isHeard { content.stepCount = 1 }
            }
            try builder.send(press(1))
            try await host.waitUntil { isBuilding }
            try tapper.send(press(1))
            while try await tapper.receive(type: "received")["sequence"] != 1 {}
            // The picture that was begun is completed.
            while try await builder.receive(type: "received")["sequence"] != 1 {}
            _ = try await builder.receive(type: "frame")
            #expect(isHeard)
        }
    }

    @Test func `A page that is built in steps hears what is said meanwhile when it is there, in its order`()
        async throws
    {
        try await RunningHost.run(onEvent: { content, _ in
            content.presses += 1
            content.list = SampleLists.counter(content.presses)
        }) { host in
            let windows = [try await host.openWindow().socket, try await host.openWindow().socket]
            for socket in windows { _ = try await socket.receive(type: "snapshot") }
            for content in host.contents { content.stepCount = 40 }
            for sequence in 1...50 { for socket in windows { try socket.send(press(sequence)) } }
            for socket in windows { while try await socket.receive(type: "received")["sequence"] != 50 {} }
            for content in host.contents { #expect(content.events.count == 50 && content.presses == 50) }
        }
    }

    @Test func `All windows of a visitor share a rate; what is more is heard later, and nothing is lost`() async throws
    {
        var limits = HostConfiguration.Limits()
        (limits.visitorBurst, limits.messagesPerSecondAndVisitor) = (60, 200)
        try await RunningHost.run(limits: limits) { host in
            let (first, cookie, _) = try await host.openWindow()
            let (second, _, _) = try await host.openWindow(cookie: cookie)
            for socket in [first, second] { _ = try await socket.receive(type: "snapshot") }
            for sequence in 1...100 {
                try first.send(press(sequence))
                try second.send(press(sequence))
            }
            usleep(50_000)
            let (other, _, _) = try await host.openWindow()
            #expect(host.contents[0].events.count + host.contents[1].events.count < 150)
            _ = try await other.receive(type: "snapshot")
            try other.send(press(1))
            while try await other.receive(type: "received")["sequence"] != 1 {}
            try await host.waitUntil { host.contents[0].events.count + host.contents[1].events.count == 200 }
        }
    }

    @Test func `Before hello a message has sixteen kilobytes`() async throws {
        try await RunningHost.run { host in
            let page = try await host.loadPage()
            let socket = try await TestWebSocket.open(port: host.port, cookie: page.cookie ?? "")
            let values = "[" + Array(repeating: "{}", count: 300_000).joined(separator: ",") + "]"
            socket.sendFrame(opcode: 1, Array(values.utf8))
            #expect(try await socket.receiveClose().code == 1009)
        }
    }
}
