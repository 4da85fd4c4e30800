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
    /// What the app is started with: `-AppleLanguages (ja)` sets the languages; `-key value` is what `UserDefaults` has, until
    /// the app is terminated or launched again. `CommandLine.arguments` stays as it is, which a line on standard error says of
    /// arguments such as `--uitesting`: tell the app by `launchEnvironment` instead.
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
    public init(_ app: (any App.Type)?) {
        self.app = app
        var settings = WindowSettings.phone
        settings.clock = .running
        self.settings = settings
        let box = box
        super.init(nil, "the app") { box.window.map { [$0.screen.root] } ?? [] }
    }

    /// How an app runs.
    public enum State: UInt, Sendable {
        case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
    }

    /// How the app runs.
    public var state: State { assumingMainActor { box.window == nil ? .notRunning : .runningForeground } }

    /// The app's window. Not of Apple's.
    public var window: TestWindow? { assumingMainActor { box.window } }

    /// Starts the app, anew where it runs.
    public func launch() {
        assumingMainActor {
            end()
            do {
                let surroundings = LaunchSurroundings(launchArguments, launchEnvironment)
                box.surroundings = surroundings
                warn(of: surroundings.unseen)
                box.window = try open(chosen())
                pump()
            } catch {
                XCTFail("\(error)")
            }
        }
    }

    private func warn(of unseen: [String]) {
        guard !unseen.isEmpty else { return }
        let words = "XCUIApplication: the app doesn't see \(unseen.joined(separator: " ")); use launchEnvironment.\n"
        FileHandle.standardError.write(Data(words.utf8))
    }

    /// Ends the app.
    public func terminate() { assumingMainActor { end() } }

    @MainActor private func end() {
        box.window = nil
        box.surroundings = nil
    }

    /// Starts the app where it doesn't run.
    public func activate() { if state == .notRunning { launch() } }

    /// Waits for a state.
    public func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }

    // MARK: Starting

    @MainActor private func open<A: App>(_ type: A.Type) throws -> TestWindow {
        var settings = settings
        if let languages = box.surroundings?.languages { settings.languages = languages }
        return TestWindow(app: type.init(), settings: settings)
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
}

/// The app's window, and what it was started with, while it runs.
@MainActor
private final class WindowBox {
    var window: TestWindow?
    var surroundings: LaunchSurroundings?
    nonisolated init() {}
}

/// Why a test can't go on.
struct XCUIError: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
