import Foundation
import SwiftUICore

/// The bar at the bottom of a page. It is SwiftUI's here, so that an app only meets `appearance()`.
///
/// See [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
open class UIToolbar: UIView {
    private static let proxy = UIToolbar(frame: .zero)

    /// The looks of all bars at the bottom.
    public static func appearance() -> UIToolbar { proxy }

    /// The bar's look.
    open var standardAppearance = UIToolbarAppearance() {
        didSet { BarLook.shared.bottomBackground = standardAppearance.background }
    }
    /// The bar's look at the lower edge of the content. The two aren't told apart here: the last that was set is seen.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        didSet { BarLook.shared.bottomBackground = scrollEdgeAppearance?.background }
    }

    /// What the bar is painted with.
    open var barTintColor: UIColor? {
        didSet { BarLook.shared.bottomBackground = barTintColor.map(Color.init(bridged:)) }
    }
    /// What the bar is painted with.
    open override var backgroundColor: UIColor? {
        didSet { BarLook.shared.bottomBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// Kept, and has no effect here: bars shine through unless they have a colour.
    open var isTranslucent = true
}
