import Foundation
import TextLayout

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right
    /// Both margins straight. There is no such setting here: it is `natural`.
    case justified
    /// At the start of the line, as the language has it: the left side here.
    case natural
}

extension NSLineBreakMode {
    var truncation: ParagraphStyle.Truncation {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }

    /// Whether a text drawn in this mode is one line.
    var isSingleLine: Bool { self != .byWordWrapping && self != .byCharWrapping }
}

/// How paragraphs are set.
///
/// See [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
public class NSParagraphStyle: NSObject {
    fileprivate var storedSpacing: CGFloat = 0
    fileprivate var storedAlignment = NSTextAlignment.natural
    fileprivate var storedBreaking = NSLineBreakMode.byWordWrapping

    public override init() { super.init() }

    /// The system's style.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Between the bottom of a line and the top of the next, in points.
    public var lineSpacing: CGFloat { storedSpacing }
    public var alignment: NSTextAlignment { storedAlignment }
    public var lineBreakMode: NSLineBreakMode { storedBreaking }

    /// A style with the same values that can be changed.
    public override func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return lineSpacing == other.lineSpacing && alignment == other.alignment && lineBreakMode == other.lineBreakMode
    }

    public override var hash: Int { lineSpacing.hashValue ^ alignment.hashValue ^ lineBreakMode.hashValue }
}

/// A paragraph style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle {
    public override var lineSpacing: CGFloat {
        get { storedSpacing }
        set { storedSpacing = newValue }
    }
    public override var alignment: NSTextAlignment {
        get { storedAlignment }
        set { storedAlignment = newValue }
    }
    public override var lineBreakMode: NSLineBreakMode {
        get { storedBreaking }
        set { storedBreaking = newValue }
    }

    @available(*, unavailable, message: "Lines are as high as their font here")
    public var lineHeightMultiple: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "Lines are as high as their font here")
    public var minimumLineHeight: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "Lines are as high as their font here")
    public var maximumLineHeight: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "Put paragraphs into labels of their own")
    public var paragraphSpacing: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "Lines begin at the edge here")
    public var firstLineHeadIndent: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "Lines begin at the edge here")
    public var headIndent: CGFloat {
        get { 0 }
        set {}
    }

    /// Takes another style's values over.
    public func setParagraphStyle(_ style: NSParagraphStyle) {
        storedSpacing = style.lineSpacing
        storedAlignment = style.alignment
        storedBreaking = style.lineBreakMode
    }
}
