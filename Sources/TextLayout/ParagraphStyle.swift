/// How text is broken into lines. The properties have the meaning of SwiftUI's modifiers of the same names.
public struct ParagraphStyle: Hashable, Sendable {
    /// The horizontal alignment of lines that are shorter than the widest one.
    public var alignment: Alignment
    /// The distance from the bottom of a line to the top of the next, in points.
    public var lineSpacing: Double
    /// The maximum number of lines; nil for no limit. Text that doesn't fit is truncated with an ellipsis in the last line.
    public var lineLimit: Int?
    /// The minimum height in lines. A lower limit takes precedence.
    public var minimumLines: Int
    /// The position of the ellipsis in the last line.
    public var truncation: Truncation
    /// 0…1: how far the fonts may be scaled down before a word is broken or the text is truncated.
    public var minimumScaleFactor: Double
    /// Whether the tracking may be reduced by up to a twentieth of the font size, before anything else is tried.
    public var allowsTightening: Bool
    /// Nil for the fonts' own line height.
    public var lineHeight: LineHeight?
    /// The minimum font size when scaling down, in points.
    public var minimumSize: Double

    /// Creates a style. By default, lines are aligned to the leading edge, there is no limit on their number, and fonts aren't
    /// scaled down.
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

    /// A line height that doesn't depend on ascents and descents: a multiple of the line's largest font size, plus points.
    public struct LineHeight: Hashable, Sendable {
        /// The multiple of the largest font size.
        public var factor: Double
        /// The points that are added to it.
        public var points: Double

        /// Creates a height. By default it is 0.
        public init(factor: Double = 0, points: Double = 0) {
            self.factor = factor
            self.points = points
        }
    }

    /// The horizontal alignment of lines that are shorter than the widest one.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    /// The position of the ellipsis: before, within or after the remaining characters of the last line.
    public enum Truncation: Hashable, Sendable { case head, middle, tail }
}
