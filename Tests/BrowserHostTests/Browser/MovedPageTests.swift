import BrowserTesting
import DisplayList
import Foundation
import Testing

@testable import BrowserHost

/// A page in Chromium whose window moves from one process to the next.
@Suite(.serialized) @MainActor struct MovedPageTests {
    private static let label = "#e\(SampleLists.label.rawValue)"
    private static let button = "#e\(SampleLists.button.rawValue)"
    private static let field = "#e\(SampleLists.field.rawValue)"

    @Test func `A page whose process is gone goes on in another one, with what was typed and pressed`() async throws {
        let keeper = SharedKeeper()
        let keys = FileManager.default.temporaryDirectory.appendingPathComponent("keys-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: keys) }
        func run(
            port: Int, first: Int, title: String = "Count", _ body: @MainActor (RunningHost) async throws -> Void
        ) async throws {
            let access = keeper.access()
            try await RunningHost.run(
                configure: { configuration in
                    (configuration.windowKeeper, configuration.port) = (access, port)
                    configuration.identity.keyFile = keys
                },
                showing: {
                    var list = SampleLists.counter(first)
                    list[SampleLists.button]?.accessibility.label = title
                    if title != "Count" {
                        list[SampleLists.root]?.children = [SampleLists.button]
                        list[SampleLists.field] = nil
                    }
                    return list
                },
                onEvent: { content, event in
                    guard event.action.kind == .press else { return }
                    access.count("presses", by: content.handle.right?.claim)
                    content.list = SampleLists.counter(content.events.count)
                }, body)
        }
        try await Browser.shared().withPage { page in
            var port = 0
            try await run(port: 0, first: 0) { host in
                port = host.port
                try await page.navigate(to: host.url)
                try await page.waitFor("document.querySelector('.surface:not(.waiting) \(Self.label)')")
                try await page.click(Self.button)
                try await page.waitFor("document.querySelector('\(Self.label)').textContent.includes('1')")
                try await page.click(Self.field)
                try await page.type("a latte, please")
                try await page.evaluate("window.isOld = true")
                try await host.waitUntil { host.contents[0].events.contains { $0.action.kind == .text } }
            }
            // The process is gone; a press before the page notices that is queued.
            try await page.click(Self.button)
            try await run(port: port, first: 40) { host in
                try await page.waitFor("document.querySelector('\(Self.field)')?.value === 'a latte, please'")
                try await host.waitUntil { host.contents.last?.events.contains { $0.action.kind == .press } == true }
                #expect(keeper.values == ["presses": 2] && host.contents.count == 1)
                let kinds = host.contents[0].events.map(\.action.kind).filter { [.text, .press].contains($0) }
                #expect(kinds == [.text, .press])
                #expect(try await page.evaluate("window.isOld") == true)
                // It shows the same content as before, without a message to the visitor.
                #expect(try await page.evaluate("document.querySelector('.status').textContent") == "")
            }
            try await run(port: port, first: 60, title: "Begin") { _ in
                try await page.waitFor("document.querySelector('.status').textContent.includes('begins anew')")
            }
        }
    }
}
