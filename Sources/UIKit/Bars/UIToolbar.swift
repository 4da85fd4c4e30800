import Foundation
import SwiftUICore

/// The bar at the bottom of a page. It is SwiftUI's here, so an app only styles it with `appearance()`.
///
/// See [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
open class UIToolbar: UIView {
    /// For the proxy, the appearance of all pages' bars. A bar that the app creates has one of its own, which isn't
    /// displayed.
    private var look = BarLook()

    override func becomeProxy(in containers: [any UIAppearanceContainer.Type]) { look = .shared }

    /// The bar's appearance.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { look.bottomBackground = standardAppearance.background }
    }
    /// The bar's appearance at the content's lower edge. Both states look alike here: the appearance set last is used.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { look.bottomBackground = scrollEdgeAppearance?.background }
    }

    /// The bar's background color.
    open var barTintColor: UIColor? {
        didSet { look.bottomBackground = barTintColor.map(Color.init(bridged:)) }
    }
    /// The bar's background color.
    open override var backgroundColor: UIColor? {
        didSet { look.bottomBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// Stored, but has no effect here: bars are translucent unless they have a color.
    open var isTranslucent = true
}
