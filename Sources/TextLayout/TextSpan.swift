/// Characters in one font. A paragraph of text is an array of spans.
public struct TextSpan: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font of the characters.
    public var font: TextFont
    /// Nil for characters.
    public var attachment: TextAttachment?
    /// A number chosen by the caller, which is copied to all runs made from this span: it may refer to a color or a link.
    public var tag: Int

    /// Creates a span of characters.
    public init(text: String, font: TextFont, tag: Int = 0) {
        self.text = text
        self.font = font
        self.tag = tag
    }

    /// Creates a span with an attachment in place of characters.
    public init(_ attachment: TextAttachment, font: TextFont, tag: Int = 0) {
        self.init(text: TextAttachment.character, font: font, tag: tag)
        self.attachment = attachment
    }
}

/// The space for an image in a line, in points.
public struct TextAttachment: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height above the baseline.
    public var ascent: Double
    /// The depth below the baseline.
    public var descent: Double

    /// Creates an attachment. All measures are in points.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }

    /// The placeholder in the text: the object replacement character.
    public static let character = "\u{FFFC}"

    func scaled(by factor: Double) -> TextAttachment {
        TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }

    /// With valid lengths.
    var sanitised: TextAttachment {
        func length(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 100_000) : 0 }
        return TextAttachment(width: length(width), ascent: length(ascent), descent: length(descent))
    }
}
