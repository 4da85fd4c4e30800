import Foundation
import SwiftUICore

/// How a bar looks: its background, and in subclasses its texts.
///
/// Bars are SwiftUI's here. What is given to a bar's `appearance()` holds for all pages that say nothing themselves.
/// See [UIBarAppearance](https://developer.apple.com/documentation/uikit/uibarappearance).
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// What the bar is painted with; nil is the system's material.
    open var backgroundColor: UIColor?
    /// Not available: materials are SwiftUI's.
    @available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) with a material")
    open var backgroundEffect: UIBlurEffect? {
        get { nil }
        set {}
    }
    /// The line below or above the bar. No effect here: a bar with a colour has none.
    open var shadowColor: UIColor?
    /// No effect here: a bar has no shadow image.
    open var shadowImage: UIImage?
    private var isTransparent = false

    /// An appearance with the system's background.
    public override init() { super.init() }

    /// A copy of an appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        (backgroundColor, isTransparent) = (barAppearance.backgroundColor, barAppearance.isTransparent)
    }

    /// The system's material, which lets colours through.
    open func configureWithDefaultBackground() { (backgroundColor, isTransparent) = (nil, false) }
    /// The system's background without anything shining through.
    open func configureWithOpaqueBackground() { (backgroundColor, isTransparent) = (.systemBackground, false) }
    /// Nothing behind the bar's contents.
    open func configureWithTransparentBackground() { (backgroundColor, isTransparent) = (nil, true) }

    /// The background as SwiftUI's bars take it.
    var background: SwiftUICore.Color? { backgroundColor.map(Color.init(bridged:)) ?? (isTransparent ? .clear : nil) }
}

/// How the bar at the top of pages looks.
///
/// See [UINavigationBarAppearance](https://developer.apple.com/documentation/uikit/uinavigationbarappearance). Of the
/// attributes of titles, the colour and the font are heard.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The colour and the font of small titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour and the font of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar with the tabs looks.
///
/// See [UITabBarAppearance](https://developer.apple.com/documentation/uikit/uitabbarappearance).
open class UITabBarAppearance: UIBarAppearance {
    /// How the tabs' labels look.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// Kept; the labels are always stacked here.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// Kept; the labels are always stacked here.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How the bar at the bottom of pages looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// How the labels of tabs look, chosen and not.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Of tabs that aren't chosen.
    public let normal = UITabBarItemStateAppearance()
    /// Of the tab that is chosen.
    public let selected = UITabBarItemStateAppearance()
}

/// How the labels of tabs look in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The colour of icons.
    open var iconColor: UIColor?
    /// Of these the colour is heard, if there is no `iconColor`.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    var color: SwiftUICore.Color? {
        (iconColor ?? titleTextAttributes[.foregroundColor] as? UIColor).map(Color.init(bridged:))
    }
}
