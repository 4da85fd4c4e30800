import Foundation
import SwiftUICore

/// A window of an app. Here it fills the browser's page.
///
/// SwiftUI's scenes have a window of their own, which an app can look up. An app with UIKit's life cycle creates its
/// windows itself: in its scene delegate or, without one, in its app delegate. After `makeKeyAndVisible()`, the root
/// view controller of such a window fills the page. A view's `window` is nil unless it is shown. Subviews can't be
/// added to a window itself.
///
/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
open class UIWindow: UIView {
    /// SwiftUI's window.
    static let page = UIWindow(frame: .zero)
    override var isPage: Bool { true }
    private var root: UIViewController?

    /// A window without content. The frame is ignored: the window is as large as the page.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A window without content.
    public init(windowScene: UIWindowScene) { super.init(frame: .zero) }

    /// Always fails: there are no archives or storyboards here.
    public required init?(coder: NSCoder) { nil }

    // MARK: What it shows

    /// The controller whose view fills the page. In SwiftUI's window it is by default one that shows nothing itself and
    /// presents over the page; setting another one replaces the scene's views.
    open var rootViewController: UIViewController? {
        get { root ?? (self === Self.page ? SceneConnection.current?.replacedRoot ?? PageController.current : nil) }
        set {
            if self === Self.page {
                SceneConnection.current?.replacedRoot = newValue
            } else {
                root = newValue
                SceneConnection.current?.rootDidChange(of: self)
            }
        }
    }

    /// Shows the window in front of the app's other windows on the page.
    open func makeKeyAndVisible() { SceneConnection.current?.show(self) }
    /// Brings the window to the front, if it is shown.
    open func makeKey() { if !isHidden { makeKeyAndVisible() } }

    /// Whether the window is hidden. Setting it to false has the effect of `makeKeyAndVisible()`.
    open override var isHidden: Bool {
        get { self !== Self.page && SceneConnection.current?.windows.contains { $0 === self } != true }
        set { newValue ? SceneConnection.current?.hide(self) : SceneConnection.current?.show(self) }
    }

    /// As large as the page.
    open override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
    }

    /// Light or dark, for all of the page, unless SwiftUI's views set `preferredColorScheme(_:)`.
    open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { PageController.current?.overrideUserInterfaceStyle ?? .unspecified }
        set { PageController.current?.overrideUserInterfaceStyle = newValue }
    }

    // MARK: Where it is

    /// The screen of the current window.
    public var screen: UIScreen { .main }

    /// The page. Setting it has no effect.
    public var windowScene: UIWindowScene? {
        get { .page }
        set {}
    }

    /// Stored, but has no effect here: the window that was shown last is in front.
    open var windowLevel = Level.normal
    /// Whether the window is in front.
    public var isKeyWindow: Bool { self === Self.current }

    /// The safe area insets of the page: the area covered by a notch or a home indicator.
    open override var safeAreaInsets: UIEdgeInsets {
        let insets = ViewGraph.current?.surroundings.safeArea ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// Takes the keyboard focus from the field that has it, in the current window. Returns whether there was one.
    /// `force` is ignored.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool { ViewGraph.current?.endEditing() ?? false }
}

extension UIWindow {
    /// The z-order of windows.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The numeric level.
        public let rawValue: CGFloat
        /// A level by its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level by its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// The level of an app's windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level in front of everything else.
        public static let alert = Level(2000)

        /// The level a distance above another one.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }
        /// The level a distance below another one.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }
    }

    /// The window in front: the one that the app has shown last, otherwise SwiftUI's.
    static var current: UIWindow { SceneConnection.current?.windows.last ?? .page }

    /// The windows of the current page, front to back.
    static var all: [UIWindow] {
        let own = SceneConnection.current?.windows.reversed() ?? []
        return own.isEmpty ? [.page] : Array(own)
    }
}
