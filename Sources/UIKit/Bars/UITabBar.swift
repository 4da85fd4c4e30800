import Foundation
import SwiftUICore

/// The tab bar, at the bottom of a page. It is SwiftUI's here, so an app only styles it with `appearance()`.
///
/// See [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
open class UITabBar: UIView {
    /// For the proxy, the appearance of all pages' bars. A bar that the app creates has one of its own, which isn't
    /// displayed.
    private var look = BarLook()

    override func becomeProxy(in containers: [any UIAppearanceContainer.Type]) { look = .shared }

    /// The bar's appearance while content is below it; also at the content's edge, if `scrollEdgeAppearance` is nil.
    open var standardAppearance = UITabBarAppearance() { didSet { show(standardAppearance) } }
    /// The bar's appearance at the content's lower edge. Both states look alike here: the appearance set last is used.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { scrollEdgeAppearance.map(show) } }

    /// The bar's background color.
    open var barTintColor: UIColor? { didSet { look.tabBackground = barTintColor.map(Color.init(bridged:)) } }
    /// The bar's background color.
    open override var backgroundColor: UIColor? {
        didSet { look.tabBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// The color of the selected tab.
    open override var tintColor: UIColor! { didSet { look.tabTint = tintColor.map(Color.init(bridged:)) } }
    /// The color of the other tabs.
    open var unselectedItemTintColor: UIColor? {
        didSet { look.unselectedTab = unselectedItemTintColor.map(Color.init(bridged:)) }
    }

    /// An empty image removes the bar's background; other images have no effect here.
    open var backgroundImage: UIImage? {
        didSet { look.tabBackground = backgroundImage?.size == .zero ? .clear : nil }
    }
    /// Stored, but has no effect here: bars are translucent unless they have a color.
    open var isTranslucent = true
    /// Stored, but has no effect here: a bar has no shadow image.
    open var shadowImage: UIImage?
    /// Stored, but has no effect here.
    open var barStyle = UIBarStyle.default

    private func show(_ appearance: UITabBarAppearance) {
        look.tabBackground = appearance.background
        look.tabTint = appearance.stackedLayoutAppearance.selected.color ?? look.tabTint
        look.unselectedTab = appearance.stackedLayoutAppearance.normal.color ?? look.unselectedTab
    }
}
