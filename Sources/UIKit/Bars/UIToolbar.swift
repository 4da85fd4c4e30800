import Foundation
import SwiftUICore

/// The bar at the bottom of a page. It is SwiftUI's here, so that an app only meets `appearance()`.
///
/// See [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
open class UIToolbar: UIView {
    private static let proxy = {
        let proxy = UIToolbar(frame: .zero)
        proxy.look = .shared
        return proxy
    }()
    /// The look of all pages' bars for the proxy. A bar of the app's own only has its own, which nothing shows.
    private var look = BarLook()

    /// The looks of all bars at the bottom.
    public static func appearance() -> UIToolbar { proxy }

    /// The bar's look.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { look.bottomBackground = standardAppearance.background }
    }
    /// The bar's look at the lower edge of the content. The two aren't told apart here: the last that was set is seen.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { look.bottomBackground = scrollEdgeAppearance?.background }
    }

    /// What the bar is painted with.
    open var barTintColor: UIColor? {
        didSet { look.bottomBackground = barTintColor.map(Color.init(bridged:)) }
    }
    /// What the bar is painted with.
    open override var backgroundColor: UIColor? {
        didSet { look.bottomBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// Kept, and has no effect here: bars shine through unless they have a colour.
    open var isTranslucent = true
}
