import BrowserTesting
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// A server under attack over WebSockets, by a raw socket. Whatever one client does, another window goes on.
@Suite(.serialized) @MainActor struct WebSocketAttackTests {
    private func refusal(
        _ host: RunningHost, path: String = "/socket", cookie: String?, origin: String? = "own", hosts: [String]? = nil
    ) async throws -> Int? {
        do {
            _ = try await TestWebSocket.open(port: host.port, path: path, cookie: cookie, origin: origin, hosts: hosts)
            return nil
        } catch let refused as TestWebSocket.Refused {
            return refused.answer?.status ?? 0
        }
    }

    /// How the server closes a connection that performs `attack` after its welcome, while another client's window keeps working.
    private func close(
        limits: HostConfiguration.Limits = HostConfiguration.Limits(), after attack: (TestWebSocket) throws -> Void
    ) async throws -> (code: Int, reason: String) {
        var result = (code: 0, reason: "")
        try await RunningHost.run(limits: limits) { host in
            let (bystander, _, _) = try await host.openWindow()
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try attack(socket)
            result = try await socket.receiveClose()
            try bystander.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            #expect(try await bystander.receive(type: "received")["sequence"] == 0)
            #expect(try await bystander.receive(type: "received")["sequence"] == 1)
        }
        return result
    }

    // MARK: Opening

    @Test func `a page of another origin opens nothing`() async throws {
        try await RunningHost.run { host in
            let cookie = try await host.loadPage().cookie
            for origin in ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:\(host.port)", nil] {
                #expect(try await refusal(host, cookie: cookie, origin: origin) == 403, "\(origin ?? "none")")
            }
            #expect(try await refusal(host, cookie: cookie) == nil)
        }
    }

    @Test func `another host or two open nothing`() async throws {
        try await RunningHost.run { host in
            let cookie = try await host.loadPage().cookie
            let own = "127.0.0.1:\(host.port)"
            for hosts in [["evil.example"], [own, "evil.example"], ["evil.example", own], [own, own], []] {
                let status = try await refusal(host, cookie: cookie, hosts: hosts)
                #expect(status != nil, "\(hosts)")
            }
        }
    }

    @Test func `who has not loaded the page opens nothing`() async throws {
        try await RunningHost.run { host in
            #expect(try await refusal(host, cookie: nil) == 403)
            for invented in ["guess", Secret.make(), "\(Secret.make()).\(Secret.make())\(Secret.make())", "."] {
                #expect(try await refusal(host, cookie: "kissa-visitor=\(invented)") == 403)
            }
            let cookie = try await host.loadPage().cookie
            #expect(try await refusal(host, path: "/", cookie: cookie) == 404)
            #expect(try await refusal(host, path: "/healthz", cookie: cookie) == 404)
        }
    }

    // MARK: Greeting

    @Test func `a nonce opens one window and only its visitors`() async throws {
        try await RunningHost.run { host in
            let page = try await host.loadPage()
            let thief = try await host.loadPage()
            let stolen = try await TestWebSocket.open(port: host.port, cookie: thief.cookie)
            try stolen.send(RunningHost.hello(nonce: page.nonce ?? ""))
            #expect(try await stolen.receive(type: "reload")["reason"].string != nil)
            #expect(try await stolen.receiveClose().code == 1008)

            let first = try await TestWebSocket.open(port: host.port, cookie: page.cookie)
            try first.send(RunningHost.hello(nonce: page.nonce ?? ""))
            _ = try await first.receive(type: "welcome")
            let second = try await TestWebSocket.open(port: host.port, cookie: page.cookie)
            try second.send(RunningHost.hello(nonce: page.nonce ?? ""))
            _ = try await second.receive(type: "reload")
            #expect(try await second.receiveClose().code == 1008)
            #expect(host.windowCount == 1)
        }
    }

    @Test func `a page of another version is reloaded`() async throws {
        try await RunningHost.run { host in
            let page = try await host.loadPage()
            let socket = try await TestWebSocket.open(port: host.port, cookie: page.cookie)
            try socket.send(RunningHost.hello(nonce: page.nonce ?? "", version: 99))
            _ = try await socket.receive(type: "reload")
            #expect(try await socket.receiveClose().code == 1008)
        }
    }

    @Test func `somebody elses window is not resumed`() async throws {
        try await RunningHost.run { host in
            let (_, _, window) = try await host.openWindow()
            let thief = try await host.loadPage().cookie ?? ""
            let stolen = try await host.resume(window: window, cookie: thief)
            _ = try await stolen.receive(type: "reload")
            let guess = try await host.resume(window: Secret.make(), cookie: thief)
            _ = try await guess.receive(type: "reload")
            #expect(host.windowCount == 1)
        }
    }

    @Test func `who says nothing is hung up on`() async throws {
        var limits = HostConfiguration.Limits()
        limits.handshakeSeconds = 1
        try await RunningHost.run(limits: limits) { host in
            let cookie = try await host.loadPage().cookie
            let socket = try await TestWebSocket.open(port: host.port, cookie: cookie)
            #expect(try await socket.receiveClose() == (1008, "no hello in time"))
        }
    }

    @Test func `the first message must be hello`() async throws {
        try await RunningHost.run { host in
            let cookie = try await host.loadPage().cookie
            let socket = try await TestWebSocket.open(port: host.port, cookie: cookie)
            try socket.send(RunningHost.acknowledgement(0))
            #expect(try await socket.receiveClose().code == 1008)
        }
    }

    @Test func `too many windows are turned away`() async throws {
        var limits = HostConfiguration.Limits()
        limits.windowCountMax = 2
        try await RunningHost.run(limits: limits) { host in
            let first = try await host.openWindow()
            let second = try await host.openWindow()
            let page = try await host.loadPage()
            let third = try await TestWebSocket.open(port: host.port, cookie: page.cookie)
            try third.send(RunningHost.hello(nonce: page.nonce ?? ""))
            #expect(try await third.receiveClose().code == 1013)
            // A disconnected window is evicted for another window of the same visitor.
            first.socket.sendFrame(opcode: 8, [0x03, 0xe9])
            try await host.waitUntil { !host.contents[0].isVisible }
            let again = try await host.openWindow(cookie: first.cookie)
            #expect(host.windowCount == 2)
            withExtendedLifetime((second, again)) {}
        }
    }

    // MARK: Messages

    @Test(arguments: [
        "", "{", "[]", "null", "hello", "{\"t\":\"nonsense\"}", "{\"t\":\"ack\"}", "{\"t\":\"ack\",\"frame\":\"1\"}",
        "{\"t\":\"ack\",\"frame\":-1}", "{\"t\":\"ack\",\"frame\":1e99}", "{\"t\":\"ack\",\"frame\":1,\"x\":1}",
        "{\"t\":\"event\",\"sequence\":1,\"element\":2,\"frame\":1,\"kind\":\"explode\"}",
        String(repeating: "[", count: 5000),
    ])
    func `a message that our page would not send closes the connection`(message: String) async throws {
        let close = try await close { $0.sendFrame(opcode: 1, Array(message.utf8)) }
        #expect(close.code == 1002 && !close.reason.isEmpty)
    }

    @Test func `claims that cannot be close the connection`() async throws {
        #expect(try await close { try $0.send(RunningHost.acknowledgement(7)) }.code == 1002)
        #expect(
            try await close { try $0.send(RunningHost.event(1, element: SampleLists.button, kind: "press", frame: 9)) }
                .code == 1002)
        #expect(try await close { try $0.send(RunningHost.hello(nonce: "")) }.code == 1002)
    }

    @Test func `forged events reach nobody`() async throws {
        try await RunningHost.run(showing: {
            var list = SampleLists.counter(0)
            list[SampleLists.button]?.input.isDisabled = true
            return list
        }) { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            try socket.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            try socket.send(RunningHost.event(2, element: SampleLists.label, kind: "press"))
            try socket.send(RunningHost.event(3, element: ElementID(4711), kind: "press"))
            try socket.send(RunningHost.event(4, element: SampleLists.field, kind: "press"))
            try socket.send(RunningHost.event(5, element: SampleLists.field, kind: "submit"))
            while try await socket.receive(type: "received")["sequence"] != 5 {}
            #expect(host.contents[0].events.map(\.action) == [.submit])
        }
    }

    @Test func `a message that is too long closes the connection`() async throws {
        var limits = HostConfiguration.Limits()
        limits.messageBytesMax = 2000
        let whole = try await close(limits: limits) { $0.sendFrame(opcode: 1, [UInt8](repeating: 32, count: 2001)) }
        #expect(whole.code == 1009)
        let fragmented = try await close(limits: limits) { socket in
            socket.sendFrame(opcode: 1, [UInt8](repeating: 32, count: 900), isFinal: false)
            for _ in 0..<3 { socket.sendFrame(opcode: 0, [UInt8](repeating: 32, count: 900), isFinal: false) }
        }
        #expect(fragmented.code == 1009)
        let announced = try await close(limits: limits) { socket in
            // Only the header announces the length; the payload never arrives.
            socket.socket.send([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4] + [UInt8](repeating: 1, count: 100))
        }
        #expect(announced.code == 1009)
    }

    @Test func `a message in pieces is one message`() async throws {
        try await RunningHost.run { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            let event = RunningHost.event(1, element: SampleLists.button, kind: "press")
            let bytes = Array(try JSONEncoder().encode(event))
            for (index, byte) in bytes.enumerated() {
                socket.sendFrame(opcode: index == 0 ? 1 : 0, [byte], isFinal: index == bytes.count - 1)
                if index == 3 { socket.sendFrame(opcode: 9, Array("ping".utf8)) }
            }
            #expect(try await socket.receive(type: "received")["sequence"] == 1)
            #expect(host.contents[0].events.count == 1)
        }
    }

    @Test func `binary messages and broken text are refused`() async throws {
        #expect(try await close { $0.sendFrame(opcode: 2, [1, 2, 3]) }.code == 1003)
        #expect(try await close { $0.sendFrame(opcode: 1, [0xc3, 0x28, 0xff]) }.code != 1000)
    }

    @Test func `a flood is cut`() async throws {
        var limits = HostConfiguration.Limits()
        limits.messageBurst = 50
        limits.messagesPerSecond = 1
        let close = try await close(limits: limits) { socket in
            for _ in 0..<60 { try socket.send(RunningHost.acknowledgement(1)) }
        }
        #expect(close == (1008, "too many messages"))
    }

    @Test func `pieces of nothing are a flood too`() async throws {
        var limits = HostConfiguration.Limits()
        limits.messageBurst = 50
        limits.messagesPerSecond = 1
        let close = try await close(limits: limits) { socket in
            for index in 0..<60 { socket.sendFrame(opcode: index == 0 ? 1 : 0, [], isFinal: false) }
        }
        #expect(close == (1008, "too many messages"))
    }

    @Test func `long messages count by their length`() async throws {
        var limits = HostConfiguration.Limits()
        // One for the hello message, three for each message longer than 256 kB.
        limits.messageBurst = 5
        limits.messagesPerSecond = 0.001
        let message = Array("{\"t\":\"ack\",\"frame\":1".utf8) + [UInt8](repeating: 32, count: 300_000) + [125]
        let close = try await close(limits: limits) { socket in
            for _ in 0..<2 { socket.sendFrame(opcode: 1, message) }
        }
        #expect(close == (1008, "too many messages"))
    }

    @Test func `broken frames close the connection`() async throws {
        let attacks: [[UInt8]] = [
            TestWebSocket.frame(opcode: 3, [1]),
            TestWebSocket.frame(opcode: 0, [1]), TestWebSocket.frame(opcode: 9, [UInt8](repeating: 0, count: 200)),
            [0xf1, 0x81, 1, 2, 3, 4, 5],
        ]
        // A valid message, except for the reserved bits of its frame.
        let message = Array(try JSONEncoder().encode(RunningHost.acknowledgement(1)))
        let reserved = ([0x40, 0x20, 0x10] as [UInt8]).map { bit -> [UInt8] in
            var frame = TestWebSocket.frame(opcode: 1, message)
            frame[0] |= bit
            return frame
        }
        for attack in attacks + reserved {
            let close = try await close { $0.socket.send(attack) }
            #expect(close.code != 1000, "\(attack.prefix(4))")
        }
    }

    @Test func `No extension is agreed on, and a connection becomes nothing but a WebSocket`() async throws {
        try await RunningHost.run { host in
            let cookie = try await host.loadPage().cookie ?? ""
            func ask(_ upgrade: String) async throws -> HTTPAnswer? {
                try await HTTPAnswer.get(
                    "/socket", port: host.port,
                    headers: [
                        "Upgrade: \(upgrade)", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Cookie: \(cookie)",
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Origin: http://127.0.0.1:\(host.port)",
                        "Sec-WebSocket-Extensions: permessage-deflate", "HTTP2-Settings: AAMAAABkAAQAAP__",
                    ])
            }
            let answer = try await ask("websocket")
            #expect(answer?.status == 101 && answer?.headers["sec-websocket-extensions"] == nil)
            #expect(try await ask("h2c")?.status == 400)
        }
    }

    @Test func `noise closes one connection and no other`() async throws {
        try await RunningHost.run { host in
            let (bystander, _, _) = try await host.openWindow()
            var generator = SeededRandom(seed: 23)
            let valid = [
                RunningHost.acknowledgement(1), RunningHost.event(1, element: SampleLists.button, kind: "press"),
                RunningHost.hello(nonce: "x"),
            ].map { Array(try! JSONEncoder().encode($0)) }
            for round in 0..<120 {
                let (socket, _, _) = try await host.openWindow()
                var bytes = valid[round % valid.count]
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(
                        in: 0...255, using: &generator)
                }
                if round % 4 == 0 { socket.socket.send(bytes) } else { socket.sendFrame(opcode: 1, bytes) }
            }
            try bystander.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            while try await bystander.receive(type: "received")["sequence"] != 1 {}
        }
    }

    @Test func `a client that reads nothing is cut`() async throws {
        var limits = HostConfiguration.Limits()
        limits.outgoingBytesMax = 1 << 20
        // It acknowledges frames that it hasn't read, so that more are sent.
        limits.messageBurst = 10_000
        limits.messagesPerSecond = 10_000
        try await RunningHost.run(limits: limits) { host in
            let (bystander, _, _) = try await host.openWindow()
            let (socket, _, _) = try await host.openWindow()
            let content = host.contents[1]
            let filler = String(repeating: "x", count: 500_000)
            for frame in 1...200 where content.isVisible {
                content.list = SampleLists.counter(frame, fieldText: "\(frame)\(filler)", revision: frame)
                try? socket.send(RunningHost.acknowledgement(frame))
                try await Task.sleep(for: .milliseconds(2))
            }
            try await host.waitUntil { !content.isVisible }
            try bystander.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            while try await bystander.receive(type: "received")["sequence"] != 1 {}
        }
    }

    @Test func `a connection that is silent is asked and then hung up on`() async throws {
        var limits = HostConfiguration.Limits()
        limits.pingSeconds = 1
        limits.hangUpSeconds = 3
        try await RunningHost.run(limits: limits) { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            var seen: [TestWebSocket.Message] = []
            while true {
                let message = try await socket.receive()
                seen.append(message)
                if message == .ended { break }
                if case .close = message { break }
            }
            #expect(seen.first == .ping([]) || { if case .ping = seen.first { true } else { false } }())
            try await host.waitUntil { !host.contents[0].isVisible }
        }
    }
}
