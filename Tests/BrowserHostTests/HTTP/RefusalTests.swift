import BrowserTesting
import Foundation
import HTTPServing
import TestSupport
import Testing

@testable import BrowserHost

/// The refusals of a running host: each status of the table in Documentation/Security.md, with the headers that the page promises.
@Suite(.serialized) @MainActor struct RefusalTests {
    /// A response to a request as it is sent; `HOST` stands for the host's name.
    private func answer(_ request: String, _ host: RunningHost) async throws -> HTTPAnswer {
        let text = request.replacing("HOST", with: "127.0.0.1:\(host.port)").replacing("\n", with: "\r\n")
        return try #require(try await HTTPAnswer.to(text, port: host.port))
    }

    private func get(_ path: String, _ host: RunningHost, _ headers: String...) async throws -> HTTPAnswer {
        try #require(try await HTTPAnswer.get(path, port: host.port, headers: headers))
    }

    /// The response to a WebSocket that is refused.
    private func refusal(
        _ host: RunningHost, path: String = "/socket", cookie: String?, origin: String? = "own"
    ) async throws -> HTTPAnswer {
        do {
            _ = try await TestWebSocket.open(port: host.port, path: path, cookie: cookie, origin: origin)
            throw TestWebSocket.Refused(answer: nil)
        } catch let refused as TestWebSocket.Refused {
            return try #require(refused.answer)
        }
    }

    private func expect(_ answer: HTTPAnswer, _ status: Int, retryAfter: String? = nil, refresh: String? = nil) {
        #expect(answer.status == status)
        #expect(answer.headers["retry-after"] == retryAfter && answer.headers["refresh"] == refresh, "\(status)")
        #expect(answer.headers["set-cookie"] == nil && answer.headers["cache-control"] == "no-store", "\(status)")
        #expect(answer.headers["content-type"] == "text/plain; charset=utf-8", "\(status)")
        #expect(answer.headers["content-length"] == "\(answer.body.count)" && !answer.body.isEmpty, "\(status)")
        for header in Response.Header.security {
            // The page's policy also names its own script.
            let value = answer.headers[header.name]?.replacing(#/ 'sha256-[^']+'/#, with: "")
            #expect(value == header.value, "\(status): \(header.name)")
        }
    }

    /// Limits that are reached at once, and don't recover during a test.
    private func limits(_ set: (inout HostConfiguration.Limits) -> Void) -> HostConfiguration.Limits {
        var limits = HostConfiguration.Limits()
        (limits.newcomersPerSecondAndAddress, limits.requestsPerSecondAndAddress) = (1e-6, 1e-6)
        set(&limits)
        return limits
    }

    // MARK: Too many

    @Test func `A new visitor of an address with too many is told when to come again, and known ones are let in`()
        async throws
    {
        try await RunningHost.run(limits: limits { $0.newcomerBurst = 2 }) { host in
            let cookie = try #require(try await host.loadPage().cookie)
            #expect(try await host.loadPage().status == 200)
            for headers in [[], ["Cookie: kissa-visitor=me"]] {
                expect(try await host.loadPage(headers: headers), 429, retryAfter: "10", refresh: "10")
            }
            let known = try await host.loadPage(cookie: cookie)
            #expect(known.status == 200 && known.cookie == cookie)
            #expect(try await get("/healthz", host).status == 200)
        }
    }

    @Test func `A new visitor who comes again after the time that it was told is let in`() throws {
        var limits = HostConfiguration.Limits()
        (limits.newcomerBurst, limits.newcomersPerSecondAndAddress) = (1, 0.1)
        let files = ClientFiles(page: "", files: [:])
        let router = Router(
            hostCheck: HostCheck(address: "127.0.0.1", port: 8080, allowedHosts: []), files: files,
            nonces: PageNonces(lifetimeSeconds: 60, countMax: 100),
            visitors: VisitorDesk(identity: .init(), limits: limits), page: .init(title: ""))
        func load(atSeconds now: Double) throws -> Response {
            let request = Request(method: .get, path: "/", hosts: ["localhost:8080"])
            guard case .now(let response) = router.answer(to: request, atSeconds: now) else {
                throw CancellationError()
            }
            return response
        }
        #expect(try load(atSeconds: 0).status == 200)
        let refused = try load(atSeconds: 1)
        let wait = refused.headers.first { $0.name == "retry-after" }.flatMap { Double($0.value) }
        #expect(refused.status == 429)
        #expect(try load(atSeconds: 1 + #require(wait)).status == 200)
    }

    @Test func `An address with too many requests is told when to come again, for a WebSocket, too`() async throws {
        try await RunningHost.run(limits: limits { $0.requestBurst = 3 }) { host in
            let (socket, cookie, _) = try await host.openWindow()
            #expect(try await get("/healthz", host).status == 200)
            for path in ["/", "/healthz", "/client/main.js", "/nothing"] {
                expect(try await get(path, host), 429, retryAfter: "10")
            }
            expect(try await refusal(host, cookie: cookie), 429, retryAfter: "10")
            // Connections that are open already aren't affected.
            try socket.send(RunningHost.event(1, element: SampleLists.button, kind: "press"))
            #expect(try await socket.receive(type: "received")["sequence"] == 0)
            #expect(try await socket.receive(type: "received")["sequence"] == 1)
        }
    }

    // MARK: Not now

    @Test func `Who has an unsigned cookie that can't be looked up is told when to come again, and others are let in`()
        async throws
    {
        try await RunningHost.run(configure: { $0.identity = .init(wasKnownUnsigned: { _ in nil }) }) { host in
            let old = "kissa-visitor=\(Visitor.make().id)"
            expect(try await host.loadPage(cookie: old), 503, retryAfter: "3", refresh: "3")
            #expect(try await host.loadPage().status == 200)
        }
    }

    @Test func `A process that hands its windows over says when another one is there`() async throws {
        try await RunningHost.run { host in
            host.drain()
            expect(try await host.loadPage(), 503, retryAfter: "1", refresh: "1")
            expect(try await get("/readyz", host), 503)
        }
    }

    @Test func `A process whose database is in trouble isn't ready, and alive`() async throws {
        try await RunningHost.run(configure: { $0.readiness = { "the disk is full" } }) { host in
            let answer = try await get("/readyz", host)
            expect(answer, 503)
            #expect(!answer.text.contains("disk"))
            #expect(try await get("/healthz", host).status == 200)
        }
    }

    // MARK: Never

    @Test(arguments: [
        (413, "GET /healthz HTTP/1.1\nHost: HOST\nContent-Length: 3\n\nabc"),
        (413, "HEAD / HTTP/1.1\nHost: HOST\nTransfer-Encoding: chunked\n\n1\nX\n0\n\n"),
        (405, "DELETE / HTTP/1.1\nHost: HOST\n\n"),
    ])
    func `A request that isn't one of the page's ends its connection`(status: Int, request: String) async throws {
        try await RunningHost.run { host in
            let socket = try RawSocket(port: host.port)
            let next = "GET /healthz HTTP/1.1\nHost: HOST\n\n"
            let text = (request + next).replacing("HOST", with: "127.0.0.1:\(host.port)")
            socket.send(text.replacing("\n", with: "\r\n"))
            let all = String(decoding: try await socket.readToEnd(), as: UTF8.self)
            #expect(all.matches(of: /HTTP\/1\.1 (\d{3})/).map { String($0.1) } == ["\(status)"])
            if status == 405 { #expect(all.contains("allow: GET, HEAD\r\n")) }
        }
    }

    @Test func `Each refusal has its status, and the headers of every answer`() async throws {
        try await RunningHost.run { host in
            let cookie = try await host.loadPage().cookie
            let long = String(repeating: "a", count: 20_000)
            expect(try await answer("GET / HTTP/1.1\nHost: HOST\nCookie: \(long)\n\n", host), 431)
            expect(try await answer("GET / HTTP/1.1\nHost: evil.example\n\n", host), 421)
            expect(try await answer("GET / HTTP/1.1\nHost: HOST\nContent-Length: 3\n\nabc", host), 413)
            expect(try await get("/socket", host), 426)
            expect(try await get("/nothing", host), 404)
            expect(try await get("/visitor", host), 403)
            expect(try await refusal(host, cookie: nil), 403)
            expect(try await refusal(host, cookie: cookie, origin: "http://evil.example"), 403)
            expect(try await refusal(host, path: "/healthz", cookie: cookie), 404)
            let upgrade = "GET /socket HTTP/1.1\nHost: HOST\nConnection: Upgrade\nUpgrade: h2c\n\n"
            expect(try await answer(upgrade, host), 400)
        }
    }

    @Test func `A request that the library can't read gets 403 and nothing of its text back`() async throws {
        try await RunningHost.run { host in
            let answer = try await answer("BREW /secret HTTP/1.1\nHost: HOST\n\n", host)
            #expect(answer.status == 403 && !answer.text.contains("secret"))
        }
    }
}
