import DisplayList
import Foundation
import Permissions
import ScreenActing
import SwiftUI
import UIKit

/// A window of an app without a browser: it shows a view or a whole app, and simulates a user's actions.
///
///     let window = TestWindow(CounterView())
///     try window.tap("Add")
///     #expect(window.has("1"))
///
/// Actions are synchronous: when one returns, the screen shows its result. For the result of a task, use `try await
/// window.wait(for: "Done")`. The time only changes with ``advance(by:)``.
@MainActor
public final class TestWindow: ScreenWindow {
    /// The environment and the user of the window. Setting it notifies the app at once, as when a user rotates the phone.
    public var settings: WindowSettings { didSet { settingsDidChange(from: oldValue) } }
    let content: AppWindow
    private let open: (WindowSettings, String?) -> TestWindow
    private let stopped: StoppedTime?
    /// The windows opened by the app (`openWindow`), oldest first.
    public private(set) var openedWindows: [TestWindow] = []

    /// Opens a window that shows a view.
    public convenience init(_ view: some View, settings: WindowSettings = WindowSettings()) {
        self.init(AppState(OneViewApp(view)), settings)
    }

    /// Opens a window of a size, in points, that shows a view.
    public convenience init(_ view: some View, size: CGSize) {
        self.init(view, settings: WindowSettings(size: size))
    }

    /// Starts an app, and opens its first window.
    public convenience init(app: some App, settings: WindowSettings = WindowSettings()) {
        let state = AppState(app)
        // The process has only one application, which belongs to this app from now on, with or without a delegate.
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

    /// Opens another window of the same app, like a second tab of a browser: the app's own `@State` is shared.
    public func openAnother(_ settings: WindowSettings? = nil) -> TestWindow { open(settings ?? self.settings, nil) }

    private func decidePermissions() {
        let decision: Bool? = settings.permissions == .asked ? nil : settings.permissions == .granted
        PermissionDesk.shared.decide(decision, for: settings.storage.user)
    }

    private func settingsDidChange(from old: WindowSettings) {
        // What the user has decided in an alert holds until the test changes the permissions.
        if old.permissions != settings.permissions { decidePermissions() }
        timeZone = settings.timeZone
        content.environmentDidChange(settings.environment)
        settle()
    }

    // MARK: The window

    /// Advances the time: animations finish, timelines and timer texts are updated. Has no effect if the clock is running.
    ///
    /// `Task.sleep` isn't affected: wait for its result instead.
    override public func advance(by duration: Duration) {
        stopped?.advance(bySeconds: duration / .seconds(1)) { settle() }
    }

    /// Whether the window's tab is in front. Changing it changes the app's scene phase.
    public var isVisible = true {
        didSet {
            content.visibilityDidChange(isVisible: isVisible)
            setNeedsRender()
            settle()
        }
    }

    /// Whether the page is connected to the host. It reconnects at the same address.
    public var isConnected = true {
        didSet {
            guard isConnected != oldValue else { return }
            if isConnected { content.pageDidConnect(at: nil) } else { content.pageDidDisconnect() }
            isVisible = isConnected
        }
    }

    /// Closes the page for good.
    public func close() { content.windowDidClose() }

    /// Opens a URL in the app, as a link to the app does: `onOpenURL` is called.
    public func open(_ address: URL) {
        content.open(address.absoluteString)
        setNeedsRender()
        settle()
    }
}

/// Allows closures to refer to a window that is being created.
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
