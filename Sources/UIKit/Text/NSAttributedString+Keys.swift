import DisplayList
import Foundation

/// UIKit's attributes, as far as text here has them.
extension NSAttributedString.Key {
    /// A `UIFont`; without one, text is in the system's font, 12 points large.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`. The first one of a text is used for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; without one, text is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Extra space after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Extra space after each character, in points. It takes precedence over `kern`.
    public static let tracking = NSAttributedString.Key("NSTracking")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// An `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` behind the characters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An address. Its characters are blue and underlined unless other attributes say otherwise. Pressing it does
    /// nothing.
    public static let link = NSAttributedString.Key("NSLink")
    /// The `UIColor` of underline and strikethrough; without one, they have the text's color.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The `UIColor` of underline and strikethrough, if there is no `underlineColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// How far above the baseline the characters stand, in points. It doesn't make the line higher.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

    /// Not available: text has no shadow of its own.
    @available(*, unavailable, message: "Text here has no shadow of its own; use the layer's")
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// Not available: text has no outline.
    @available(*, unavailable, message: "Text here is filled, and has no outline of its own")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Not available: text has no outline.
    @available(*, unavailable, message: "Text here is filled, and has no outline of its own")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// Not available: text has no synthetic slant.
    @available(*, unavailable, message: "Use an italic font: nothing is slanted by calculation here")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// An `NSTextAttachment`, which is drawn in place of the character `NSTextAttachment.character`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// The style of an underline or strikethrough: by default a single solid line.
///
/// See [NSUnderlineStyle](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The kind of line and its pattern as bits, with Apple's values.
    public let rawValue: Int
    /// A style by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// Drawn as a single line: a browser chooses how thick it is.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dotted.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashed.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes: browsers don't mix them with dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes: browsers don't mix them with dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// A line under words only. It has no effect here: lines continue under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// The pattern of the lines.
    var decoration: TextContent.Decoration {
        switch rawValue & 0x0F00 {
        case 0: rawValue & 0x0F == Self.double.rawValue ? .double : []
        case Self.patternDot.rawValue: .dotted
        default: .dashed
        }
    }
}
