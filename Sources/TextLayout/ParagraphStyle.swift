/// How text becomes lines. The values' meanings are those of SwiftUI's modifiers of the same names.
public struct ParagraphStyle: Hashable, Sendable {
    /// Where lines stand that are shorter than the widest one.
    public var alignment: Alignment
    /// Between the bottom of a line and the top of the next, in points.
    public var lineSpacing: Double
    /// Nil for any number. What doesn't fit is replaced by an ellipsis in the last line.
    public var lineLimit: Int?
    /// The text is as high as this many lines even if it has fewer. A limit below it wins.
    public var minimumLines: Int
    /// Where the ellipsis stands in the last line.
    public var truncation: Truncation
    /// 0…1: how far the fonts may shrink before a word is broken, or anything replaced by an ellipsis.
    public var minimumScaleFactor: Double
    /// Whether characters may move together, by up to a twentieth of the font's size, before anything else is tried.
    public var allowsTightening: Bool
    /// Nil for what the fonts ask for.
    public var lineHeight: LineHeight?
    /// In points: no font shrinks below it.
    public var minimumSize: Double

    /// Creates a style. By default lines start at the leading edge, there may be any number of them, and nothing
    /// shrinks.
    public init(
        alignment: Alignment = .leading, lineSpacing: Double = 0, lineLimit: Int? = nil, minimumLines: Int = 0,
        truncation: Truncation = .tail, minimumScaleFactor: Double = 1, allowsTightening: Bool = false,
        lineHeight: LineHeight? = nil, minimumSize: Double = 0
    ) {
        self.alignment = alignment
        self.lineSpacing = lineSpacing
        self.lineLimit = lineLimit
        self.minimumLines = minimumLines
        self.truncation = truncation
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.lineHeight = lineHeight
        self.minimumSize = minimumSize
    }

    /// How high a line is, whatever the ascents and descents in it: a multiple of its largest font's size, and points.
    public struct LineHeight: Hashable, Sendable {
        /// The multiple of the largest font's size.
        public var factor: Double
        /// The points that are added to it.
        public var points: Double

        /// Creates a height. By default it is 0.
        public init(factor: Double = 0, points: Double = 0) {
            self.factor = factor
            self.points = points
        }
    }

    /// Where lines stand that are shorter than the widest one.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// Where the ellipsis stands: before, within or after the characters of the last line that are kept.
    public enum Truncation: Hashable, Sendable { case head, middle, tail }
}
