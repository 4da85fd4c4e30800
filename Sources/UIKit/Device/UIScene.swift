import Foundation
import SwiftUICore

/// A part of the app's interface. Here it is a page.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether the scene is visible.
    public enum ActivationState: Int, Sendable {
        /// There is no window.
        case unattached = -1
        /// `foregroundActive`: the window is visible. `background`: it is hidden. `foregroundInactive` never happens
        /// here.
        case foregroundActive, foregroundInactive, background
    }

    override init() { super.init() }

    /// The scene delegate of the current window.
    public var delegate: (any UISceneDelegate)? {
        get { SceneConnection.current?.delegate }
        set { SceneConnection.current?.delegate = newValue }
    }

    /// `foregroundActive` while the browser shows the current window, otherwise `background`; `unattached` if there is
    /// no window.
    public var activationState: ActivationState {
        guard let graph = ViewGraph.current else { return .unattached }
        return graph.visibility.isVisible ? .foregroundActive : .background
    }

    /// The page's title; empty if there is no window. Never nil.
    public var title: String! { ViewGraph.current?.title ?? "" }

    /// How an address is opened. Ignored by `open`.
    public final class OpenExternalURLOptions: NSObject {
        /// Open the address only in an app that is made for it.
        public var universalLinksOnly = false
        /// The usual way.
        public override init() {}
    }

    /// Opens a URL in a new tab, as `UIApplication.open` does. The options are ignored.
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Ignored.
    ///   - completion: Called with whether the URL was accepted.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Opens a URL in a new tab; returns whether it was accepted.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await UIApplication.shared.open(url)
    }

    /// Posted when the window became visible, before `didActivateNotification`.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the window became visible.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when the window was hidden, before `didEnterBackgroundNotification`.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when the window was hidden.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// The window scene of the current window: its page.
///
/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    static let page = UIWindowScene()

    /// The screen of the current window.
    public var screen: UIScreen { .main }
    /// The windows that the app has created for the page, otherwise SwiftUI's window. The key window is the first.
    public var windows: [UIWindow] { UIWindow.all }
    /// The window that the app has created for the page, otherwise SwiftUI's. Never nil.
    public var keyWindow: UIWindow? { .current }
    /// The traits of the current window.
    public var traitCollection: UITraitCollection { screen.traitCollection }

    /// The status bar, which a page hasn't: it is hidden, and has no size.
    public var statusBarManager: UIStatusBarManager? { .page }

    /// `landscapeRight` if the window is wider than high, otherwise `portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
