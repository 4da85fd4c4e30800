import Foundation
import SwiftUICore

/// Scales fonts and lengths with the reader's text size, as text of one style grows.
///
/// See [UIFontMetrics](https://developer.apple.com/documentation/uikit/uifontmetrics). Without explicit traits, those
/// of the code that runs count: while a view is drawn or updated they are the reader's, and otherwise standard ones.
public final class UIFontMetrics: NSObject, Sendable {
    private let textStyle: UIFont.TextStyle

    /// Grows as text of that purpose does.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// Grows as body text does.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font at the current text size.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The font at the text size of the traits; nil is the current ones.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traits))
    }

    /// The font at the text size of the traits; nil is the current ones.
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - maximumPointSize: The largest size, in points; 0 is no limit.
    ///   - traits: The surroundings whose text size counts; nil for the current ones.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection? = nil
    ) -> UIFont {
        let size = scaledValue(for: font.pointSize, compatibleWith: traits)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// The length at the current text size.
    /// - Parameter value: In points, for the standard text size.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// The length at the text size of the traits; nil is the current ones.
    /// - Parameters:
    ///   - value: In points, for the standard text size.
    ///   - traits: The surroundings whose text size counts; nil for the current ones.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let standard = UIFont.preferredFont(forTextStyle: textStyle).pointSize
        let wanted = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits ?? .current).pointSize
        return value * wanted / standard
    }
}
