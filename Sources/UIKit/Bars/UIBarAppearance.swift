import Foundation
import SwiftUICore

/// The appearance of a bar: its background, and in subclasses its text attributes.
///
/// Bars are SwiftUI's here. The appearance set on a bar's `appearance()` proxy is the default for all pages. See
/// [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The background color; nil is the system's material.
    open var backgroundColor: UIColor?
    /// Not available: materials are SwiftUI's.
    @available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) with a material")
    open var backgroundEffect: UIBlurEffect? {
        get { nil }
        set {}
    }
    /// The line below or above the bar. No effect here: a bar with a color has none.
    open var shadowColor: UIColor?
    /// No effect here: a bar has no shadow image.
    open var shadowImage: UIImage?
    private var isTransparent = false

    /// An appearance with the system's background.
    public override init() { super.init() }

    /// An appearance with the background of another one. Other properties aren't copied.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        (backgroundColor, isTransparent) = (barAppearance.backgroundColor, barAppearance.isTransparent)
    }

    /// Uses the system's translucent material.
    open func configureWithDefaultBackground() { (backgroundColor, isTransparent) = (nil, false) }
    /// Uses the system's background color, opaque.
    open func configureWithOpaqueBackground() { (backgroundColor, isTransparent) = (.systemBackground, false) }
    /// Shows no background.
    open func configureWithTransparentBackground() { (backgroundColor, isTransparent) = (nil, true) }

    /// The background for SwiftUI's bars.
    var background: SwiftUICore.Color? { backgroundColor.map(Color.init(bridged:)) ?? (isTransparent ? .clear : nil) }
}

/// The appearance of the navigation bar, at the top of pages.
///
/// See [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance). Of the
/// title attributes, only the color and the font have an effect.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The color and the font of small titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color and the font of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of the tab bar.
///
/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of the tabs' labels.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept; the labels are always stacked here.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept; the labels are always stacked here.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The appearance of the toolbar, at the bottom of pages.
open class UIToolbarAppearance: UIBarAppearance {}

/// The appearance of the tabs' labels, selected or not.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// For tabs that aren't selected.
    public let normal = UITabBarItemStateAppearance()
    /// For the selected tab.
    public let selected = UITabBarItemStateAppearance()
}

/// The appearance of the tabs' labels in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The color of icons.
    open var iconColor: UIColor?
    /// Only the color has an effect, and only without an `iconColor`.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    var color: SwiftUICore.Color? {
        (iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor).map(Color.init(bridged:))
    }
}
