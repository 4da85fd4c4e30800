import Foundation
import SwiftUICore

/// Scales fonts and lengths with the user's text size, in the way that a text style scales.
///
/// See [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics). Without explicit traits,
/// `UITraitCollection.current` is used: while a view is drawn or updated, these are the view's traits, otherwise
/// standard ones.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// Metrics that scale as a text style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Metrics that scale as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font scaled to the current text size.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font scaled to the traits' text size; nil uses the current traits.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
    }

    /// The font scaled to the traits' text size.
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - maximumPointSize: The largest size, in points; 0 is no limit.
    ///   - traits: The traits with the text size; nil uses the current ones.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traits)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// The length scaled to the current text size.
    /// - Parameter value: In points, for the standard text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The length scaled to the traits' text size.
    /// - Parameters:
    ///   - value: In points, for the standard text size.
    ///   - traits: The traits with the text size; nil uses the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let standard = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        let wanted = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits ?? .current).pointSize
        return value * wanted / standard
    }
}
