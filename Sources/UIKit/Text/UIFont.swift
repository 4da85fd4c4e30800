import Foundation
import SwiftUICore
import TextLayout

/// A font of a fixed size, drawn by the same typefaces as SwiftUI's fonts.
///
/// See [UIFont](https://developer.apple.com/documentation/uikit/uifont).
public final class UIFont: NSObject, @unchecked Sendable {
    // @unchecked: all its properties are constants.
    package let font: TextFont

    package init(_ font: TextFont) {
        self.font = font
        super.init()
    }

    /// A typeface by its own name, such as `Inter` or `M PLUS 1`; nil where there is none of that name.
    public convenience init?(name: String, size: CGFloat) {
        guard FontLibrary.shared.hasFamily(name) else { return nil }
        self.init(TextFont(size: Double(size), family: name))
    }

    // MARK: The system's

    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: Double(size), weight: weight.openType))
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(TextFont(size: Double(size), isItalic: true))
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(design: .monospaced, size: Double(size), weight: weight.openType))
    }

    /// The system's font, in which every digit is as wide as every other.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var font = TextFont(size: Double(size), weight: weight.openType)
        font.hasFixedDigits = true
        return UIFont(font)
    }

    public static let labelFontSize: CGFloat = 17
    public static let buttonFontSize: CGFloat = 18
    public static let smallSystemFontSize: CGFloat = 12
    public static let systemFontSize: CGFloat = 14

    // MARK: Changing

    public func withSize(_ size: CGFloat) -> UIFont {
        var copy = font
        copy.size = Double(size)
        return UIFont(copy)
    }

    // MARK: Measures

    /// In points.
    public var pointSize: CGFloat { CGFloat(font.size) }
    public var familyName: String { font.family ?? ".AppleSystemUIFont" }
    public var fontName: String { familyName }
    /// From a line's top to its baseline.
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// From the baseline to the line's bottom: negative.
    public var descender: CGFloat { -CGFloat(metrics.descent) }
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// Between two lines, besides their heights.
    public var leading: CGFloat { 0 }
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

    private var metrics: FontMetrics { TextEngine.metrics(for: font) }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    public override var hash: Int { font.hashValue }
    public override var description: String { "\(fontName) \(font.weight), \(pointSize) pt" }
}
