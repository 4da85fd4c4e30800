import CoreLocation
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import Testing
import ViewTesting

@MainActor @Suite("Live updates of the visitor's location") struct LocationUpdateTests {
    private let window = TestWindow(portrait: Attached())

    private func updates() -> CLLocationUpdate.Updates {
        var updates: CLLocationUpdate.Updates?
        window.graph.inContext { updates = CLLocationUpdate.liveUpdates(.fitness) }
        return updates!
    }

    private func report(_ json: String) throws {
        window.render()
        let element = try #require(window.elements.first { if case .module = $0.content { true } else { false } })
        window.send(.module(try JSONValue(parsing: json)), to: element)
    }

    /// Whether the page has been told to follow the position.
    private var follows: Bool {
        window.render()
        let payloads = window.elements.compactMap { element -> String? in
            guard case .module(let content) = element.content else { return nil }
            return content.payload
        }
        return payloads.contains { (try? JSONValue(parsing: $0))?["follows"] == .bool(true) }
    }

    private func next(_ iterator: inout CLLocationUpdate.Updates.Iterator) async throws -> CLLocationUpdate {
        try #require(try await iterator.next(isolation: #isolation))
    }

    @Test func `a loop hears of positions, and of why there are none`() async throws {
        var iterator = updates().makeAsyncIterator()
        #expect(follows)
        let asking = try await next(&iterator)
        #expect(asking.authorizationRequestInProgress && asking.location == nil)
        try report(#"{ "position": { "latitude": 35.5, "longitude": 139.7, "accuracy": 20 } }"#)
        #expect(try await next(&iterator).location?.coordinate.latitude == 35.5)
        try report(#"{ "failure": 3 }"#)
        #expect(try await next(&iterator).locationUnavailable)
        try report(#"{ "failure": 1 }"#)
        try report(#"{ "position": { "latitude": 36, "longitude": 139.7, "accuracy": 20 } }"#)
        let denied = try await next(&iterator)
        #expect(denied.authorizationDenied && denied.location == nil)
        #expect(try await next(&iterator).location?.coordinate.latitude == 36)
    }

    @Test func `the browser isn't asked before the loop, nor after it`() async throws {
        let updates = updates()
        #expect(!follows)
        do {
            var iterator = updates.makeAsyncIterator()
            #expect(follows)
            _ = try await next(&iterator)
        }
        #expect(!follows)
    }

    @Test func `outside of windows it is denied`() async throws {
        var iterator = CLLocationUpdate.liveUpdates().makeAsyncIterator()
        #expect(try await next(&iterator).authorizationDenied)
    }
}

private struct Attached: View {
    var body: some View {
        Text("app")
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}
