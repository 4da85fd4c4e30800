import Foundation
import SwiftUICore

/// The bar with the tabs, at the bottom of a page. It is SwiftUI's here, so that an app only meets `appearance()`.
///
/// See [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
open class UITabBar: UIView {
    private static let proxy = {
        let proxy = UITabBar(frame: .zero)
        proxy.look = .shared
        return proxy
    }()
    /// The look of all pages' bars for the proxy. A bar of the app's own only has its own, which nothing shows.
    private var look = BarLook()

    /// The looks of all bars with tabs.
    public static func appearance() -> UITabBar { proxy }

    /// The bar's look while content is below it, and, if `scrollEdgeAppearance` is nil, otherwise too.
    open var standardAppearance = UITabBarAppearance() { didSet { show(standardAppearance) } }
    /// The bar's look at the lower edge of the content. The two aren't told apart here: the last that was set is seen.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance.map(show) } }

    /// What the bar is painted with.
    open var barTintColor: UIColor? { didSet { look.tabBackground = barTintColor.map(Color.init(bridged:)) } }
    /// What the bar is painted with.
    open override var backgroundColor: UIColor? {
        didSet { look.tabBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// The colour of the tab that is chosen.
    open override var tintColor: UIColor! { didSet { look.tabTint = tintColor.map(Color.init(bridged:)) } }
    /// The colour of the tabs that aren't chosen.
    open var unselectedItemTintColor: UIColor? {
        didSet { look.unselectedTab = unselectedItemTintColor.map(Color.init(bridged:)) }
    }

    /// An empty image leaves the bar's background out; others have no effect here.
    open var backgroundImage: UIImage? {
        didSet { look.tabBackground = backgroundImage?.size == .zero ? .clear : nil }
    }
    /// Kept, and has no effect here: bars shine through unless they have a colour.
    open var isTranslucent = true
    /// Kept, and has no effect here: a bar has no shadow image.
    open var shadowImage: UIImage?
    /// Kept, and has no effect here.
    open var barStyle = UIBarStyle.default

    private func show(_ appearance: UITabBarAppearance) {
        look.tabBackground = appearance.background
        look.tabTint = appearance.stackedLayoutAppearance.selected.color ?? look.tabTint
        look.unselectedTab = appearance.stackedLayoutAppearance.normal.color ?? look.unselectedTab
    }
}
