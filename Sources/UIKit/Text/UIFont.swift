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

    /// The system's font, 12 points large.
    public override convenience init() { self.init(TextFont(size: 12)) }

    /// A typeface by its own name, such as `Inter`, or one of the app's own by a face's or a family's name; nil if there is none of
    /// that name.
    public convenience init?(name: String, size: CGFloat) {
        guard FontLibrary.shared.hasFamily(name) else { return nil }
        self.init(TextFont(size: Double(size), family: name))
    }

    // MARK: The system's

    /// The system's font in regular weight.
    /// - Parameter size: In points.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    /// The system's font.
    /// - Parameters:
    ///   - size: In points.
    ///   - weight: How bold it is.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(size: Double(size), weight: weight.openType))
    }

    /// The system's font in bold weight.
    /// - Parameter size: In points.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    /// The system's font in italics, in regular weight.
    /// - Parameter size: In points.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(TextFont(size: Double(size), isItalic: true))
    }

    /// The system's monospaced font.
    /// - Parameters:
    ///   - size: In points.
    ///   - weight: How bold it is.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(TextFont(design: .monospaced, size: Double(size), weight: weight.openType))
    }

    /// The system's font with monospaced digits.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        var font = TextFont(size: Double(size), weight: weight.openType)
        font.hasFixedDigits = true
        return UIFont(font)
    }

    /// The size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons' titles, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The size of the system's small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of the system's text, in points.
    public static let systemFontSize: CGFloat = 14

    // MARK: Changing

    /// The same font in another size, in points.
    public func withSize(_ size: CGFloat) -> UIFont {
        var copy = font
        copy.size = Double(size)
        return UIFont(copy)
    }

    // MARK: Measures

    /// The size, in points.
    public var pointSize: CGFloat { CGFloat(font.size) }
    /// The typeface's name; ".AppleSystemUIFont" for the system's fonts.
    public var familyName: String { font.family ?? ".AppleSystemUIFont" }
    /// The same as `familyName`: styles have no names of their own here.
    public var fontName: String { familyName }
    /// The distance from a line's top to its baseline, in points.
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// The distance from the baseline to the line's bottom, in points, as a negative number.
    public var descender: CGFloat { -CGFloat(metrics.descent) }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// The space between two lines. Always 0 here.
    public var leading: CGFloat { 0 }
    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }

    private var metrics: FontMetrics { TextEngine.metrics(for: font) }

    /// Whether both are the same typeface in the same size, weight and style.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    /// A hash of the typeface, size, weight and style.
    public override var hash: Int { font.hashValue }
    /// Name, weight from 100 to 900, and size.
    public override var description: String { "\(fontName) \(font.weight), \(pointSize) pt" }
}
