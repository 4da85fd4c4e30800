import Foundation
import SwiftUICore

/// The app as UIKit sees it: one process with many windows, one for each visitor. Properties of the window are those of
/// the current window.
///
/// See [UIApplication](https://developer.apple.com/documentation/uikit/uiapplication).
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
    /// Whether a person sees the window.
    public enum State: Int, Sendable { case active, inactive, background }

    /// How an address is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String
        /// An option by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Open the address only in an app that is made for it. Ignored by `open`.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Why an app was started. No reason is ever given here.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The reason's name.
        public let rawValue: String
        /// A reason by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An address was opened. Never given.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// A remote notification came. Never given.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// An item of the icon's menu was selected. Never given.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// The address of an app's settings. Pages have none: nothing opens it.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The address of an app's settings for notifications. Pages have none: nothing opens it.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The app: one for the whole process.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// The delegate that `UIApplicationDelegateAdaptor` or the app's entry point created. If app delegates create the
    /// windows, every page has its own, and this is the current page's.
    public package(set) var delegate: (any UIApplicationDelegate)? {
        get { SceneConnection.current?.applicationDelegate ?? processDelegate }
        set { processDelegate = newValue }
    }
    /// The app delegate that was created when the process started.
    var processDelegate: (any UIApplicationDelegate)?
    /// The windows that are visible to their users.
    package var visible: Set<ObjectIdentifier> = []

    // MARK: The window

    /// `active` while the browser shows the current window, otherwise `background`. Never `inactive`.
    public var applicationState: State { ViewGraph.current?.visibility.isVisible == false ? .background : .active }
    /// One scene: the page.
    public var connectedScenes: Set<UIScene> { [UIWindowScene.page] }
    /// The windows that the app has created for the current page, otherwise SwiftUI's window. The key window is the
    /// first.
    public var windows: [UIWindow] { UIWindow.all }
    /// The window that the app has created for the page, otherwise SwiftUI's. Never nil.
    public var keyWindow: UIWindow? { .current }
    /// The text size that the user has chosen, in the current window.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        UIScreen.main.traitCollection.preferredContentSizeCategory
    }

    /// Stored, but has no effect here: a page can't prevent the screen from turning off.
    public var isIdleTimerDisabled = false
    /// Stored, but has no effect here, as on Apple's systems since iOS 13.
    public var isNetworkActivityIndicatorVisible = false
    /// Stored, but has no effect here: a page has no icon with a badge.
    public var applicationIconBadgeNumber = 0
    /// False: an app here has one icon.
    public var supportsAlternateIcons: Bool { false }
    /// Always nil: an app here has one icon.
    public var alternateIconName: String? { nil }

    /// Calls the handler with `CocoaError.featureUnsupported`: there are no other icons.
    public func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { completionHandler?(CocoaError(.featureUnsupported)) }
    }

    /// Always throws: there are no other icons.
    /// - Throws: `CocoaError.featureUnsupported`.
    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        throw CocoaError(.featureUnsupported)
    }

    // MARK: Addresses

    /// Whether `open` would do something: true for the schemes `http`, `https`, `mailto`, `tel` and `sms`.
    public func canOpenURL(_ url: URL) -> Bool { OpenURLAction.schemes.contains(url.scheme?.lowercased() ?? "") }

    /// Opens a URL in a new tab. The options are ignored.
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Ignored.
    ///   - completion: Called with whether the URL was accepted.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard let graph = ViewGraph.current else {
            completion?(false)
            return
        }
        graph.windowEnvironment.openURL(url) { completion?($0) }
    }

    /// Opens a URL in a new tab; returns whether it was accepted.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}

// MARK: - Coming and going

extension UIApplication {
    /// Posted once, when the process has started and before there is a window.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted for a window that came into sight, after `willEnterForegroundNotification`.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted for a window that went out of sight, before `didEnterBackgroundNotification`.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted for a window that went out of sight.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted for a window that came into sight.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted when the process is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Never posted: a browser doesn't report it to a page.
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Never posted here.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Never posted: a browser doesn't report it to a page.
    public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

    /// Called when the app type has been created, before there is a window.
    package func finishLaunching() {
        processDelegate?.launch()
        NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    }

    /// Called when the process is about to end.
    package func terminate() {
        processDelegate?.applicationWillTerminate(self)
        NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }

    /// A window became visible or hidden. Notifications are posted for every window. A page's own delegate is called
    /// for its page; a process-wide delegate only for the first window to become visible and the last to be hidden.
    package func window(_ graph: ViewGraph, isVisible: Bool) {
        let wasSeen = !visible.isEmpty
        if isVisible { visible.insert(ObjectIdentifier(graph)) } else { visible.remove(ObjectIdentifier(graph)) }
        let isSeen = !visible.isEmpty
        let connection = graph.service(SceneConnection.self)
        if let own = connection.applicationDelegate {
            own.visibilityDidChange(isVisible: isVisible)
        } else if wasSeen != isSeen {
            processDelegate?.visibilityDidChange(isVisible: isSeen)
        }
        for (scene, app) in isVisible ? Self.coming : Self.going {
            post(scene, of: UIWindowScene.page, in: graph)
            post(app, of: self, in: graph)
        }
        connection.visibilityDidChange(isVisible: isVisible)
    }

    /// Notifications of a window that becomes visible, in order: each the scene's, then the app's.
    private static let coming = [
        (UIScene.willEnterForegroundNotification, willEnterForegroundNotification),
        (UIScene.didActivateNotification, didBecomeActiveNotification),
    ]
    /// Notifications of a window that becomes hidden.
    private static let going = [
        (UIScene.willDeactivateNotification, willResignActiveNotification),
        (UIScene.didEnterBackgroundNotification, didEnterBackgroundNotification),
    ]

    private func post(_ name: Notification.Name, of object: AnyObject, in graph: ViewGraph) {
        NotificationCenter.default.post(Notification(name: name, object: object, origin: graph))
    }
}

extension UIApplicationDelegate {
    /// The process has started or, for a page's own delegate, the page was opened.
    func launch() {
        _ = application(.shared, willFinishLaunchingWithOptions: nil)
        _ = application(.shared, didFinishLaunchingWithOptions: nil)
    }

    fileprivate func visibilityDidChange(isVisible: Bool) {
        if isVisible {
            applicationWillEnterForeground(.shared)
            applicationDidBecomeActive(.shared)
        } else {
            applicationWillResignActive(.shared)
            applicationDidEnterBackground(.shared)
        }
    }
}
