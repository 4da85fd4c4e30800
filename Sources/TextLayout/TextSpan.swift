/// Characters in one font. A paragraph of text is an array of spans.
public struct TextSpan: Hashable, Sendable {
    public var text: String
    public var font: TextFont
    /// The caller's own: it comes back in every run made from this span (which colour, which link).
    public var tag: Int

    public init(text: String, font: TextFont, tag: Int = 0) {
        self.text = text
        self.font = font
        self.tag = tag
    }
}
