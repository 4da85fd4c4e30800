import BrowserTesting
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// A host that is restarted with another client, as after an update.
@Suite("A client that is renewed", .serialized) @MainActor struct RenewedClientTests {
    @Test func `a page goes on in its window with the new files, once nobody types`() async throws {
        let folder = try TemporaryFolder(), client = folder.url.appendingPathComponent("Client")
        try FileManager.default.copyItem(at: HostConfiguration().clientFolder, to: client)
        let keeper = SharedKeeper()
        func run(port: Int, _ body: @MainActor (RunningHost) async throws -> Void) async throws {
            let access = keeper.access()
            try await RunningHost.run(
                configure: {
                    ($0.windowKeeper, $0.port, $0.clientFolder) = (access, port, client)
                    $0.identity.keyFile = folder.url.appendingPathComponent("keys")
                }, body)
        }
        try await Browser.shared().withPage { page in
            var port = 0
            try await run(port: 0) { host in
                port = host.port
                try await page.navigate(to: host.url)
                try await page.waitFor("document.querySelector('\(Self.field)')")
                // A field whose state outlives the process, while its elements are created anew.
                try await page.evaluate(
                    "window.isOld = true; document.body.append(document.createElement('input')); document.body.lastChild.focus()"
                )
            }
            let style = client.appendingPathComponent("style.css")
            try (String(contentsOf: style, encoding: .utf8) + "\nbody { --age: new; }\n")
                .write(to: style, atomically: true, encoding: .utf8)
            try await run(port: port) { host in
                try await host.waitUntil { host.contents.count == 1 }
                try await page.waitFor("document.querySelector('\(Self.field)')")
                let isTyping = "window.isOld && document.activeElement === document.body.lastChild"
                #expect(try await page.evaluate(isTyping) == true)
                try await page.evaluate("document.activeElement.blur()")
                try await page.waitFor("getComputedStyle(document.body).getPropertyValue('--age').trim() === 'new'")
                try await page.waitFor("document.querySelector('\(Self.field)')")
                #expect(host.contents.count == 1)
            }
        }
    }

    @Test func `a page whose files are those of the process at its line stays as it is, whatever another one has`()
        async throws
    {
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await page.navigate(to: host.url)
                try await page.waitFor("document.querySelector('\(Self.field)')")
                // During a rolling update, a request may reach a process with another version.
                try await page.evaluate(
                    """
                    window.isOld = true;
                    window.fetch = async () => new Response("", { headers: { etag: '"another"' } });
                    window.WebSocket = class extends WebSocket {
                      constructor(...all) {
                        super(...all);
                        this.addEventListener("message", ({ data }) => { if (data.includes("welcome")) window.isBack = true; });
                      }
                    };
                    0
                    """)
                host.cutConnections()
                try await page.waitFor("window.isBack")
                for _ in 0..<3 { try await page.evaluate("new Promise(requestAnimationFrame).then(() => 0)") }
                #expect(try await page.evaluate("window.isOld") == true)
            }
        }
    }

    private static let field = "#e\(SampleLists.field.rawValue)"
}
