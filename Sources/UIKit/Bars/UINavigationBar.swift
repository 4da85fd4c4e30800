import Foundation
import SwiftUICore

/// The bar at the top of a page. Pages are SwiftUI's here, so that an app only meets `appearance()`: what is set there
/// holds for all pages, as far as they say nothing themselves.
///
/// See [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
open class UINavigationBar: UIView {
    private static let proxy = {
        let proxy = UINavigationBar(frame: .zero)
        proxy.look = .shared
        return proxy
    }()
    /// The look of all pages' bars for the proxy. A bar of the app's own only has its own, which nothing shows.
    private var look = BarLook()

    /// The looks of all bars.
    public static func appearance() -> UINavigationBar { proxy }

    /// The bar's look while content is below it, and, if `scrollEdgeAppearance` is nil, otherwise too.
    open var standardAppearance = UINavigationBarAppearance() { didSet { show(standardAppearance) } }
    /// The bar's look at the upper edge of the content. The two aren't told apart here: the last that was set is seen.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { scrollEdgeAppearance.map(show) } }
    /// Kept, and has no effect here: bars are equally high everywhere.
    open var compactAppearance: UINavigationBarAppearance?
    /// Kept, and has no effect here: bars are equally high everywhere.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// What the bar is painted with.
    open var barTintColor: UIColor? { didSet { look.navigationBackground = barTintColor.map(Color.init(bridged:)) } }
    /// What the bar is painted with.
    open override var backgroundColor: UIColor? {
        didSet { look.navigationBackground = backgroundColor.map(Color.init(bridged:)) }
    }
    /// The colour of the bar's buttons.
    open override var tintColor: UIColor! {
        didSet { look.navigationTint = tintColor.map(Color.init(bridged:)) }
    }

    /// The colour and the font of small titles.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { look.title = BarLook.Words(titleTextAttributes ?? [:]) }
    }
    /// The colour and the font of large titles.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { look.largeTitle = BarLook.Words(largeTitleTextAttributes ?? [:]) }
    }

    /// Kept, and has no effect here: bars shine through unless they have a colour.
    open var isTranslucent = true
    /// Kept, and has no effect here: a bar has no shadow image.
    open var shadowImage: UIImage?
    /// Kept, and has no effect here: use SwiftUI's `navigationBarTitleDisplayMode(_:)`.
    open var prefersLargeTitles = true
    /// Kept, and has no effect here.
    open var barStyle = UIBarStyle.default

    /// An empty image leaves the bar's background out; others have no effect here.
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
    /// Of the attributes, the colour and the font.
    init(_ attributes: [NSAttributedString.Key: Any]) {
        self.init(
            color: (attributes[.foregroundColor] as? UIColor).map(Color.init(bridged:)),
            font: (attributes[.font] as? UIFont).map { Font($0) })
    }
}

/// How high a bar is. Has no effect here: bars are equally high everywhere.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Light or dark. Has no effect here: bars follow their page.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}
