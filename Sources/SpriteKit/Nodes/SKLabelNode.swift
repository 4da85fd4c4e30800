import CoreGraphics
import DrawingValues
import Foundation
import TextLayout
import UIKit

/// A line of text, or several.
///
/// The node's position is a point of the text's baseline, or of its box: see the alignment modes. Text is laid out by the
/// same engine as SwiftUI's. See [SKLabelNode](https://developer.apple.com/documentation/spritekit/sklabelnode).
@preconcurrency @MainActor
open class SKLabelNode: SKNode {
    private var layout: LaidOutText?
    private var keptText: NSAttributedString?
    /// The colors of the parts of an attributed text, by their tags; nil for the label's own color.
    private var partColors: [UIColor?] = []

    /// A label without text.
    public override init() {
        super.init()
        state.values[.blend] = 0
    }

    /// A label without text, in a font.
    /// - Parameter fontName: The name of a font, such as `Helvetica-Bold`; nil is the system's.
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
        state.values[.blend] = 0
    }

    /// A label that shows a text in the default font.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }

    /// A label that shows a text with attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }

    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The text in the label's own font and color. `attributedText`, if set, is shown instead.
    open var text: String? { didSet { if text != oldValue { textDidChange() } } }

    /// Text with UIKit's attributes, which is shown in place of `text`. Text that names no font, color or paragraph
    /// style has the label's. Later changes of a mutable text have no effect.
    open var attributedText: NSAttributedString? {
        get { keptText }
        set {
            keptText = newValue.map { NSAttributedString(attributedString: $0) }
            textDidChange()
        }
    }

    /// The font's family, with `-Bold` or another weight appended. A missing family is replaced by a similar one.
    open var fontName: String? = "HelveticaNeue-UltraLight" { didSet { if fontName != oldValue { textDidChange() } } }

    /// The size of the font, in points.
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { textDidChange() } } }

    /// The text's color; nil is white.
    open var fontColor: UIColor? = .white { didSet { if fontColor != oldValue { didChange() } } }

    /// Which point of the text's width is at the node's position, and to which side lines are aligned. The middle by
    /// default.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center {
        didSet { if horizontalAlignmentMode != oldValue { textDidChange() } }
    }

    /// Which point of the text's height is at the node's position. The baseline by default, of several lines the last
    /// one's.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline {
        didSet { if verticalAlignmentMode != oldValue { didChange() } }
    }

    /// How many lines are shown at most; 0 is no limit. Lines are broken at `preferredMaxLayoutWidth`.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

    /// The width at which lines are broken, in points; 0 is no limit.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
    }

    /// Where text that doesn't fit is truncated: at its beginning, in its middle, or at its end. Modes that don't truncate act
    /// like truncation at the end here.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textDidChange() } }
    }

    /// The color that is mixed with the text's color, by `colorBlendFactor`.
    open var color: UIColor? {
        get {
            advance()
            return state.values.color
        }
        set {
            advance()
            state.values.set(newValue ?? .white)
            didChange()
        }
    }

    /// The weight of `color` in the mixture, 0…1.
    open var colorBlendFactor: CGFloat {
        get { CGFloat(value(.blend)) }
        set { change(.blend, to: Double(newValue)) }
    }

    /// How the text is blended with what is behind it.
    open var blendMode = SKBlendMode.alpha { didSet { if blendMode != oldValue { didChange() } } }

    private func textDidChange() {
        layout = nil
        didChange()
    }

    /// The text's layout, computed on demand and cached until a change.
    var laidOut: LaidOutText {
        if let layout { return layout }
        var style = ParagraphStyle(
            alignment: horizontalAlignmentMode.alignment, lineLimit: numberOfLines > 0 ? numberOfLines : nil)
        style.truncation = lineBreakMode.truncation
        let font = TextFont(spriteFont: fontName, size: Double(fontSize))
        var spans = [TextSpan(text: text ?? "", font: font)]
        partColors = []
        if let attributedText {
            let attributed = AttributedText(attributedText, textFont: font, style: style)
            (spans, style, partColors) = (attributed.spans, attributed.style, attributed.looks.map(\.color))
        }
        let new = TextEngine.layout(
            spans, style: style, width: preferredMaxLayoutWidth > 0 ? Double(preferredMaxLayoutWidth) : nil)
        layout = new
        return new
    }

    /// The top left corner of the text's box in the node's coordinates.
    var corner: CGPoint {
        let (text, size) = (laidOut, laidOut.size)
        let x: CGFloat =
            switch horizontalAlignmentMode {
            case .center: -size.width / 2
            case .left: 0
            case .right: -size.width
            }
        let y: CGFloat =
            switch verticalAlignmentMode {
            // The last line's baseline is at the node's position.
            case .baseline: CGFloat(text.lastBaseline)
            case .center: size.height / 2
            case .top: 0
            case .bottom: size.height
            }
        return CGPoint(x: x, y: y)
    }

    /// The color of a part of the text, mixed with the node's.
    func drawnColor(ofPart tag: Int) -> UIColor {
        let plain = (partColors.indices.contains(tag) ? partColors[tag] : nil) ?? fontColor ?? .white
        return UIColor(plain.current.mixed(with: state.values.color.current, min(max(colorBlendFactor, 0), 1)))
    }

    override var contentBounds: CGRect {
        let (corner, size) = (corner, laidOut.size)
        return CGRect(x: corner.x, y: corner.y - size.height, width: size.width, height: size.height)
    }

    override var drawingKind: String { "label" }

    /// Runs as `[text, x, baseline below the box's top, family or null, size, width]`, and a color of their own.
    override func writeDrawing(into text: inout JSONText) {
        text.member(.corner, [corner.x, corner.y])
        text.member(.color, json: JSONText.color(fontColor ?? .white))
        if blendMode != .alpha { text.member(.blend, blendMode.rawValue) }
        let runs = laidOut.lines.flatMap { line in
            line.runs.filter { $0.size > 0 }.map { run in
                let color = partColors.indices.contains(run.tag) ? partColors[run.tag] : nil
                return JSONText.array(
                    [
                        JSONText.string(run.text), JSONText.number(run.x), JSONText.number(line.baseline),
                        run.family.map(JSONText.string) ?? "null", JSONText.number(run.size),
                        JSONText.number(run.width),
                    ] + (color.map { [JSONText.color($0)] } ?? []))
            }
        }
        text.member(.runs, json: JSONText.array(runs))
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readLabel(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        guard let original = original as? SKLabelNode else { return }
        (text, attributedText) = (original.text, original.attributedText)
        (fontName, fontSize, fontColor) = (original.fontName, original.fontSize, original.fontColor)
        horizontalAlignmentMode = original.horizontalAlignmentMode
        verticalAlignmentMode = original.verticalAlignmentMode
        numberOfLines = original.numberOfLines
        preferredMaxLayoutWidth = original.preferredMaxLayoutWidth
        lineBreakMode = original.lineBreakMode
        blendMode = original.blendMode
    }
}

/// Which point of a text's width is at the node's position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }

/// Which point of a text's height is at the node's position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
