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

    private func open(_ registry: WindowRegistry, visitor: String, by connection: Int) -> LiveWindow? {
        let window = registry.makeWindow(visitor: visitor) {
            ScriptedContent(handle: $0, list: SampleLists.counter(0))
        }
        guard let window else { return nil }
        #expect(registry.show(window, by: ConnectionID(rawValue: connection)) == nil)
        let link = LiveWindow.Link(id: ConnectionID(rawValue: connection)) { _ in }
        window.attach(link, environment: ClientEnvironment(viewport: .zero))
        return window
    }

    @Test func aVisitorHasOnlySoManyWindows() {
        let registry = registry { $0.windowCountPerVisitorMax = 2 }
        #expect(open(registry, visitor: "a", by: 1) != nil)
        #expect(open(registry, visitor: "a", by: 2) != nil)
        #expect(open(registry, visitor: "a", by: 3) == nil)
        #expect(open(registry, visitor: "b", by: 4) != nil)
    }

    @Test func aWindowThatWaitsMakesRoomForANewOne() {
        let registry = registry { $0.windowCountMax = 2 }
        let first = open(registry, visitor: "a", by: 1)
        #expect(open(registry, visitor: "b", by: 2) != nil)
        registry.detach(ConnectionID(rawValue: 1))
        #expect(open(registry, visitor: "c", by: 3) != nil)
        #expect(registry.count == 2)
        #expect(registry.window(token: first?.token ?? "", visitor: "a") == nil)
    }

    @Test func onlySoManyWindowsWait() {
        let registry = registry { $0.detachedWindowCountMax = 3 }
        let windows = (1...5).map { open(registry, visitor: "a", by: $0) }
        for connection in 1...5 { registry.detach(ConnectionID(rawValue: connection)) }
        let remaining = windows.map { registry.window(token: $0?.token ?? "", visitor: "a") != nil }
        #expect(remaining == [false, false, true, true, true])
    }

    @Test func aWindowIsResumedByItsVisitorAlone() throws {
        let registry = registry { _ in }
        let window = try #require(open(registry, visitor: "a", by: 1))
        registry.detach(ConnectionID(rawValue: 1))
        #expect(registry.window(token: window.token, visitor: "b") == nil)
        #expect(registry.window(token: window.token, visitor: "a") === window)
    }

    @Test func theConnectionThatShowedAWindowBeforeIsNamed() throws {
        let registry = registry { _ in }
        let window = try #require(open(registry, visitor: "a", by: 1))
        #expect(registry.show(window, by: ConnectionID(rawValue: 2)) == ConnectionID(rawValue: 1))
        // Its end, which comes later, is no longer the window's business.
        registry.detach(ConnectionID(rawValue: 1))
        #expect(registry.window(shownBy: ConnectionID(rawValue: 2)) === window)
    }

    @Test func aWindowThatNobodyComesBackToIsClosed() async throws {
        let registry = registry { $0.retentionSeconds = 0.05 }
        _ = open(registry, visitor: "a", by: 1)
        registry.detach(ConnectionID(rawValue: 1))
        let deadline = ContinuousClock.now + .seconds(20)
        while registry.count > 0, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(5)) }
        #expect(registry.count == 0)
    }

    @Test func aWindowThatWasResumedOutlivesItsFirstExpiry() async throws {
        let registry = registry { $0.retentionSeconds = 0.05 }
        let window = try #require(open(registry, visitor: "a", by: 1))
        registry.detach(ConnectionID(rawValue: 1))
        _ = registry.show(window, by: ConnectionID(rawValue: 2))
        try await Task.sleep(for: .milliseconds(120))
        #expect(registry.count == 1)
    }
}
