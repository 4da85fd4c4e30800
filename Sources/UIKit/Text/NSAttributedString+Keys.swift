import Foundation

/// UIKit's attributes, as far as text here has them.
extension NSAttributedString.Key {
    /// A `UIFont`; without one, text is in the system's font, 12 points large.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`. The text's first one counts for all of it.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; without one, text is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Extra space after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The same, by its newer name; it outweighs `kern`.
    public static let tracking = NSAttributedString.Key("NSTracking")
    /// An `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// An `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

    @available(*, unavailable, message: "Text here has no background of its own; put the label on a coloured view")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    @available(*, unavailable, message: "Text here has no shadow of its own; use the layer's")
    public static let shadow = NSAttributedString.Key("NSShadow")
    @available(*, unavailable, message: "Text here stands on its line's baseline")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    @available(*, unavailable, message: "There are no text attachments here; use SwiftUI's Text(Image(…))")
    public static let attachment = NSAttributedString.Key("NSAttachment")
}

/// How a line through or under text is drawn. All but `[]` are a single line here.
///
/// See [NSUnderlineStyle](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
}
