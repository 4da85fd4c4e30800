import DisplayList
import JSONSyntax
import Permissions
import SwiftUICore
import Testing
import ViewTesting

@testable import CoreLocation

/// Says for which visitor the current code runs.
private struct Doorkeeper: PermissionPrompt {
    @TaskLocal static var current: String?
    var visitor: String? { Self.current }
    func ask(for permission: Permission, reason: String?) async -> Bool { false }
}

@MainActor @Suite("Visitors who have allowed their position") struct PositionGrantsTests {
    @Test func `a grant holds for its visitor until it is withdrawn`() {
        let grants = PositionGrants()
        grants.set(true, for: "a")
        #expect(grants.contains("a") && !grants.contains("b"))
        grants.set(false, for: "a")
        #expect(!grants.contains("a"))
    }

    @Test func `of too many visitors the first is forgotten`() {
        let grants = PositionGrants(countMax: 2)
        for visitor in ["a", "b", "a", "c"] { grants.set(true, for: visitor) }
        #expect(["a", "b", "c"].map(grants.contains) == [true, false, true])
    }

    @Test func `another window of the visitor knows of it, and no other visitor's`() throws {
        let before = PermissionDesk.shared.prompt
        PermissionDesk.shared.prompt = Doorkeeper()
        defer { PermissionDesk.shared.prompt = before }
        let (window, manager) = Self.window(of: "grants-a")
        #expect(manager.authorizationStatus == .notDetermined)
        try Self.report(#"{ "permission": "granted" }"#, in: window)
        #expect(Self.window(of: "grants-a").1.authorizationStatus == .authorizedWhenInUse)
        #expect(Self.window(of: "grants-b").1.authorizationStatus == .notDetermined)
        try Self.report(#"{ "permission": "denied" }"#, in: window)
        #expect(Self.window(of: "grants-a").1.authorizationStatus == .notDetermined)
    }

    /// A window, and a manager in it.
    private static func window(of visitor: String) -> (TestWindow, CLLocationManager) {
        let window = TestWindow(portrait: Parts())
        var manager: CLLocationManager?
        Doorkeeper.$current.withValue(visitor) { window.graph.inContext { manager = CLLocationManager() } }
        window.render()
        return (window, manager!)
    }

    private static func report(_ json: String, in window: TestWindow) throws {
        let element = try #require(window.elements.first { if case .module = $0.content { true } else { false } })
        window.send(.module(try JSONValue(parsing: json)), to: element)
    }
}

private struct Parts: View {
    var body: some View {
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}
