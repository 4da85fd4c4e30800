import Foundation
import TextLayout

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right
    /// Justified text. Not supported here: it is the same as `natural`.
    case justified
    /// The start of the line in the language's direction: left here.
    case natural
}

extension NSLineBreakMode {
    package var truncation: ParagraphStyle.Truncation {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }

    /// Whether a text drawn in this mode is one line.
    var isSingleLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}

/// How paragraphs are laid out.
///
/// See [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
public class NSParagraphStyle: NSObject {
    fileprivate var storedSpacing: CGFloat = 0
    fileprivate var storedAlignment = NSTextAlignment.natural
    fileprivate var storedBreaking = NSLineBreakMode.byWordWrapping

    /// No spacing, natural alignment, and lines that break between words.
    public override init() { super.init() }

    /// A style with the default values.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The space between the bottom of a line and the top of the next, in points. 0 by default.
    public var lineSpacing: CGFloat { storedSpacing }
    /// The alignment of the lines.
    public var alignment: NSTextAlignment { storedAlignment }
    /// How lines break, or how text that doesn't fit is truncated.
    public var lineBreakMode: NSLineBreakMode { storedBreaking }

    /// A style with the same values that can be changed.
    public override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    /// Whether spacing, alignment and line breaks are the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return lineSpacing == other.lineSpacing && alignment == other.alignment && lineBreakMode == other.lineBreakMode
    }

    /// A hash of spacing, alignment and line breaks.
    public override var hash: Int { lineSpacing.hashValue ^ alignment.hashValue ^ lineBreakMode.hashValue }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// The space between the bottom of a line and the top of the next, in points. 0 by default.
    public override var lineSpacing: CGFloat {
        get { storedSpacing }
        set { storedSpacing = newValue }
    }
    /// The alignment of the lines.
    public override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    /// How lines break, or how text that doesn't fit is truncated.
    public override var lineBreakMode: NSLineBreakMode {
        get { storedBreaking }
        set { storedBreaking = newValue }
    }

    /// Not available: lines are as high as their font.
    @available(*, unavailable, message: "Lines are as high as their font here")
    public var lineHeightMultiple: CGFloat {
        get { 0 }
        set {}
    }
    /// Not available: lines are as high as their font.
    @available(*, unavailable, message: "Lines are as high as their font here")
    public var minimumLineHeight: CGFloat {
        get { 0 }
        set {}
    }
    /// Not available: lines are as high as their font.
    @available(*, unavailable, message: "Lines are as high as their font here")
    public var maximumLineHeight: CGFloat {
        get { 0 }
        set {}
    }
    /// Not available: paragraphs have no spacing of their own.
    @available(*, unavailable, message: "Put paragraphs into labels of their own")
    public var paragraphSpacing: CGFloat {
        get { 0 }
        set {}
    }
    /// Not available: lines begin at the edge.
    @available(*, unavailable, message: "Lines begin at the edge here")
    public var firstLineHeadIndent: CGFloat {
        get { 0 }
        set {}
    }
    /// Not available: lines begin at the edge.
    @available(*, unavailable, message: "Lines begin at the edge here")
    public var headIndent: CGFloat {
        get { 0 }
        set {}
    }

    /// Copies another style's values.
    public func setParagraphStyle(_ style: NSParagraphStyle) {
        storedSpacing = style.lineSpacing
        storedAlignment = style.alignment
        storedBreaking = style.lineBreakMode
    }
}
