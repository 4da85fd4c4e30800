import Foundation
import SwiftUICore

/// The window that shows the app: the browser's page. Nothing can be put into it, which is SwiftUI's to fill, but its root view
/// controller presents others over it; a view's `window` says whether it is shown.
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

    /// Light or dark, for all of the page, where SwiftUI's views prefer nothing by `preferredColorScheme(_:)`.
    public override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rootViewController?.overrideUserInterfaceStyle ?? .unspecified }
        set { rootViewController?.overrideUserInterfaceStyle = newValue }
    }

    public var screen: UIScreen { .main }
    public var windowScene: UIWindowScene? { .page }
    public var isKeyWindow: Bool { true }

    /// Takes the keyboard from the field that has it, in the window whose code runs. Returns whether there was one.
    @discardableResult
    public override func endEditing(_ force: Bool) -> Bool { ViewGraph.current?.endEditing() ?? false }

    /// What the device's edges cover of the page: a notch, a home indicator.
    public override var safeAreaInsets: UIEdgeInsets {
        let insets = ViewGraph.current?.surroundings.safeArea ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

/// Something that an app shows.
@MainActor
open class UIScene: UIResponder {
    /// Whether a person sees it.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    override init() { super.init() }

    public var activationState: ActivationState {
        guard let graph = ViewGraph.current else { return .unattached }
        return graph.visibility.isVisible ? .foregroundActive : .background
    }

    public var title: String! { ViewGraph.current?.title ?? "" }

    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How an interface may be turned: the person's affair here.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The page, as a scene of windows: of the window whose code runs.
///
/// See [UIWindowScene](https://developer.apple.com/documentation/uikit/uiwindowscene).
@MainActor
public final class UIWindowScene: UIScene {
    static let page = UIWindowScene()

    public var screen: UIScreen { .main }
    public var windows: [UIWindow] { [.page] }
    public var keyWindow: UIWindow? { .page }
    public var traitCollection: UITraitCollection { screen.traitCollection }

    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
