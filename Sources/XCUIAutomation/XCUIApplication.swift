import Foundation
import KissaTesting
import SwiftUI
import XCTest
@_spi(Nodes) import ViewTree

/// The app under test, in this process and without a browser.
///
/// See [XCUIApplication](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication). In Xcode, the project
/// determines the app; here it is the only `App` in the test's program, or the one that is given. All instances for an app refer
/// to the same running app.
public final class XCUIApplication: XCUIElement, @unchecked Sendable {
    private let app: (any App.Type)?
    /// Whether it is another app than the one under test, which doesn't exist here.
    private let isElsewhere: Bool
    /// The launch arguments. `CommandLine.arguments` and `ProcessInfo.arguments` contain them after the program's name as long as
    /// the app runs. `-key value` sets a value for `UserDefaults` and `@AppStorage`; `-AppleLanguages (ja)`,
    /// `-AppleInterfaceStyle Dark` and `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXL` configure the window.
    public var launchArguments: [String] = []
    /// Added to the process's environment as long as the app runs.
    public var launchEnvironment: [String: String] = [:]
    /// The environment and the user of the window. Not part of Apple's API.
    public var settings: WindowSettings

    /// The app for `XCUIApplication()` if the tests' program has several. Not part of Apple's API.
    @MainActor public static var appUnderTest: (any App.Type)?

    /// The app under test: the only one of the program, or else `appUnderTest`.
    public convenience init() { self.init(nil) }

    /// Creates a proxy for one of several apps. Not part of Apple's API.
    public convenience init(_ app: (any App.Type)?) { self.init(app, isElsewhere: false) }

    /// Creates a proxy for another app of the device. Alerts of the system, which belong to `com.apple.springboard` on a device,
    /// are shown by the app under test here, so that identifier refers to it; other apps don't exist.
    public convenience init(bundleIdentifier: String) {
        self.init(nil, isElsewhere: bundleIdentifier != "com.apple.springboard")
    }

    private init(_ app: (any App.Type)?, isElsewhere: Bool) {
        self.app = app
        self.isElsewhere = isElsewhere
        var settings = WindowSettings.phone
        settings.clock = .running
        self.settings = settings
        // A type, used on the main thread.
        nonisolated(unsafe) let meant = app
        super.init(nil, "the app") {
            let window = isElsewhere ? nil : (try? Self.type(meant)).flatMap { RunningApps.window(of: $0) }
            return window.map { [$0.screen.root] } ?? []
        }
    }

    /// The state of an app.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// The state of the app.
    public var state: State {
        assumingMainActor {
            guard let window else { return .notRunning }
            return window.isVisible ? .runningForeground : .runningBackground
        }
    }

    /// The app's window. Not part of Apple's API.
    public var window: TestWindow? { assumingMainActor { (try? type).flatMap { RunningApps.window(of: $0) } } }

    /// Launches the app, and restarts it if it is running.
    public func launch() { start { _ in } }

    /// Opens a URL in the app, which is launched if necessary.
    public func open(_ url: URL) {
        if state == .notRunning { return start { $0.open(url) } }
        assumingMainActor { window?.open(url) }
        pump()
    }

    private func start(_ body: @MainActor (TestWindow) -> Void) {
        assumingMainActor {
            do {
                body(try RunningApps.launch(type, settings, launchArguments, launchEnvironment))
                pump()
            } catch {
                XCTFail("\(error)")
            }
        }
    }

    /// Ends the app.
    public func terminate() { assumingMainActor { if window != nil { RunningApps.end() } } }

    /// Launches the app if it isn't running, else brings it to the foreground.
    public func activate() {
        guard state != .notRunning else { return launch() }
        assumingMainActor { window?.isVisible = true }
        pump()
    }

    /// Waits for a state.
    public func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }

    /// Resets all permissions, whatever the resource.
    public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
        settings.permissions = .asked
        assumingMainActor { window?.settings.permissions = .asked }
    }

    // MARK: Starting

    @MainActor private var type: any App.Type {
        get throws {
            guard !isElsewhere else { throw XCUIError("There is no other app than the one under test here.") }
            return try Self.type(app)
        }
    }

    @MainActor private static func type(_ app: (any App.Type)?) throws -> any App.Type {
        if let app = app ?? Self.appUnderTest { return app }
        let all = DeclaredTypes.apps
        guard all.count == 1 else {
            let names = all.map { String(describing: $0) }.sorted().joined(separator: ", ")
            throw XCUIError(
                all.isEmpty
                    ? "This program has no App: the test's target has to depend on the app's."
                    : "This program has several apps (\(names)): set XCUIApplication.appUnderTest.")
        }
        return all[0]
    }
}

/// A resource that requires permission.
///
/// See [XCUIProtectedResource](https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource).
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, bluetooth
    case keyboardNetwork, location, health
}

/// Why a test can't continue.
struct XCUIError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
