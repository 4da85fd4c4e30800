import Foundation
import SwiftUICore

/// The bar at the top of a page. Bars are SwiftUI's here, so an app only styles them with `appearance()`: its values
/// are the defaults for all pages.
///
/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
    /// For the proxy, the appearance of all pages' bars. A bar that the app creates has one of its own, which isn't
    /// displayed.
    private var look = BarLook()

    override func becomeProxy(in containers: [any UIAppearanceContainer.Type]) { look = .shared }

    /// The bar's appearance while content is below it; also at the content's edge, if `scrollEdgeAppearance` is nil.
    open var standardAppearance = UINavigationBarAppearance() { didSet { show(standardAppearance) } }
    /// The bar's appearance at the content's upper edge. Both states look alike here: the appearance set last is used.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { scrollEdgeAppearance.map(show) } }
    /// Stored, but has no effect here: bars have the same height everywhere.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored, but has no effect here: bars have the same height everywhere.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// The bar's background color.
    open var barTintColor: UIColor? { didSet { look.navigationBackground = barTintColor.map(Color.init(bridged:)) } }
    /// The bar's background color.
    open override var backgroundColor: UIColor? {
        didSet { look.navigationBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// The color of the bar's buttons.
    open override var tintColor: UIColor! {
        didSet { look.navigationTint = tintColor.map(Color.init(bridged:)) }
    }

    /// The color and the font of small titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { look.title = BarLook.Words(titleTextAttributes ?? [:]) }
    }
    /// The color and the font of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { look.largeTitle = BarLook.Words(largeTitleTextAttributes ?? [:]) }
    }

    /// Stored, but has no effect here: bars are translucent unless they have a color.
    open var isTranslucent = true
    /// Stored, but has no effect here: a bar has no shadow image.
    open var shadowImage: UIImage?
    /// Whether pages of a `UINavigationController` may have large titles. Only the `appearance()` proxy's value counts.
    /// In SwiftUI's pages, use `navigationBarTitleDisplayMode(_:)`.
    open var prefersLargeTitles = true
    /// Stored, but has no effect here.
    open var barStyle = UIBarStyle.default

    /// An empty image removes the bar's background; other images have no effect here.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        look.navigationBackground = image?.size == .zero ? .clear : nil
    }

    private func show(_ appearance: UINavigationBarAppearance) {
        look.navigationBackground = appearance.background
        look.title = BarLook.Words(appearance.titleTextAttributes)
        look.largeTitle = BarLook.Words(appearance.largeTitleTextAttributes)
    }
}

extension BarLook.Words {
    /// Uses only the color and the font.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init(
            color: (attributes[.foregroundColor] as? UIColor).map(Color.init(bridged:)),
            font: (attributes[.font] as? UIFont).map { Font($0) })
    }
}

/// The height of a bar. Has no effect here: bars have the same height everywhere.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// A light or dark bar. Has no effect here: bars follow their page.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
