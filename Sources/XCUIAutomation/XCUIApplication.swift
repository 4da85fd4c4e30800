import Foundation
import KissaTesting
import SwiftUI
import XCTest
@_spi(Nodes) import ViewTree

/// The app under test, in this process and without a browser.
///
/// See [XCUIApplication](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication). Which app it is, Xcode knows
/// from the project; here it is the only `App` that the test's program has, or the one that is given. All instances of one
/// app are the same running app.
public final class XCUIApplication: XCUIElement, @unchecked Sendable {
    private let app: (any App.Type)?
    /// Whether it is another app than the one under test, of which there is none here.
    private let isElsewhere: Bool
    /// What the app is started with: `CommandLine.arguments` and `ProcessInfo.arguments` have them after the program's name for
    /// as long as the app runs.
    /// `-key value` is what `UserDefaults` and `@AppStorage` have under a key; `-AppleLanguages (ja)`,
    /// `-AppleInterfaceStyle Dark` and `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXL` say how the window is.
    public var launchArguments: [String] = []
    /// Added to the process's environment for as long as the app runs.
    public var launchEnvironment: [String: String] = [:]
    /// Where the window is shown, and to whom. Not of Apple's.
    public var settings: WindowSettings

    /// The app that `XCUIApplication()` stands for where the tests' program has several. Not of Apple's.
    @MainActor public static var appUnderTest: (any App.Type)?

    /// The app under test: the only one of the program, or else `appUnderTest`.
    public convenience init() { self.init(nil) }

    /// An app of several. Not of Apple's.
    public convenience init(_ app: (any App.Type)?) { self.init(app, isElsewhere: false) }

    /// Another app of the device. The system's own alerts, which a device shows in `com.apple.springboard`, are shown by the
    /// app under test here, so that is meant; of any other app there is nothing.
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

    /// How an app runs.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// How the app runs.
    public var state: State {
        assumingMainActor {
            guard let window else { return .notRunning }
            return window.isVisible ? .runningForeground : .runningBackground
        }
    }

    /// The app's window. Not of Apple's.
    public var window: TestWindow? { assumingMainActor { (try? type).flatMap { RunningApps.window(of: $0) } } }

    /// Starts the app, anew where it runs.
    public func launch() { start { _ in } }

    /// Opens an address in the app, which is started where it doesn't run.
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

    /// Starts the app where it doesn't run, and brings it to the front where it does.
    public func activate() {
        guard state != .notRunning else { return launch() }
        assumingMainActor { window?.isVisible = true }
        pump()
    }

    /// Waits for a state.
    public func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }

    /// Forgets what the user has allowed, whatever is asked for.
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

/// What the user may allow an app.
///
/// See [XCUIProtectedResource](https://developer.apple.com/documentation/xcuiautomation/xcuiprotectedresource).
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit, bluetooth
    case keyboardNetwork, location, health
}

/// Why a test can't go on.
struct XCUIError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
