import Foundation
import SwiftUICore

/// A part of an app that is shown. Here it is a page.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a person sees it.
    public enum ActivationState: Int, Sendable {
        /// There is no window.
        case unattached = -1
        /// `foregroundActive`: the window is visible. `background`: it is hidden. `foregroundInactive` never happens
        /// here.
        case foregroundActive, foregroundInactive, background
    }

    override init() { super.init() }

    /// What the app has made to hear of the scene: the delegate of the current window.
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

    /// Posted when the window comes into sight, before `didActivateNotification`.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when the window came into sight.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when the window goes out of sight, before `didEnterBackgroundNotification`.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted when the window went out of sight.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// The page, as a scene of windows: of the current window.
///
/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@preconcurrency @MainActor
public final class UIWindowScene: UIScene {
    static let page = UIWindowScene()

    /// The screen of the current window.
    public var screen: UIScreen { .main }
    /// The windows that the app has made for the page, or else the page. The key window is the first.
    public var windows: [UIWindow] { UIWindow.all }
    /// The page, or the window that the app has made for it. Never nil.
    public var keyWindow: UIWindow? { .current }
    /// The traits of the current window.
    public var traitCollection: UITraitCollection { screen.traitCollection }

    /// `landscapeRight` if the window is wider than high, otherwise `portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
