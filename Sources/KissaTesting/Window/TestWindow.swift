import DisplayList
import Foundation
import Permissions
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
public final class TestWindow {
    /// Where the window is shown, and to whom. The app hears of a change at once, as when a person turns the phone.
    public var settings: WindowSettings { didSet { settingsDidChange() } }
    let content: AppWindow
    private(set) var list: DisplayList
    private let open: (WindowSettings, String?) -> TestWindow
    private let stopped: StoppedTime?
    private var hasNews = true
    /// What a screen reader was told to say, oldest first.
    public private(set) var announcements: [String] = []
    /// The addresses that were opened beside the app, oldest first.
    public private(set) var openedAddresses: [String] = []
    /// What the app put on the clipboard last.
    public private(set) var clipboard: String?
    /// The windows that the app has opened (`openWindow`), oldest first.
    public private(set) var openedWindows: [TestWindow] = []
    /// Their addresses.
    package private(set) var openedWindowAddresses: [String] = []
    /// The titles and words of the notifications that the browser was to show, oldest first.
    public private(set) var notifications: [String] = []
    /// Whether the app has closed the window (`dismissWindow`).
    public private(set) var isClosed = false
    /// The names of the files that the app had the browser save.
    public private(set) var downloads: [String] = []

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
        if UIApplication.shared.delegate != nil { UIApplication.shared.finishLaunching() }
        self.init(AppState(app), settings)
    }

    private init<A: App>(_ app: AppState<A>, _ settings: WindowSettings, at address: String? = nil) {
        self.settings = settings
        list = DisplayList(root: DisplayElement(id: ElementID(0)))
        open = { TestWindow(app, $0, at: $1) }
        let reference = WindowReference()
        let (time, stopped) = settings.clock.start()
        self.stopped = stopped
        content = AppWindow(app: app, name: "Test", time: time) {
            reference.window?.renderOnce()
        } needsRender: {
            reference.window?.hasNews = true
        }
        reference.window = self
        decidePermissions()
        if let address { content.begin(at: "http://test" + address) }
        content.environmentDidChange(settings.environment)
        settle()
    }

    isolated deinit { content.windowDidClose() }

    /// Opens another window of the same app, as a second tab of a browser: the app's own `@State` is shared.
    public func openAnother(_ settings: WindowSettings? = nil) -> TestWindow { open(settings ?? self.settings, nil) }

    private func decidePermissions() {
        guard settings.permissions != .asked else { return }
        PermissionDesk.shared.decide(settings.permissions == .granted, for: settings.storage.user)
    }

    private func settingsDidChange() {
        content.environmentDidChange(settings.environment)
        settle()
    }

    // MARK: Rendering

    /// Shows what has changed. Every action does so itself; call it after changing a model by hand.
    public func settle() {
        // A view that changes at every evaluation is told of by the graph; it mustn't hold up a test.
        for _ in 0..<100 where hasNews {
            hasNews = false
            renderOnce()
        }
    }

    private func renderOnce() {
        if let new = content.render() { list = new }
        for request in content.takeRequests() { note(request) }
    }

    private func note(_ request: BrowserRequest) {
        switch request {
        case .speak(let words, _): announcements.append(words)
        case .open(let address): openedAddresses.append(address)
        case .copy(let words): clipboard = words
        case .download(_, let name): downloads.append(name)
        case .openWindow(let address):
            openedWindowAddresses.append(address)
            openedWindows.append(open(settings, address))
        case .closeWindow: isClosed = true
        case .notify(_, let title, let body): notifications.append([title, body].joined(separator: "\n"))
        case .vibrate, .allowNotifications: break
        }
    }

    func note(opened address: String) { openedAddresses.append(address) }

    /// Does to an element what a browser would report, and shows the result.
    func send(_ action: ElementEvent.Action, to element: ElementID) {
        content.handle(ElementEvent(element: element, frameSeen: 0, action: action))
        hasNews = true
        settle()
    }

    // MARK: The window

    /// Seconds of the window's clock since it was opened.
    var seconds: Double { content.graph.time.seconds }

    /// Lets time pass: animations end, timelines go on, texts count. Of no use where the clock is running.
    ///
    /// What the app waits for by `Task.sleep` is no time of the window's: wait for its result.
    public func advance(by duration: Duration) {
        let (seconds, attoseconds) = duration.components
        stopped?.advance(bySeconds: Double(seconds) + Double(attoseconds) / 1e18) { settle() }
    }

    /// The window goes behind another tab, or comes back: the app's scene phase changes.
    public var isVisible = true {
        didSet {
            content.visibilityDidChange(isVisible: isVisible)
            hasNews = true
            settle()
        }
    }

    /// Opens an address in the app, as a link to it does: `onOpenURL` hears of it.
    public func open(_ address: URL) {
        content.open(address.absoluteString)
        hasNews = true
        settle()
    }

    /// The window's title.
    public var title: String { list.title }
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
