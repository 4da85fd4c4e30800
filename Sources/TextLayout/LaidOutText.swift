import Foundation

/// Text after layout, with its lines and positioned runs.
///
/// All coordinates are points from the top left corner of the text's own box.
public struct LaidOutText: Sendable, Equatable {
    /// The width of the widest line, whatever width was proposed, rounded up to a 64th of a point, which is Chromium's layout
    /// unit.
    public var size: CGSize
    /// At least one: empty text has one empty line.
    public var lines: [Line]
    /// The baseline of the first line, from the box's top.
    public var firstBaseline: Double
    /// The baseline of the last line, from the box's top.
    public var lastBaseline: Double
    /// Whether something was replaced by an ellipsis.
    public var isTruncated: Bool

    /// Creates a text that is laid out. All measures are in points.
    public init(size: CGSize, lines: [Line], firstBaseline: Double, lastBaseline: Double, isTruncated: Bool) {
        self.size = size
        self.lines = lines
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.isTruncated = isTruncated
    }

    /// Whether the layout for a proposed size, in points, is the same as without limits.
    package func keepsWithin(width: Double?, height: Double?) -> Bool {
        !isTruncated && size.width <= width ?? .infinity && lineCount(within: height) >= lines.count
    }

    /// The number of lines that fit into a height: at least one, which is always shown.
    func lineCount(within height: Double?) -> Int {
        guard let height else { return .max }
        return max(1, lines.prefix { $0.top + $0.height <= height }.count)
    }

    /// One line of a text.
    public struct Line: Sendable, Equatable {
        /// An integral number of points if the fonts' sizes are equal and `lineSpacing` is integral.
        public var top: Double
        /// The baseline, from the box's top.
        public var baseline: Double
        /// The distance from the line's top to its bottom.
        public var height: Double
        /// The width without the spaces at which the line was wrapped.
        public var width: Double
        /// The line's left edge, depending on the alignment.
        public var x: Double
        /// From left to right. The spaces at which a line was wrapped form a last run of size 0, so that the concatenated texts
        /// of all runs are the whole text.
        public var runs: [Run]
        /// Whether a line feed of the text ended the line, rather than the width.
        public var endsParagraph: Bool

        /// The displayed characters.
        public var text: String { runs.filter { $0.size > 0 }.map(\.text).joined() }

        /// Creates a line. All measures are in points.
        public init(
            top: Double, baseline: Double, height: Double, width: Double, x: Double, runs: [Run], endsParagraph: Bool
        ) {
            self.top = top
            self.baseline = baseline
            self.height = height
            self.width = width
            self.x = x
            self.runs = runs
            self.endsParagraph = endsParagraph
        }
    }

    /// Characters of one span in one typeface, or a single emoji.
    public struct Run: Sendable, Equatable {
        /// The characters; the object replacement character for an attachment.
        public var text: String
        /// The run's left edge, from the box's left edge.
        public var x: Double
        /// The run's width, with its tracking.
        public var width: Double
        /// The CSS family whose slices draw it (see `FontLibrary.slices`). Nil for an emoji, or a character that none of our
        /// fonts has: the browser's own font draws it, centered in `width` points.
        public var family: String?
        /// In points; smaller than the font's size if `minimumScaleFactor` allowed it. 0 for spaces that aren't displayed but are
        /// copied and read aloud, as with CSS's `font-size: 0`.
        public var size: Double
        /// CSS's `letter-spacing`, in points; it is included in `width`.
        public var tracking: Double
        /// Whether the run is read from right to left.
        public var isRightToLeft: Bool
        /// The tag of the span that it was made from.
        public var tag: Int
        /// Nil for characters.
        public var attachment: TextAttachment?
        /// The ascent of the font or the attachment, in points.
        public var ascent: Double
        /// The descent of the font or the attachment, in points.
        public var descent: Double

        /// Creates a run. All measures are in points.
        public init(
            text: String, x: Double, width: Double, family: String?, size: Double, tracking: Double = 0,
            isRightToLeft: Bool = false, tag: Int = 0, attachment: TextAttachment? = nil, ascent: Double = 0,
            descent: Double = 0
        ) {
            self.text = text
            self.x = x
            self.width = width
            self.family = family
            self.size = size
            self.tracking = tracking
            self.isRightToLeft = isRightToLeft
            self.tag = tag
            self.attachment = attachment
            self.ascent = ascent
            self.descent = descent
        }
    }
}
