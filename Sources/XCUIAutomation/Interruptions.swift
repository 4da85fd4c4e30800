import Foundation
import KissaTesting
import XCTest

/// Handles alerts that interrupt a test.
@MainActor
enum Interruptions {
    /// A monitor. Its handler returns true if it has dismissed the alert.
    final class Monitor: NSObject {
        let handle: (XCUIElement) -> Bool
        init(_ handle: @escaping (XCUIElement) -> Bool) { self.handle = handle }
    }

    private static var monitors: [Monitor] = []

    static func add(_ monitor: Monitor) { monitors.append(monitor) }

    static func remove(_ monitor: NSObjectProtocol) { monitors.removeAll { $0 === monitor } }

    /// If an alert keeps an element from being reached, calls the monitors, the newest first, until one has dismissed it.
    static func handle(in app: XCUIApplication, _ window: TestWindow, before element: XCUIElement) {
        guard !monitors.isEmpty, let alert = window.alert else { return }
        guard element === app || element.current == nil else { return }
        let shown = XCUIElement(app, "the alert") { window.alert.flatMap { $0.id == alert.id ? [$0] : nil } ?? [] }
        // A handler's own taps must not be handled recursively.
        let all = monitors
        monitors = []
        defer { monitors = all + monitors }
        _ = all.reversed().first { $0.handle(shown) }
        app.pump()
    }
}

extension XCTestCase {
    /// Adds a handler for alerts that cover an element, until the end of the test.
    ///
    /// - Parameters:
    ///   - description: For logs. Not used here.
    ///   - handler: Called with the alert; returns whether it has dismissed it.
    @discardableResult
    public func addUIInterruptionMonitor(
        withDescription description: String, handler: @escaping (XCUIElement) -> Bool
    ) -> any NSObjectProtocol {
        nonisolated(unsafe) let handle = handler
        nonisolated(unsafe) let monitor = assumingMainActor {
            let monitor = Interruptions.Monitor(handle)
            Interruptions.add(monitor)
            return monitor
        }
        addTeardownBlock { assumingMainActor { Interruptions.remove(monitor) } }
        return monitor
    }

    /// Removes a monitor.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        nonisolated(unsafe) let monitor = monitor
        assumingMainActor { Interruptions.remove(monitor) }
    }
}
