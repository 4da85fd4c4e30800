import Foundation
import KissaTesting
import ViewTree

/// The app that runs: all `XCUIApplication`s of its type are it, as on a device. The process's arguments and environment are an
/// app's, so only one runs at a time, and launching another ends it.
@MainActor
enum RunningApps {
    private static var id: ObjectIdentifier?
    private static var surroundings: LaunchSurroundings?
    private(set) static var window: TestWindow?
    private(set) static var device = DeviceSettings()

    /// The window of an app of that type; nil where it doesn't run.
    static func window(of type: any App.Type) -> TestWindow? { id == ObjectIdentifier(type) ? window : nil }

    /// Starts an app in place of the one that runs.
    static func launch(
        _ type: any App.Type, _ settings: WindowSettings, _ arguments: [String], _ environment: [String: String]
    ) -> TestWindow {
        end()
        let surroundings = LaunchSurroundings(arguments, environment, for: settings.storage)
        let opened = open(type, device.applied(to: surroundings.applied(to: settings)))
        (id, self.surroundings, window) = (ObjectIdentifier(type), surroundings, opened)
        return opened
    }

    private static func open<A: App>(_ type: A.Type, _ settings: WindowSettings) -> TestWindow {
        TestWindow(app: type.init(), settings: settings)
    }

    static func end() { (window, surroundings, id) = (nil, nil, nil) }

    static func changeDevice(_ change: (inout DeviceSettings) -> Void) {
        change(&device)
        if let window { window.settings = device.applied(to: window.settings) }
    }
}
