import Foundation

// Bars are SwiftUI's here, and drawn by the browser: an app styles them with SwiftUI's modifiers.

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) and toolbarColorScheme(_:for:)")
open class UINavigationBar: UIView {
    /// Not available.
    open var standardAppearance: UINavigationBarAppearance! {
        get { nil }
        set {}
    }
    /// Not available.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Not available.
    open var compactAppearance: UINavigationBarAppearance?
    /// Not available.
    open var barTintColor: UIColor?
    /// Not available.
    open var isTranslucent: Bool { true }
    /// Not available.
    open var shadowImage: UIImage?
    /// Not available.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Not available.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Not available.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) with .tabBar")
open class UITabBar: UIView {
    /// Not available.
    open var standardAppearance: UITabBarAppearance! {
        get { nil }
        set {}
    }
    /// Not available.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Not available.
    open var barTintColor: UIColor?
    /// Not available.
    open var unselectedItemTintColor: UIColor?
    /// Not available.
    open var isTranslucent: Bool {
        get { true }
        set {}
    }
    /// Not available.
    open var backgroundImage: UIImage?
    /// Not available.
    open var shadowImage: UIImage?
}

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbar(content:)")
open class UIToolbar: UIView {
    /// Not available.
    open var barTintColor: UIColor?
}

/// Not available: a field to search with is SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's searchable(text:placement:prompt:)")
open class UISearchBar: UIView {
    /// Not available.
    open var text: String?
    /// Not available.
    open var placeholder: String?
}

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Style bars with SwiftUI's toolbarBackground(_:for:)")
open class UIBarAppearance {
    /// Not available.
    public init() {}
    /// Not available.
    open func configureWithDefaultBackground() {}
    /// Not available.
    open func configureWithOpaqueBackground() {}
    /// Not available.
    open func configureWithTransparentBackground() {}
    /// Not available.
    open var backgroundColor: UIColor?
    /// Not available.
    open var backgroundEffect: UIBlurEffect?
    /// Not available.
    open var shadowColor: UIColor?
}

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) and toolbarColorScheme(_:for:)")
open class UINavigationBarAppearance: UIBarAppearance {
    /// Not available.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Not available.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) with .tabBar")
open class UITabBarAppearance: UIBarAppearance {}

/// Not available: the entries of bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbar(content:)")
open class UIBarButtonItem {
    /// Not available.
    public init() {}
}

/// Not available: bars are SwiftUI's.
@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:)")
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

extension UIView {
    /// Not available: views are styled one by one.
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance() -> Self { fatalError() }

    /// Not available: views are styled one by one.
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { fatalError() }
}
