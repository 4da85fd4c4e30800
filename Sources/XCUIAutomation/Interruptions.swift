import Foundation
import KissaTesting
import XCTest

/// What tests do with alerts that come in between.
@MainActor
enum Interruptions {
    /// One monitor: what it does with an alert, true where it has put it away.
    final class Monitor: NSObject {
        let handle: (XCUIElement) -> Bool
        init(_ handle: @escaping (XCUIElement) -> Bool) { self.handle = handle }
    }

    private static var monitors: [Monitor] = []

    static func add(_ monitor: Monitor) { monitors.append(monitor) }

    static func remove(_ monitor: NSObjectProtocol) { monitors.removeAll { $0 === monitor } }

    /// Lets the monitors, the newest first, put away an alert that keeps an element from being reached.
    static func handle(in app: XCUIApplication, _ window: TestWindow, before element: XCUIElement) {
        guard !monitors.isEmpty, let alert = window.alert else { return }
        guard element === app || element.current == nil else { return }
        let shown = XCUIElement(app, "the alert") { window.alert.flatMap { $0.id == alert.id ? [$0] : nil } ?? [] }
        // A handler's own taps must not come here again.
        let all = monitors
        monitors = []
        defer { monitors = all + monitors }
        _ = all.reversed().first { $0.handle(shown) }
        app.pump()
    }
}

extension XCTestCase {
    /// Has an alert that keeps the test from an element handled, until the test is over.
    ///
    /// - Parameters:
    ///   - description: For logs, of which there are none here.
    ///   - handler: Told the alert; it returns whether it has put it away.
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

    /// Forgets a monitor.
    public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
        nonisolated(unsafe) let monitor = monitor
        assumingMainActor { Interruptions.remove(monitor) }
    }
}
