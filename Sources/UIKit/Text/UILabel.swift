import CoreGraphics
import DisplayList
import Foundation
import TextLayout

/// A text that can't be edited, in the middle of its height.
///
/// See [UILabel](https://developer.apple.com/documentation/uikit/uilabel).
open class UILabel: UIView {
    /// Setting it gives the text the label's own font and colour.
    open var text: String? {
        get { storage?.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedText: NSAttributedString? {
        get { storage }
        set {
            guard newValue != storage else { return }
            storage = newValue.map { NSAttributedString(attributedString: $0) }
            textDidChange()
        }
    }
    private var storage: NSAttributedString?

    /// Of what names no font itself.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { if font != oldValue { textDidChange() } }
    }
    /// Of what names no colour itself.
    open var textColor: UIColor! = .label { didSet { if textColor != oldValue { displayDidChange() } } }
    open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { textDidChange() } } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }
    /// 0 is as many as the text needs.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Whether the font shrinks, to `minimumScaleFactor` at most, before anything is left out.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }
    open var minimumScaleFactor: CGFloat = 0 { didSet { if minimumScaleFactor != oldValue { textDidChange() } } }
    /// The width that `intrinsicContentSize` goes by; 0 is no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }
    open var isEnabled = true { didSet { if isEnabled != oldValue { displayDidChange() } } }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var takesInput: Bool { false }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        displayDidChange()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { size(width: preferredMaxLayoutWidth) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = self.size(width: size.width)
        return CGSize(width: wanted.width, height: wanted.height)
    }

    private func size(width: CGFloat) -> CGSize {
        guard storage != nil else { return .zero }
        let size = attributed.layout(width: width).size
        // A text fits into the width that it asked for.
        return CGSize(width: (size.width * 8).rounded(.up) / 8, height: (size.height * 8).rounded(.up) / 8)
    }

    /// The text as it is laid out.
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

    override func drawing() -> ViewDrawing? {
        guard storage != nil, bounds.width > 0 else { return nil }
        let text = attributed
        let laidOut = text.layout(width: bounds.width, height: bounds.height)
        let frame = CGRect(
            x: x(of: laidOut.size.width, text.style.alignment), y: (bounds.height - laidOut.size.height) / 2,
            width: laidOut.size.width, height: laidOut.size.height)
        let runs = laidOut.lines.flatMap(\.runs)
        return ViewDrawing(
            frame: frame, content: .text(TextContent(lines: laidOut.lines.map { line($0, text) })),
            fonts: runs.compactMap { run in run.family.map { ($0, run.text) } })
    }

    private func x(of width: CGFloat, _ alignment: ParagraphStyle.Alignment) -> CGFloat {
        switch alignment {
        case .leading: 0
        case .center: (bounds.width - width) / 2
        case .trailing: bounds.width - width
        }
    }

    private func line(_ line: LaidOutText.Line, _ text: AttributedText) -> TextContent.Line {
        TextContent.Line(
            top: line.top, baseline: line.baseline, height: line.height, runs: line.runs.map { run($0, text) },
            endsParagraph: line.endsParagraph)
    }

    private func run(_ run: LaidOutText.Run, _ text: AttributedText) -> TextContent.Run {
        let look = text.looks[run.tag]
        let color = isEnabled ? look.color ?? textColor ?? .label : .tertiaryLabel
        return TextContent.Run(
            text: run.text, x: run.x, width: run.width, family: run.family, size: run.size,
            color: DisplayColor(color), decoration: look.decoration, tracking: run.tracking)
    }
}

extension NSAttributedString {
    fileprivate var hasParagraphStyle: Bool {
        length > 0 && attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
    }
}
