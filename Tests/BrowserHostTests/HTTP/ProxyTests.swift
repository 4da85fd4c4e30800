import BrowserTesting
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// A host behind a proxy: under a path prefix, with visitors identified by the proxy, and with monitoring.
@Suite(.serialized) @MainActor struct ProxyTests {
    private func run(
        trusted: [String] = ["127.0.0.1"], prefix: String = "", header: String? = nil,
        _ body: @MainActor (RunningHost) async throws -> Void
    ) async throws {
        try await RunningHost.run(
            configure: { configuration in
                configuration.trustedProxies = trusted
                configuration.proxy = .init(pathPrefix: prefix, visitorHeader: header)
            }, body)
    }

    private func status(_ path: String, of host: RunningHost, _ headers: String...) async throws -> Int? {
        try await HTTPAnswer.get(path, port: host.port, headers: headers)?.status
    }

    /// The response to a WebSocket that is refused.
    private func refusal(of host: RunningHost, _ header: String) async throws -> Int? {
        do {
            _ = try await TestWebSocket.open(port: host.port, cookie: nil, headers: [header])
            return nil
        } catch let refused as TestWebSocket.Refused {
            return refused.answer?.status
        }
    }

    @Test func `Whom a trusted proxy names is the visitor, without a cookie, and the same each time`() async throws {
        try await run(header: "x-remote-user") { host in
            var visitors: [String] = []
            for name in ["lisa", "ken", "lisa"] {
                let header = "X-Remote-User: \(name)"
                let page = try await host.loadPage(headers: [header])
                #expect(page.status == 200 && page.cookie == nil)
                let socket = try await TestWebSocket.open(port: host.port, cookie: nil, headers: [header])
                try socket.send(RunningHost.hello(nonce: page.nonce ?? ""))
                _ = try await socket.receive(type: "snapshot")
                visitors.append(host.contents.last?.handle.visitor ?? "")
            }
            #expect(visitors[0] == visitors[2] && visitors[0] != visitors[1])
            #expect(!visitors.contains { $0.contains("lisa") })
            #expect(try await status("/", of: host) == 403)
            #expect(try await status("/visitor", of: host) == 403)
        }
    }

    @Test func `A name that comes from elsewhere doesn't count, nor does a cookie beside it`() async throws {
        try await run(trusted: ["192.0.2.1"], header: "x-remote-user") { host in
            #expect(try await status("/", of: host, "X-Remote-User: lisa") == 403)
            let refusal = try await refusal(of: host, "X-Remote-User: lisa")
            #expect(refusal == 403)
        }
    }

    @Test func `Below a path every address of the page is there, whether the proxy passes the path on or not`()
        async throws
    {
        try await run(prefix: "/cafe") { host in
            for path in ["/cafe/", "/", "/cafe/healthz", "/healthz", "/cafe/readyz"] {
                #expect(try await status(path, of: host) == 200, "\(path)")
            }
            let page = try await host.loadPage()
            let links = page.text.matches(of: /(?:href|src)="([^"]+)"/).map { String($0.1) }
            #expect(links.count > 2 && links.allSatisfy { $0.hasPrefix("/cafe/client/") })
            for link in links.prefix(3) { #expect(try await status(link, of: host) == 200, "\(link)") }
            #expect(page.text.contains(#"name="kissa-prefix" content="/cafe""#))
            let bare = try await HTTPAnswer.get("/cafe", port: host.port)
            #expect(bare?.status == 308 && bare?.headers["location"] == "/cafe/")
            #expect(try await status("/cafeteria/", of: host) == 404)
            let socket = try await TestWebSocket.open(port: host.port, path: "/cafe/socket", cookie: page.cookie)
            try socket.send(RunningHost.hello(nonce: page.nonce ?? ""))
            _ = try await socket.receive(type: "snapshot")
        }
    }

    @Test func `What is counted is told to programs of this machine, and not through a proxy`() async throws {
        try await run { host in
            let (socket, _, _) = try await host.openWindow()
            _ = try await socket.receive(type: "snapshot")
            for number in 1...3 {
                try socket.send(RunningHost.event(number, element: SampleLists.button, kind: "press"))
                _ = try await socket.receive(type: "received")
            }
            try socket.send(RunningHost.event(4, element: .init(99), kind: "press"))
            _ = try await socket.receive(type: "received")
            let text = try #require(try await HTTPAnswer.get("/metrics", port: host.port)).text
            for line in [
                "kissa_windows 1", "kissa_connections 1", "kissa_windows_opened_total 1", "kissa_events_total 4",
                "kissa_events_refused_total 1", "kissa_event_seconds_count 4", "kissa_store_up 1", "kissa_draining 0",
                "kissa_event_seconds_bucket{le=\"+Inf\"} 4", "kissa_model_requests_running 0",
            ] {
                #expect(text.contains(line + "\n"), "\(line) in \(text)")
            }
            #expect(try await status("/metrics", of: host, "X-Forwarded-For: 192.0.2.7") == 404)
        }
    }
}
