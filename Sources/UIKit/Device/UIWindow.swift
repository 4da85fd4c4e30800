import Foundation
import SwiftUICore

/// A window of an app. Here it fills the browser's page.
///
/// SwiftUI's scenes show themselves in a window of their own, which an app can ask for. An app from before `App` makes
/// its windows itself: in its scene delegate or, without one, in its app delegate. What such a window's root view
/// controller shows fills the page from `makeKeyAndVisible()` on. A view's `window` is nil unless it is shown. No views
/// can be added to a window itself.
///
/// See [UIWindow](https://developer.apple.com/documentation/uikit/uiwindow).
open class UIWindow: UIView {
    /// SwiftUI's window.
    static let page = UIWindow(frame: .zero)
    override var isPage: Bool { true }
    private var root: UIViewController?

    /// A window for the page, which shows nothing yet. The frame is ignored: it is the page's.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A window for the page, which shows nothing yet.
    public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }

    /// Always fails: there are no archives or storyboards here.
    public required init?(coder: NSCoder) { nil }

    // MARK: What it shows

    /// The controller whose view fills the page. SwiftUI's window has one that shows nothing itself and presents over
    /// the page; another one that is set there takes the place of the scene's views.
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

    /// Shows the window on the page, in front of the app's other windows there.
    open func makeKeyAndVisible() { SceneConnection.current?.show(self) }
    /// Brings the window to the front, if it is shown.
    open func makeKey() { if !isHidden { makeKeyAndVisible() } }

    /// Whether the window isn't shown. Setting it to false is `makeKeyAndVisible()`.
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

    /// Kept, and has no effect here: the last window that was shown is the one that is seen.
    open var windowLevel = Level.normal
    /// Whether the window is the one that is seen.
    public var isKeyWindow: Bool { self === Self.current }

    /// The safe area insets of the page: the area covered by a notch or a home indicator.
    open override var safeAreaInsets: UIEdgeInsets {
        let insets = ViewGraph.current?.surroundings.safeArea ?? EdgeInsets()
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    /// Takes the keyboard from the field that has it, in the current window. Returns whether there was one. `force` is
    /// ignored.
    @discardableResult
    open override func endEditing(_ force: Bool) -> Bool { ViewGraph.current?.endEditing() ?? false }
}

extension UIWindow {
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The height.
        public let rawValue: CGFloat
        /// A level by its height.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A level by its height.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        /// An app's windows.
        public static let normal = Level(0)
        /// In front of the status bar.
        public static let statusBar = Level(1000)
        /// In front of everything.
        public static let alert = Level(2000)
    }

    /// The window that is seen: the last that the app has shown, or else SwiftUI's.
    static var current: UIWindow { SceneConnection.current?.windows.last ?? .page }

    /// The windows of the current page, the one that is seen first.
    static var all: [UIWindow] {
        let own = SceneConnection.current?.windows.reversed() ?? []
        return own.isEmpty ? [.page] : Array(own)
    }
}
