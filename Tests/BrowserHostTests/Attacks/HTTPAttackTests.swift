import DisplayList
import Foundation
import HTTPServing
import TestSupport
import Testing

@testable import BrowserHost

/// A server under attack over HTTP, by a raw socket.
@Suite(.serialized) @MainActor struct HTTPAttackTests {
    private func status(_ request: String, _ host: RunningHost) async throws -> Int? {
        let text = request.replacing("HOST", with: "127.0.0.1:\(host.port)").replacing("\n", with: "\r\n")
        return try await HTTPAnswer.to(text, port: host.port)?.status
    }

    private func expectStatus(_ expected: Int, _ request: String, _ host: RunningHost) async throws {
        let status = try await status(request, host)
        #expect(status == expected, "\(request)")
    }

    @Test func `health is answered with ok`() async throws {
        try await RunningHost.run { host in
            let answer = try await HTTPAnswer.get("/healthz", port: host.port)
            #expect(answer?.status == 200 && answer?.text == "ok")
        }
    }

    @Test func `head has the headers of get and no body`() async throws {
        try await RunningHost.run { host in
            let request = "HEAD /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nConnection: close\r\n\r\n"
            let socket = try RawSocket(port: host.port)
            socket.send(request)
            let answer = try await HTTPAnswer.read(from: socket, hasBody: false)
            #expect(answer?.status == 200 && answer?.headers["content-length"] == "2" && answer?.body == [])
        }
    }

    @Test func `a foreign host is turned away`() async throws {
        try await RunningHost.run { host in
            for name in ["evil.example", "evil.example:\(host.port)", "localhost", "127.0.0.1:1"] {
                try await expectStatus(421, "GET / HTTP/1.1\nHost: \(name)\n\n", host)
            }
            try await expectStatus(200, "GET / HTTP/1.1\nHost: localhost:\(host.port)\n\n", host)
            try await expectStatus(200, "GET / HTTP/1.1\nHost: [::1]:\(host.port)\n\n", host)
        }
    }

    @Test func `a request with two hosts or none is turned away`() async throws {
        try await RunningHost.run { host in
            let requests = [
                "GET / HTTP/1.1\nHost: HOST\nHost: evil.example\n\n",
                "GET / HTTP/1.1\nHost: evil.example\nHost: HOST\n\n",
                "GET / HTTP/1.1\nHost: HOST\nHost: HOST\n\n", "GET / HTTP/1.1\nHost: HOST\nhOST: HOST\n\n",
                "GET / HTTP/1.1\n\n", "GET / HTTP/1.0\n\n", "GET / HTTP/1.1\nHost:\n\n",
            ]
            for request in requests {
                let status = try await status(request, host)
                #expect(status != 200, "\(request) was answered")
            }
        }
    }

    @Test func `Headers that are too long are told so, and endless ones are cut`() async throws {
        try await RunningHost.run { host in
            let long = String(repeating: "a", count: 20_000)
            try await expectStatus(431, "GET / HTTP/1.1\nHost: HOST\nCookie: \(long)\n\n", host)
            let endless = String(repeating: "a", count: 200_000)
            let status = try await status("GET / HTTP/1.1\nHost: HOST\nCookie: \(endless)\n\n", host)
            #expect(status == nil)
            try await expectStatus(200, "GET /healthz HTTP/1.1\nHost: HOST\n\n", host)
        }
    }

    @Test func `An address that asks too often is told so, and asks again later`() async throws {
        var limits = HostConfiguration.Limits()
        (limits.requestBurst, limits.requestsPerSecondAndAddress) = (20, 1)
        try await RunningHost.run(limits: limits) { host in
            var statuses: Set<Int?> = []
            while !statuses.contains(429) {
                statuses.insert(try await HTTPAnswer.get("/healthz", port: host.port)?.status)
            }
            #expect(statuses == [200, 429])
            while try await HTTPAnswer.get("/healthz", port: host.port)?.status != 200 {}
        }
    }

    @Test func `no path leads out of the page`() async throws {
        try await RunningHost.run { host in
            let paths = [
                "/client/../index.html", "/client/%2e%2e/%2e%2e/etc/passwd", "/../../../../etc/passwd",
                "/client/..%2f..%2fPackage.swift",
                "//etc/passwd", "/client/%00", "/resources/../../etc/passwd", "/client/index.html",
                "http://127.0.0.1/etc/passwd",
                "/%", "/%zz", "/client/\\..\\..\\x", "*",
            ]
            for path in paths {
                let status = try await status("GET \(path) HTTP/1.1\nHost: HOST\n\n", host)
                #expect(status != 200, "\(path) was answered")
            }
        }
    }

    @Test func `other methods are refused`() async throws {
        try await RunningHost.run { host in
            for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"] {
                let status = try await status("\(method) / HTTP/1.1\nHost: HOST\nContent-Length: 0\n\n", host)
                #expect(status == 405, "\(method)")
            }
            for method in ["TRACE", "BREW"] {
                let status = try await status("\(method) / HTTP/1.1\nHost: HOST\n\n", host)
                #expect(status != 200, "\(method)")
            }
        }
    }

    @Test func `a body that nobody asked for is not taken for a request`() async throws {
        try await RunningHost.run { host in
            let smuggled = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n"
            let socket = try RawSocket(port: host.port)
            socket.send(
                "POST / HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nContent-Length: \(smuggled.utf8.count)\r\n\r\n\(smuggled)"
            )
            let all = String(decoding: try await socket.readToEnd(), as: UTF8.self)
            #expect(!all.contains("\r\n\r\nok"))
        }
    }

    @Test func `a visitor with many cookies of others is answered`() async throws {
        try await RunningHost.run { host in
            let others = (0..<40).map { "cookie-of-program-\($0)=\(String(repeating: "x", count: 200))" }
            let request = "GET /healthz HTTP/1.1\nHost: HOST\nCookie: \(others.joined(separator: "; "))\n\n"
            try await expectStatus(200, request, host)
        }
    }

    @Test func `a very long request is cut`() async throws {
        try await RunningHost.run { host in
            for request in [
                "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\nHost: HOST\n\n",
                "GET / HTTP/1.1\nHost: HOST\nX: \(String(repeating: "b", count: 100_000))\n\n",
                "GET / HTTP/1.1\nHost: HOST\n" + String(repeating: "X: y\n", count: 20_000) + "\n",
            ] {
                let status = try await status(request, host)
                #expect(status != 200)
            }
            try await expectStatus(200, "GET /healthz HTTP/1.1\nHost: HOST\n\n", host)
        }
    }

    @Test func `a request that never ends is hung up on`() async throws {
        var limits = HostConfiguration.Limits()
        limits.handshakeSeconds = 1
        try await RunningHost.run(limits: limits) { host in
            let socket = try RawSocket(port: host.port)
            socket.send("GET / HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\nX-Slow: ")
            _ = try await socket.readToEnd()
            for request in ["", "CONNECT / HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n"] {
                let socket = try RawSocket(port: host.port)
                socket.send(request)
                _ = try await socket.readToEnd()
            }
        }
    }

    @Test func `those who only hold connections keep nobody out`() async throws {
        var limits = HostConfiguration.Limits()
        limits.connectionCountMax = 4
        try await RunningHost.run(limits: limits) { host in
            let held = try (0..<40).map { _ in try RawSocket(port: host.port) }
            for _ in 0..<10 { try await expectStatus(200, "GET /healthz HTTP/1.1\nHost: HOST\n\n", host) }
            #expect(try await held[0].readToEnd().isEmpty)
        }
    }

    @Test func `a server full of windows turns the next away and keeps them`() async throws {
        var limits = HostConfiguration.Limits()
        limits.connectionCountMax = 3
        try await RunningHost.run(limits: limits) { host in
            var windows: [TestWebSocket] = []
            while windows.count < 3 {
                let socket = try await host.openWindow().socket
                _ = try await socket.receive(type: "snapshot")
                windows.append(socket)
            }
            let turns = host.serverTurnCount
            for _ in 0..<20 { #expect(try await RawSocket(port: host.port).readToEnd().isEmpty) }
            // A connection that can't be accepted would be reported in every iteration.
            #expect(host.serverTurnCount - turns < 1000)
            for window in windows {
                try window.send(RunningHost.event(1, element: SampleLists.field, kind: "submit"))
                #expect(try await window.receive(type: "received")["sequence"] == 1)
            }
        }
    }

    @Test func `connections leave descriptors to the app`() {
        #expect(DescriptorLimit.connectionCount(wanted: 1024, descriptors: 1024) == 768)
        #expect(DescriptorLimit.connectionCount(wanted: 100, descriptors: 1024) == 100)
        #expect(DescriptorLimit.connectionCount(wanted: 1024, descriptors: .max) == 1024)
        #expect(DescriptorLimit.current > 0)
    }

    @Test func `noise is survived`() async throws {
        try await RunningHost.run { host in
            var generator = SeededRandom(seed: 5)
            let words = [
                "GET ", "POST ", "/", " HTTP/1.1", "\r\n", "Host: ", "127.0.0.1:\(host.port)", "\0", "Upgrade: h2c\r\n",
                "Upgrade: websocket\r\n", "\r\n\r\n", "Transfer-Encoding: chunked\r\n", "%00", "..", "é",
                "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            ]
            for _ in 0..<150 {
                let socket = try RawSocket(port: host.port)
                if Bool.random(using: &generator) {
                    let count = Int.random(in: 1...30, using: &generator)
                    socket.send((0..<count).map { _ in words.randomElement(using: &generator)! }.joined())
                } else {
                    let count = Int.random(in: 1...400, using: &generator)
                    socket.send((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
                }
            }
            let answer = try await HTTPAnswer.get("/healthz", port: host.port)
            #expect(answer?.text == "ok")
        }
    }

    @Test func `several requests on one connection are answered in order`() async throws {
        let path = "/resources/test-\(Secret.make())"
        let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
        ResourceStore.shared.register(ResourcePath(path), contentType: "application/octet-stream") { bytes }
        try await RunningHost.run { host in
            let socket = try RawSocket(port: host.port)
            for _ in 0..<3 {
                socket.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n")
                let resource = try await HTTPAnswer.read(from: socket)
                #expect(resource?.status == 200 && resource.map { Data($0.body) } == bytes)
                socket.send("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:\(host.port)\r\n\r\n")
                #expect(try await HTTPAnswer.read(from: socket)?.text == "ok")
            }
        }
    }

    @Test func `only this machine is listened to by default`() throws {
        #expect(HostConfiguration().host == "127.0.0.1")
    }

    @Test func `a port that is taken is said to be`() async throws {
        try await RunningHost.run { host in
            let second = BrowserHost(configuration: HostConfiguration(port: host.port)) {
                ScriptedContent(handle: $0, list: SampleLists.counter(0))
            }
            let error = #expect(throws: HostError.self) { _ = try second.start() }
            #expect(error == .portInUse(host: "127.0.0.1", port: host.port))
            #expect("\(error!)".contains("Port \(host.port)") && "\(error!)".contains("in use"))
        }
    }

    @Test func `bad addresses and ports are said to be`() {
        func error(_ configuration: HostConfiguration) -> HostError? {
            let host = BrowserHost(configuration: configuration) {
                ScriptedContent(handle: $0, list: SampleLists.counter(0))
            }
            do {
                _ = try host.start()
                host.stop()
                return nil
            } catch { return error }
        }
        #expect(error(HostConfiguration(port: 70_000)) == .portOutOfRange(70_000))
        #expect(error(HostConfiguration(host: "192.0.2.1", port: 0)) == .addressNotAvailable(host: "192.0.2.1"))
        #expect(error(HostConfiguration(host: "no such host", port: 0)) == .addressNotAvailable(host: "no such host"))
        #expect(error(HostConfiguration(host: "localhost", port: 0)) == nil)
        #expect(error(HostConfiguration(host: "0.0.0.0", port: 0)) == nil)
    }

    @Test func `a stopped host frees its port and starts again`() async throws {
        let host = BrowserHost(configuration: HostConfiguration(port: 0)) {
            ScriptedContent(handle: $0, list: SampleLists.counter(0))
        }
        let first = try host.start()
        #expect(throws: HostError.alreadyStarted) { _ = try host.start() }
        host.stop()
        #expect(throws: RawSocket.Failure.self) { _ = try RawSocket(port: first.port ?? 0) }
        let second = try host.start()
        #expect(try await HTTPAnswer.get("/healthz", port: second.port ?? 0)?.text == "ok")
        host.stop()
        host.stop()
    }
}
