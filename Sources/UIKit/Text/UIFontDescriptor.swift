import Foundation
import TextLayout

/// A description of a font: family, size and look.
///
/// See [UIFontDescriptor](https://developer.apple.com/documentation/uikit/uifontdescriptor). Typefaces are those that
/// come with Kissa: for Apple's designs it has substitutes, so a descriptor always matches one.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
    // @unchecked: all its properties are constants.
    let font: TextFont

    init(_ font: TextFont) {
        self.font = font
        super.init()
    }

    /// A typeface by its own name. An unknown name is the system's font.
    public convenience init(name: String, size: CGFloat) { self.init(TextFont(size: Double(size), family: name)) }

    /// A font of 12 points with the attributes applied. Unknown attributes are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(TextFont(size: 12).adding(attributes))
    }

    /// The font for a text style, at the standard text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The font for a text style, at the traits' text size.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
    }

    // MARK: What it is

    /// The size, in points.
    public var pointSize: CGFloat { CGFloat(font.size) }
    /// The typeface's name; ".AppleSystemUIFont" for the system's fonts.
    public var postscriptName: String { UIFont(font).fontName }

    /// Whether the font is bold, italic or monospaced. Other traits aren't reported.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.weight >= 600 { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    // MARK: Others

    /// The same font in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { changing { $0.size = Double(newPointSize) } }
    /// The same size and look in another typeface.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changing { $0.family = newFamily } }
    /// The same typeface in another style. `Bold` and `Italic` in the name have an effect; without `Bold` it is
    /// regular.
    public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The same size and weight in another design; never nil here.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        changing { $0.design = design.design }
    }

    /// The same font, made bold, italic and monospaced or not, according to the traits; never nil here. Typefaces
    /// without an italic style stay upright.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changing {
            let isBold = symbolicTraits.contains(.traitBold)
            if isBold != ($0.weight >= 600) { $0.weight = isBold ? 700 : 400 }
            $0.isItalic = symbolicTraits.contains(.traitItalic)
            let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
            if isMonospaced != ($0.design == .monospaced) { $0.design = isMonospaced ? .monospaced : .default }
        }
    }

    /// The same font with the attributes applied. Unknown attributes are ignored.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(font.adding(attributes))
    }

    private func changing(_ change: (inout TextFont) -> Void) -> UIFontDescriptor {
        var copy = font
        change(&copy)
        return UIFontDescriptor(copy)
    }

    /// Whether both describe the same font.
    public override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }
    /// A hash of the font.
    public override var hash: Int { font.hashValue }
}

extension UIFont {
    /// The font's descriptor.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// The font that a descriptor describes.
    /// - Parameters:
    ///   - descriptor: The font's descriptor.
    ///   - pointSize: The size in points; 0 is the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init((pointSize == 0 ? descriptor : descriptor.withSize(pointSize)).font)
    }
}
