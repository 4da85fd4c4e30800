import Foundation
import KissaTesting
import SwiftUI
import XCTest
@_spi(Nodes) import ViewTree

/// The app under test, in this process and without a browser.
///
/// See [XCUIApplication](https://developer.apple.com/documentation/xcuiautomation/xcuiapplication). Which app it is, Xcode knows
/// from the project; here it is the only `App` that the test's program has, or the one that is given.
public final class XCUIApplication: XCUIElement, @unchecked Sendable {
    private let app: (any App.Type)?
    private let box = WindowBox()
    /// What the app is started with: `-AppleLanguages (ja)` sets the languages; `-key value` is what `UserDefaults` has.
    public var launchArguments: [String] = []
    /// Added to the process's environment when the app is launched.
    public var launchEnvironment: [String: String] = [:]
    /// Where the window is shown, and to whom. Not of Apple's.
    public var settings: WindowSettings

    /// The app that `XCUIApplication()` stands for where the tests' program has several. Not of Apple's.
    @MainActor public static var appUnderTest: (any App.Type)?

    /// The app under test: the only one of the program, or else `appUnderTest`.
    public convenience init() { self.init(nil) }

    /// An app of several. Not of Apple's.
    public init(_ app: (any App.Type)?) {
        self.app = app
        var settings = WindowSettings.phone
        settings.clock = .running
        self.settings = settings
        let box = box
        super.init(nil, "the app") { box.window.map { [$0.screen.root] } ?? [] }
    }

    /// How an app runs.
    public enum State: UInt, Sendable { case unknown, notRunning, runningBackground, runningForeground = 4 }

    /// How the app runs.
    public var state: State { assumingMainActor { box.window == nil ? .notRunning : .runningForeground } }

    /// The app's window. Not of Apple's.
    public var window: TestWindow? { assumingMainActor { box.window } }

    /// Starts the app, anew where it runs.
    public func launch() {
        assumingMainActor {
            box.window = nil
            do {
                apply()
                box.window = try open(chosen())
                pump()
            } catch {
                XCTFail("\(error)")
            }
        }
    }

    /// Ends the app.
    public func terminate() { assumingMainActor { box.window = nil } }

    /// Starts the app where it doesn't run.
    public func activate() { if state == .notRunning { launch() } }

    /// Waits for a state.
    public func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }

    // MARK: Starting

    @MainActor private func open<A: App>(_ type: A.Type) throws -> TestWindow {
        TestWindow(app: type.init(), settings: settings)
    }

    @MainActor private func chosen() throws -> any App.Type {
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

    private func apply() {
        for (name, value) in launchEnvironment { setenv(name, value, 1) }
        var defaults: [String: Any] = [:]
        for (argument, value) in zip(launchArguments, launchArguments.dropFirst()) where argument.hasPrefix("-") {
            defaults[String(argument.dropFirst())] = value
        }
        if let list = defaults["AppleLanguages"] as? String {
            settings.languages = list.split { "(), \"".contains($0) }.map(String.init)
        }
        UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
    }
}

/// The app's window, while it runs.
@MainActor
private final class WindowBox {
    var window: TestWindow?
    nonisolated init() {}
}

/// Why a test can't go on.
struct XCUIError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
