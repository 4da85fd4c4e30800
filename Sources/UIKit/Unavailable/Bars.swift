import Foundation

// Bars are SwiftUI's here, and drawn by the browser: an app styles them with SwiftUI's modifiers.

@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) and toolbarColorScheme(_:for:)")
open class UINavigationBar: UIView {
    open var standardAppearance: UINavigationBarAppearance! {
        get { nil }
        set {}
    }
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var barTintColor: UIColor?
    open var isTranslucent: Bool { true }
    open var shadowImage: UIImage?
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) with .tabBar")
open class UITabBar: UIView {
    open var standardAppearance: UITabBarAppearance! {
        get { nil }
        set {}
    }
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent: Bool {
        get { true }
        set {}
    }
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
}

@available(*, unavailable, message: "Use SwiftUI's toolbar(content:)")
open class UIToolbar: UIView {
    open var barTintColor: UIColor?
}

@available(*, unavailable, message: "Use SwiftUI's searchable(text:placement:prompt:)")
open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
}

@available(*, unavailable, message: "Style bars with SwiftUI's toolbarBackground(_:for:)")
open class UIBarAppearance {
    public init() {}
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
}

@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) and toolbarColorScheme(_:for:)")
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:) with .tabBar")
open class UITabBarAppearance: UIBarAppearance {}

@available(*, unavailable, message: "Use SwiftUI's toolbar(content:)")
open class UIBarButtonItem {
    public init() {}
}

@available(*, unavailable, message: "Use SwiftUI's toolbarBackground(_:for:)")
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

extension UIView {
    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance() -> Self { fatalError() }

    @available(*, unavailable, message: "Style SwiftUI's views with its modifiers, and views of UIKit one by one")
    public static func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { fatalError() }
}
