import DisplayList
import Foundation
import Testing

@testable import BrowserHost

@MainActor @Suite struct WindowRegistryTests {
    private func registry(_ change: (inout HostConfiguration.Limits) -> Void) -> WindowRegistry {
        var limits = HostConfiguration.Limits()
        change(&limits)
        return WindowRegistry(limits: limits)
    }

    private func open(
        _ registry: WindowRegistry, visitor: String, at address: String = "127.0.0.1", by connection: Int
    ) -> LiveWindow? {
        let made = registry.makeWindow(party: Party(visitor: visitor, address: address)) {
            ScriptedContent(handle: $0, list: SampleLists.counter(0))
        }
        guard let window = made.window else { return nil }
        #expect(registry.show(window, by: ConnectionID(rawValue: connection)) == nil)
        let link = LiveWindow.Link(id: ConnectionID(rawValue: connection)) { _ in }
        window.attach(link, environment: ClientEnvironment(viewport: .zero))
        return window
    }

    @Test func `a visitor has only so many windows`() {
        let registry = registry { $0.windowCountPerVisitorMax = 2 }
        #expect(open(registry, visitor: "a", by: 1) != nil)
        #expect(open(registry, visitor: "a", by: 2) != nil)
        #expect(open(registry, visitor: "a", by: 3) == nil)
        #expect(open(registry, visitor: "b", by: 4) != nil)
    }

    @Test func `A visitor's own window that waits makes room for another one`() {
        let registry = registry { $0.windowCountPerVisitorMax = 2 }
        let first = open(registry, visitor: "a", by: 1)
        #expect(open(registry, visitor: "a", by: 2) != nil)
        registry.detach(ConnectionID(rawValue: 1))
        #expect(open(registry, visitor: "a", by: 3) != nil)
        #expect(registry.window(token: first?.token ?? "", visitor: "a") == nil)
    }

    @Test func `When all is full, whoever has most loses a window that waits, and nobody else does`() {
        let registry = registry { $0.windowCountMax = 4 }
        let other = open(registry, visitor: "b", by: 1)
        registry.detach(ConnectionID(rawValue: 1))
        let windows = (2...4).map { open(registry, visitor: "a", by: $0) }
        registry.detach(ConnectionID(rawValue: 3))
        #expect(open(registry, visitor: "c", by: 5) != nil)
        #expect(registry.count == 4)
        #expect(registry.window(token: other?.token ?? "", visitor: "b") != nil)
        let remaining = windows.map { registry.window(token: $0?.token ?? "", visitor: "a") != nil }
        #expect(remaining == [true, false, true])
    }

    @Test func `Where none of them waits it is the newest, and its connection is named`() {
        let registry = registry { $0.windowCountMax = 3 }
        for connection in 1...3 { _ = open(registry, visitor: "a", by: connection) }
        let made = registry.makeWindow(party: Party(visitor: "b", address: "127.0.0.1")) {
            ScriptedContent(handle: $0, list: SampleLists.counter(0))
        }
        #expect(made.window != nil && made.losers == [ConnectionID(rawValue: 3)])
        #expect(registry.window(shownBy: ConnectionID(rawValue: 3)) == nil)
    }

    @Test func `Nobody loses a window to somebody who would have as many`() {
        let registry = registry { $0.windowCountMax = 2 }
        _ = open(registry, visitor: "a", by: 1)
        _ = open(registry, visitor: "b", by: 2)
        registry.detach(ConnectionID(rawValue: 1))
        #expect(open(registry, visitor: "c", by: 3) == nil)
        #expect(registry.count == 2)
    }

    @Test func `Invented visitors gain nothing: they are of one address`() {
        let registry = registry { $0.windowCountMax = 20 }
        let honest = open(registry, visitor: "honest", at: "198.51.100.7", by: 1)
        registry.detach(ConnectionID(rawValue: 1))
        for number in 2...60 { _ = open(registry, visitor: "invented \(number)", at: "203.0.113.9", by: number) }
        #expect(registry.count == 20)
        #expect(registry.window(token: honest?.token ?? "", visitor: "honest") != nil)
        #expect(open(registry, visitor: "newcomer", at: "198.51.100.8", by: 61) != nil)
    }

    @Test func `Only so many windows wait, and those go first of whoever has most of them`() {
        let registry = registry { $0.detachedWindowCountMax = 3 }
        let other = open(registry, visitor: "b", by: 9)
        registry.detach(ConnectionID(rawValue: 9))
        for connection in 1...5 {
            _ = open(registry, visitor: "a", by: connection)
            registry.detach(ConnectionID(rawValue: connection))
        }
        #expect(registry.count == 3)
        #expect(registry.window(token: other?.token ?? "", visitor: "b") != nil)
    }

    @Test func `Where all have as many, the one goes that has waited longest`() {
        let registry = registry { $0.detachedWindowCountMax = 3 }
        let windows = ["d", "a", "e", "b", "c"].enumerated().map { number, visitor in
            let window = open(registry, visitor: visitor, at: visitor, by: number)
            registry.detach(ConnectionID(rawValue: number))
            return window.flatMap { registry.window(token: $0.token, visitor: visitor) }
        }
        #expect(windows.allSatisfy { $0 != nil })
        let remaining = windows.map { $0.flatMap { registry.window($0.handle.id) } != nil }
        #expect(remaining == [false, false, true, true, true])
    }

    @Test func `only so many windows wait`() {
        let registry = registry { $0.detachedWindowCountMax = 3 }
        let windows = (1...5).map { open(registry, visitor: "a", by: $0) }
        for connection in 1...5 { registry.detach(ConnectionID(rawValue: connection)) }
        let remaining = windows.map { registry.window(token: $0?.token ?? "", visitor: "a") != nil }
        #expect(remaining == [false, false, true, true, true])
    }

    @Test func `a window is resumed by its visitor alone`() throws {
        let registry = registry { _ in }
        let window = try #require(open(registry, visitor: "a", by: 1))
        registry.detach(ConnectionID(rawValue: 1))
        #expect(registry.window(token: window.token, visitor: "b") == nil)
        #expect(registry.window(token: window.token, visitor: "a") === window)
    }

    @Test func `the connection that showed a window before is named`() throws {
        let registry = registry { _ in }
        let window = try #require(open(registry, visitor: "a", by: 1))
        #expect(registry.show(window, by: ConnectionID(rawValue: 2)) == ConnectionID(rawValue: 1))
        // The end of the old connection, which comes later, no longer concerns the window.
        registry.detach(ConnectionID(rawValue: 1))
        #expect(registry.window(shownBy: ConnectionID(rawValue: 2)) === window)
    }

    @Test func `a window that nobody comes back to is closed`() async throws {
        let registry = registry { $0.retentionSeconds = 0.05 }
        _ = open(registry, visitor: "a", by: 1)
        registry.detach(ConnectionID(rawValue: 1))
        let deadline = ContinuousClock.now + .seconds(20)
        while registry.count > 0, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
        #expect(registry.count == 0)
    }

    @Test func `a window that was resumed outlives its first expiry`() async throws {
        let registry = registry { $0.retentionSeconds = 0.05 }
        let window = try #require(open(registry, visitor: "a", by: 1))
        registry.detach(ConnectionID(rawValue: 1))
        _ = registry.show(window, by: ConnectionID(rawValue: 2))
        try await Task.sleep(for: .milliseconds(120))
        #expect(registry.count == 1)
    }
}
