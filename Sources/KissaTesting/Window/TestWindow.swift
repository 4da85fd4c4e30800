import DisplayList
import Foundation
import Permissions
import ScreenActing
import SwiftUI
import UIKit

/// A window of an app without a browser: shows a view or a whole app, and does to it what a person would.
///
///     let window = TestWindow(CounterView())
///     try window.tap("Add")
///     #expect(window.has("1"))
///
/// Everything is synchronous: when an action returns, the screen shows its result. What the app does in tasks needs a
/// `try await window.wait(for: "Done")`. Time stands still until ``advance(by:)``.
@MainActor
public final class TestWindow: ScreenWindow {
    /// Where the window is shown, and to whom. The app hears of a change at once, as when a person turns the phone.
    public var settings: WindowSettings { didSet { settingsDidChange(from: oldValue) } }
    let content: AppWindow
    private let open: (WindowSettings, String?) -> TestWindow
    private let stopped: StoppedTime?
    /// The windows that the app has opened (`openWindow`), oldest first.
    public private(set) var openedWindows: [TestWindow] = []

    /// Opens a window that shows a view.
    public convenience init(_ view: some View, settings: WindowSettings = WindowSettings()) {
        self.init(AppState(OneViewApp(view)), settings)
    }

    /// Opens a window of that size, in points, that shows a view.
    public convenience init(_ view: some View, size: CGSize) {
        self.init(view, settings: WindowSettings(size: size))
    }

    /// Starts an app, and opens its first window.
    public convenience init(app: some App, settings: WindowSettings = WindowSettings()) {
        let state = AppState(app)
        // The process has one application: it is this app's now, whether that has a delegate or not.
        UIApplication.shared.delegate = state.delegate
        if state.delegate != nil { UIApplication.shared.finishLaunching() }
        self.init(state, settings)
    }

    private init<A: App>(_ app: AppState<A>, _ settings: WindowSettings, at address: String? = nil) {
        self.settings = settings
        open = { TestWindow(app, $0, at: $1) }
        let reference = WindowReference()
        let (time, stopped) = settings.clock.start()
        self.stopped = stopped
        content = AppWindow(app: app, name: "Test", time: time) {
            reference.window?.renderNow()
        } needsRender: {
            reference.window?.setNeedsRender()
        }
        super.init(content, graph: content.graph)
        reference.window = self
        didOpenWindow = { [unowned self] in openedWindows.append(open(self.settings, $0)) }
        timeZone = settings.timeZone
        if settings.permissions != .asked { decidePermissions() }
        if let address { content.begin(at: "http://test" + address) }
        content.pageDidConnect(at: "http://test" + (address ?? "/"))
        content.environmentDidChange(settings.environment)
        settle()
    }

    /// Opens another window of the same app, as a second tab of a browser: the app's own `@State` is shared.
    public func openAnother(_ settings: WindowSettings? = nil) -> TestWindow { open(settings ?? self.settings, nil) }

    private func decidePermissions() {
        let decision: Bool? = settings.permissions == .asked ? nil : settings.permissions == .granted
        PermissionDesk.shared.decide(decision, for: settings.storage.user)
    }

    private func settingsDidChange(from old: WindowSettings) {
        // What the user has answered to an alert holds until the test says otherwise.
        if old.permissions != settings.permissions { decidePermissions() }
        timeZone = settings.timeZone
        content.environmentDidChange(settings.environment)
        settle()
    }

    // MARK: The window

    /// Lets time pass: animations end, timelines go on, texts count. Of no use where the clock is running.
    ///
    /// What the app waits for by `Task.sleep` is no time of the window's: wait for its result.
    override public func advance(by duration: Duration) {
        stopped?.advance(bySeconds: duration / .seconds(1)) { settle() }
    }

    /// The window goes behind another tab, or comes back: the app's scene phase changes.
    public var isVisible = true {
        didSet {
            content.visibilityDidChange(isVisible: isVisible)
            setNeedsRender()
            settle()
        }
    }

    /// The page loses its connection to the host, or is back at the same address.
    public var isConnected = true {
        didSet {
            guard isConnected != oldValue else { return }
            if isConnected { content.pageDidConnect(at: nil) } else { content.pageDidDisconnect() }
            isVisible = isConnected
        }
    }

    /// Closes the page for good.
    public func close() { content.windowDidClose() }

    /// Opens an address in the app, as a link to it does: `onOpenURL` hears of it.
    public func open(_ address: URL) {
        content.open(address.absoluteString)
        setNeedsRender()
        settle()
    }
}

/// Lets closures refer to a window that is being made.
@MainActor
private final class WindowReference {
    weak var window: TestWindow?
}

extension WindowSettings.Clock {
    @MainActor
    fileprivate func start() -> (time: any WindowTime, stopped: StoppedTime?) {
        guard case .stopped(let date) = self else { return (SystemTime.shared, nil) }
        let time = StoppedTime(date)
        return (time, time)
    }
}
