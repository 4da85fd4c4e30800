import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
import TextLayout

/// Shows a text that can't be edited, vertically centered in the view.
///
/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
    /// The text. Setting it gives all of the text the label's font and color.
    open var text: String? {
        get { storage?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The text with its attributes. Parts without a font or color attribute have the label's.
    open var attributedText: NSAttributedString? {
        get { storage }
        set {
            guard newValue != storage else { return }
            storage = newValue.map { NSAttributedString(attributedString: $0) }
            textDidChange()
        }
    }
    private var storage: NSAttributedString?

    /// The font of text without a font attribute. 17 points by default.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { textDidChange() } }
    }
    /// The color of text without a color attribute. `label` by default.
    open var textColor: UIColor! = .label { didSet { if textColor != oldValue { displayDidChange() } } }
    /// The alignment of the lines, for a text without a paragraph style.
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    /// Where a text that doesn't fit is truncated: at its beginning, in its middle, or at its end, which all other
    /// modes do here. Lines break between words in every mode.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }
    /// How many lines are shown at most; 0 is no limit. 1 by default.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Whether the font shrinks, at most to `minimumScaleFactor`, before the text is truncated.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }
    /// The smallest font scale while `adjustsFontSizeToFitWidth`. 0 counts as a hundredth.
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textDidChange() } } }
    /// The width in which `intrinsicContentSize` lays the text out, in points; 0 is no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }
    /// Whether the label looks enabled. A disabled one is in `tertiaryLabel`.
    open var isEnabled = true { didSet { if isEnabled != oldValue { displayDidChange() } } }

    /// Whether the label is in `highlightedTextColor`.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { displayDidChange() } } }
    /// The color of the text while the label is highlighted; nil is `textColor`.
    open var highlightedTextColor: UIColor? { didSet { if isHighlighted { displayDidChange() } } }
    /// Stored, but has no effect here: text has no shadow of its own.
    open var shadowColor: UIColor?
    /// Stored, but has no effect here: text has no shadow of its own.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Stored, but has no effect here: letters keep their distance.
    open var allowsDefaultTighteningForTruncation = false
    /// Stored, but has no effect here: a text that shrinks stays in the middle.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

    /// A label without text, of one line.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var takesInput: Bool { false }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        displayDidChange()
    }

    // MARK: Size

    /// The size of the text in lines no wider than `preferredMaxLayoutWidth`, in points.
    open override var intrinsicContentSize: CGSize { size(width: preferredMaxLayoutWidth) }

    /// The size of the text, in points.
    /// - Parameter size: Lines are no wider than its width; 0 is no limit. Its height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = self.size(width: size.width)
        return CGSize(width: wanted.width, height: wanted.height)
    }

    private func size(width: CGFloat) -> CGSize {
        guard storage != nil else { return .zero }
        let size = attributed.layout(width: width).size
        // Rounds up to an eighth of a point, so that the text fits into the size that it asked for.
        return CGSize(width: (size.width * 8).rounded(.up) / 8, height: (size.height * 8).rounded(.up) / 8)
    }

    /// The text with the label's attributes, ready for layout.
    private var attributed: AttributedText {
        var text = AttributedText(storage ?? NSAttributedString(string: ""), font: font)
        text.style.lineLimit = numberOfLines == 0 ? nil : numberOfLines
        text.style.truncation = lineBreakMode.truncation
        if adjustsFontSizeToFitWidth { text.style.minimumScaleFactor = max(Double(minimumScaleFactor), 0.01) }
        if storage?.hasParagraphStyle != true { text.align(textAlignment) }
        return text
    }

    // MARK: Drawing

    override var spokenText: String { accessibilityLabel ?? storage?.string ?? "" }

    /// Draws the text, vertically centered in a rectangle. An override can call it with another rectangle to move the
    /// text.
    open func drawText(in rect: CGRect) {
        textRect = rect
        guard let storage, !storage.string.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
        let text = attributed
        let laidOut = text.layout(width: rect.width, height: rect.height)
        let frame = place(laidOut.size, text.style.alignment, in: rect)
        context.draw(laidOut, of: text, text.content(of: laidOut, color: ownColor), at: frame.origin)
    }

    /// Draws the text in the view.
    open override func draw(_ rect: CGRect) { drawText(in: rect) }

    /// Where an app's subclass last drew its text.
    private var textRect: CGRect?

    /// A subclass may draw more than the text, or move it. As long as it only draws the text, the element is a text
    /// element, which can be selected.
    override func drawing() -> ViewDrawing? {
        guard ViewKinds.isAnApps(type(of: self)) else { return text(in: bounds) }
        textRect = nil
        let recorder = recordDrawing()
        guard let recorder else { return nil }
        if let textRect, recorder.isOneText { return text(in: textRect) }
        return ViewDrawing(recorder, size: bounds.size, label: spokenText)
    }

    private func text(in rect: CGRect) -> ViewDrawing? {
        guard storage != nil, rect.width > 0 else { return nil }
        let text = attributed
        let laidOut = text.layout(width: rect.width, height: rect.height)
        let frame = place(laidOut.size, text.style.alignment, in: rect)
        let runs = laidOut.lines.flatMap(\.runs)
        return ViewDrawing(
            frame: frame, content: .text(text.content(of: laidOut, color: ownColor)),
            fonts: runs.compactMap { run in run.family.map { ($0, run.text) } })
    }

    private func place(_ size: CGSize, _ alignment: ParagraphStyle.Alignment, in rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + (rect.width - size.width) * alignment.share,
            y: rect.minY + (rect.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// The color of text without a color attribute. A disabled label has one color for everything.
    private func ownColor(_ look: AttributedText.Look) -> UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? look.color ?? textColor ?? .label : .tertiaryLabel
    }
}

/// How a text that shrinks is placed vertically. It has no effect here.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

extension CanvasRecorder {
    /// Whether the recording is exactly one text, without rotation or clipping.
    fileprivate var isOneText: Bool {
        guard operations.count == 1, case .text(let state, _) = operations[0] else { return false }
        var plain = states[state]
        plain.transform.replaceSubrange(4..., with: [0, 0])
        return plain == CanvasContent.State()
    }
}

extension NSAttributedString {
    fileprivate var hasParagraphStyle: Bool {
        length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
    }
}
