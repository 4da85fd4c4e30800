import Foundation
import SwiftUICore

/// The window that shows the app: the browser's page. SwiftUI fills it, so no views can be added, but its root view
/// controller can present others. A view's `window` is nil unless it is shown.
///
/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
public final class UIWindow: UIView {
    static let page = UIWindow(frame: .zero)
    override var isPage: Bool { true }

    /// As large as the page.
    public override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }

    /// Light or dark, for all of the page, unless SwiftUI's views set `preferredColorScheme(_:)`.
    public override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rootViewController?.overrideUserInterfaceStyle ?? .unspecified }
        set { rootViewController?.overrideUserInterfaceStyle = newValue }
    }

    /// The screen of the current window.
    public var screen: UIScreen { .main }
    /// The page.
    public var windowScene: UIWindowScene? { .page }
    /// True.
    public var isKeyWindow: Bool { true }

    /// Takes the keyboard from the field that has it, in the current window. Returns whether there was one. `force` is
    /// ignored.
    @discardableResult
    public override func endEditing(_ force: Bool) -> Bool { ViewGraph.current?.endEditing() ?? false }

    /// The safe area insets of the page: the area covered by a notch or a home indicator.
    public override var safeAreaInsets: UIEdgeInsets {
        let insets = ViewGraph.current?.surroundings.safeArea ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

/// A part of an app that is shown. Here it is a page.
@MainActor
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

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the interface is upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which ways an interface may be turned. Has no effect here: users rotate their devices freely.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The orientations as bits, with Apple's values.
    public let rawValue: UInt
    /// Orientations by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Turned to either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// Every orientation except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The page, as a scene of windows: of the current window.
///
/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@MainActor
public final class UIWindowScene: UIScene {
    static let page = UIWindowScene()

    /// The screen of the current window.
    public var screen: UIScreen { .main }
    /// One window: the page.
    public var windows: [UIWindow] { [.page] }
    /// The page. Never nil.
    public var keyWindow: UIWindow? { .page }
    /// The traits of the current window.
    public var traitCollection: UITraitCollection { screen.traitCollection }

    /// `landscapeRight` if the window is wider than high, otherwise `portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
