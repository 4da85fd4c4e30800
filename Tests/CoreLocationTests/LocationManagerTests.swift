import CoreLocation
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
import Testing
import ViewTesting

/// Notes what its manager tells.
private final class Diary: CLLocationManagerDelegate {
    var entries: [String] = []

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        entries += locations.map { "at \($0.coordinate.latitude), \($0.coordinate.longitude)" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        entries.append("failed: \((error as? CLError)?.code ?? .network)")
    }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        // The delegate hears this soon after it is set: before or after a test's first step.
        if status != .notDetermined { entries.append("\(status)") }
    }
}

@MainActor @Suite("The visitor's location") struct LocationManagerTests {
    private let window: TestWindow
    private let manager: CLLocationManager
    private let diary = Diary()

    init() {
        let window = TestWindow(portrait: Attached())
        manager = Self.manager(in: window)
        self.window = window
        manager.delegate = diary
        window.render()
    }

    private static func manager(in window: TestWindow) -> CLLocationManager {
        var manager: CLLocationManager?
        window.graph.inContext { manager = CLLocationManager() }
        return manager!
    }

    /// What the page has been told that the app wants.
    private var wish: JSONValue? {
        let payload = window.elements.compactMap { element -> String? in
            guard case .module(let content) = element.content else { return nil }
            return content.payload
        }.first
        return payload.flatMap { try? JSONValue(parsing: $0) }
    }

    private func report(_ json: String) throws {
        let element = try #require(window.elements.first { if case .module = $0.content { true } else { false } })
        window.send(.module(try JSONValue(parsing: json)), to: element)
    }

    private func position(_ latitude: String, answer: Bool = false) -> String {
        #"{ "position": { "latitude": \#(latitude), "longitude": 139.7, "accuracy": 20, "altitude": null, "time": 60 }, "#
            + #""isAnswer": \#(answer) }"#
    }

    @Test func `nothing is known until the page has told what the visitor allows`() throws {
        #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
        try report(#"{ "permission": "granted" }"#)
        #expect(manager.authorizationStatus == .authorizedWhenInUse && manager.accuracyAuthorization == .fullAccuracy)
        try report(#"{ "permission": "denied" }"#)
        #expect(manager.authorizationStatus == .denied)
        #expect(diary.entries == ["authorizedWhenInUse", "denied"])
    }

    @Test func `asking for the authorization asks the browser for a position, once`() throws {
        #expect(wish?["requests"] == .number(0))
        manager.requestWhenInUseAuthorization()
        window.render()
        #expect(wish?["requests"] == .number(1))
        try report(position("35.5", answer: true))
        #expect(diary.entries == ["authorizedWhenInUse"])
        manager.requestWhenInUseAuthorization()
        window.render()
        #expect(wish?["requests"] == .number(1))
    }

    /// A browser may forget what was allowed “this time” when a page is loaded again.
    @Test func `a page that is loaded again is not asked again`() throws {
        manager.requestWhenInUseAuthorization()
        window.render()
        #expect(wish?["requests"] == .number(1) && wish?["answers"] == .number(0))
        try report(position("35.5", answer: true))
        #expect(wish?["answers"] == .number(1))
        try report(#"{ "permission": "prompt" }"#)
        #expect(manager.authorizationStatus == .authorizedWhenInUse && manager.location != nil)
        manager.requestWhenInUseAuthorization()
        window.render()
        #expect(wish?["requests"] == .number(1))
        try report(#"{ "permission": "prompt", "isChange": true }"#)
        #expect(manager.authorizationStatus == .notDetermined && manager.location == nil)
    }

    @Test func `a refused request is answered, too`() throws {
        manager.requestLocation()
        try report(#"{ "failure": 1 }"#)
        #expect(wish?["requests"] == .number(1) && wish?["answers"] == .number(1))
    }

    @Test func `one position is told to the manager that asked for it`() throws {
        let other = Self.manager(in: window)
        let otherDiary = Diary()
        other.delegate = otherDiary
        manager.requestLocation()
        try report(position("35.5", answer: true))
        try report(position("36", answer: true))
        #expect(diary.entries == ["authorizedWhenInUse", "at 35.5, 139.7"])
        #expect(otherDiary.entries == ["authorizedWhenInUse"])
        #expect(other.location?.coordinate.latitude == 36 && other.location?.timestamp.timeIntervalSince1970 == 60)
        #expect(other.location?.verticalAccuracy == -1 && other.location?.horizontalAccuracy == 20)
    }

    @Test func `updates are told until they end, and only after the distance that matters`() throws {
        manager.distanceFilter = 1000
        manager.startUpdatingLocation()
        window.render()
        #expect(wish?["follows"] == .bool(true))
        for latitude in ["35.5", "35.501", "35.6"] { try report(position(latitude)) }
        #expect(diary.entries == ["authorizedWhenInUse", "at 35.5, 139.7", "at 35.6, 139.7"])
        manager.stopUpdatingLocation()
        window.render()
        #expect(wish?["follows"] == .bool(false))
        try report(position("40"))
        #expect(diary.entries.count == 3)
    }

    @Test func `the browser makes an effort only for a position of ten metres`() {
        manager.startUpdatingLocation()
        window.render()
        #expect(wish?["isPrecise"] == .bool(true))
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        window.render()
        #expect(wish?["isPrecise"] == .bool(false))
    }

    @Test func `a refusal is an error for those who wait`() throws {
        manager.requestLocation()
        try report(#"{ "failure": 1 }"#)
        try report(#"{ "failure": 3 }"#)
        #expect(diary.entries == ["denied", "failed: denied"])
        manager.startUpdatingLocation()
        try report(#"{ "failure": 3 }"#)
        #expect(diary.entries.last == "failed: locationUnknown")
    }

    @Test(arguments: [
        "5", "{}", #"{ "position": { "latitude": 91, "longitude": 0 } }"#, #"{ "position": { "latitude": 1 } }"#,
        #"{ "position": { "latitude": 1e999, "longitude": 0 } }"#, #"{ "permission": 5 }"#, #"{ "failure": "1" }"#,
    ])
    func `what no browser says is ignored`(_ json: String) throws {
        manager.startUpdatingLocation()
        guard (try? JSONValue(parsing: json)) != nil else { return }
        try report(json)
        #expect(diary.entries.isEmpty && manager.location == nil)
    }

    @Test func `a manager outside of windows knows nothing`() async {
        let manager = CLLocationManager()
        #expect(manager.authorizationStatus == .denied)
        manager.delegate = diary
        manager.requestLocation()
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(diary.entries.contains("failed: denied"))
    }

    @Test func `updates end with their manager`() async throws {
        do {
            let other = Self.manager(in: window)
            other.startUpdatingLocation()
            window.render()
            #expect(wish?["follows"] == .bool(true))
        }
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        window.render()
        #expect(wish?["follows"] == .bool(false))
    }

    @Test func `no service finds places`() async {
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Tokyo") }
    }
}

private struct Attached: View {
    var body: some View {
        Text("app")
        if let parts = ViewGraph.current?.parts { WindowAttachments(parts: parts) }
    }
}
