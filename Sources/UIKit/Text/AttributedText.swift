import DisplayList
import Foundation
import Markdown
import TextLayout

/// An attributed string in the text engine's form: spans with fonts, and a look for each.
package struct AttributedText {
    package var spans: [TextSpan] = []
    /// The looks, indexed by the spans' tags.
    package var looks: [Look] = []
    package var style = ParagraphStyle()
    /// Whether the paragraph style asks for a single line.
    var isSingleLine = false

    package struct Look: Equatable {
        package var color: UIColor?
        var decoration: TextContent.Decoration = []
        /// The color of underline and strikethrough; nil for the text's color.
        var decorationColor: UIColor?
        /// The color behind the characters.
        var background: UIColor?
        /// The baseline offset upwards, in points.
        var lift = 0.0
        /// Drawn in place of a character.
        var image: UIImage?
        var imageLabel: String?
    }

    /// `font` is used for text without a font attribute. Without an explicit font, attributed strings have 12 points.
    init(_ string: NSAttributedString, font: UIFont = .systemFont(ofSize: 12)) {
        self.init(string, textFont: font.font)
    }

    /// - Parameters:
    ///   - textFont: The font of text without a font attribute.
    ///   - style: The style of a text without a paragraph style.
    package init(_ string: NSAttributedString, textFont font: TextFont, style: ParagraphStyle = ParagraphStyle()) {
        self.style = style
        let whole = NSRange(location: 0, length: string.length)
        string.enumerateAttributes(in: whole) { attributes, range, _ in
            append(string.attributedSubstring(from: range).string, attributes, font)
        }
        if spans.isEmpty { append("", [:], font) }
    }

    private mutating func append(_ text: String, _ attributes: [NSAttributedString.Key: Any], _ font: TextFont) {
        var textFont = (attributes[.font] as? UIFont)?.font ?? font
        textFont.tracking = number(attributes[.tracking] ?? attributes[.kern])
        emphasise(&textFont, attributes)
        let look = look(attributes)
        if spans.isEmpty, let style = attributes[.paragraphStyle] as? NSParagraphStyle { take(style) }
        if let attachment = attributes[.attachment] as? NSTextAttachment, text.contains(TextAttachment.character) {
            append(text, attachment, look, textFont)
        } else {
            spans.append(TextSpan(text: text, font: textFont, tag: tag(of: look)))
        }
    }

    /// Only the characters that stand for an attachment are replaced.
    private mutating func append(_ text: String, _ attachment: NSTextAttachment, _ look: Look, _ font: TextFont) {
        var pictured = look
        (pictured.image, pictured.imageLabel) = (attachment.image, attachment.accessibilityLabel)
        for (index, part) in text.components(separatedBy: TextAttachment.character).enumerated() {
            if index > 0 {
                spans.append(TextSpan(attachment.place(in: font), font: font, tag: tag(of: pictured)))
            }
            if !part.isEmpty { spans.append(TextSpan(text: part, font: font, tag: tag(of: look))) }
        }
    }

    private mutating func tag(of look: Look) -> Int {
        if let known = looks.firstIndex(of: look) { return known }
        looks.append(look)
        return looks.count - 1
    }

    /// A link without a color or underline is blue and underlined.
    private func look(_ attributes: [NSAttributedString.Key: Any]) -> Look {
        var look = Look(color: attributes[.foregroundColor] as? UIColor, decoration: decoration(attributes))
        if attributes[.link] != nil {
            look.color = look.color ?? .link
            if attributes[.underlineStyle] == nil { look.decoration.insert(.underline) }
        }
        look.decorationColor = (attributes[.underlineColor] ?? attributes[.strikethroughColor]) as? UIColor
        look.background = attributes[.backgroundColor] as? UIColor
        look.lift = number(attributes[.baselineOffset])
        return look
    }

    /// Applies Markdown's inline intents.
    private func emphasise(_ font: inout TextFont, _ attributes: [NSAttributedString.Key: Any]) {
        let said = number(attributes[NSAttributedString.Key("NSInlinePresentationIntent")])
        let intent = InlinePresentationIntent(rawValue: UInt(exactly: said) ?? 0)
        if intent.contains(.emphasized) { font.isItalic = true }
        if intent.contains(.stronglyEmphasized) { font.weight = max(font.weight, 700) }
        if intent.contains(.code) { font.design = .monospaced }
    }

    private func decoration(_ attributes: [NSAttributedString.Key: Any]) -> TextContent.Decoration {
        let lines: [(NSAttributedString.Key, TextContent.Decoration)] = [
            (.underlineStyle, .underline), (.strikethroughStyle, .strikethrough),
        ]
        return lines.reduce(into: []) { decoration, line in
            let style = NSUnderlineStyle(rawValue: Int(exactly: number(attributes[line.0])) ?? 0)
            if !style.isEmpty { decoration.formUnion([line.1, style.decoration]) }
        }
    }

    private func number(_ value: Any?) -> Double { value.flatMap(Self.number) ?? 0 }

    /// Apps pass numbers of any numeric type.
    static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    mutating func take(_ paragraph: NSParagraphStyle) {
        style.lineSpacing = Double(paragraph.lineSpacing)
        style.truncation = paragraph.lineBreakMode.truncation
        isSingleLine = paragraph.lineBreakMode.isSingleLine
        align(paragraph.alignment)
    }

    mutating func align(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left, .natural, .justified: style.alignment = .leading
        case .center: style.alignment = .center
        case .right: style.alignment = .trailing
        }
    }

    /// - Parameter width: In points; nil, or 0, is no limit.
    func layout(width: CGFloat?, height: CGFloat? = nil) -> LaidOutText {
        let limit = width.flatMap { $0 > 0 && $0 < Self.widthMax ? Double($0) : nil }
        return TextEngine.layout(spans, style: style, width: limit, height: height.map { Double($0) })
    }

    /// A larger width counts as no limit: apps pass `greatestFiniteMagnitude`.
    private static let widthMax: CGFloat = 1e6
}
