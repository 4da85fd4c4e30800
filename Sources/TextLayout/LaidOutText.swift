import Foundation

/// Text after layout: lines that are already broken, runs that are already placed. Nothing needs to be measured again.
///
/// All coordinates are points from the top left corner of the text's own box.
public struct LaidOutText: Sendable, Equatable {
    /// As wide as the widest line, whatever width was proposed, and rounded up to a 64th of a point, which is the unit
    /// in which Chromium lays out.
    public var size: CGSize
    /// At least one: empty text has an empty line.
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

    /// Whether it is laid out the same where it is proposed `width` and `height`, in points, as without limits.
    package func keepsWithin(width: Double?, height: Double?) -> Bool {
        !isTruncated && size.width <= width ?? .infinity && lineCount(within: height) >= lines.count
    }

    /// How many lines end within a height: one at least, which is shown in whatever height.
    func lineCount(within height: Double?) -> Int {
        guard let height else { return .max }
        return max(1, lines.prefix { $0.top + $0.height <= height }.count)
    }

    /// One line of a text.
    public struct Line: Sendable, Equatable {
        /// A whole number of points if the fonts' sizes are alike and `lineSpacing` is whole.
        public var top: Double
        /// The baseline, from the box's top.
        public var baseline: Double
        /// The distance from the line's top to its bottom.
        public var height: Double
        /// Without the spaces at which a line was wrapped.
        public var width: Double
        /// The line's left end, by the paragraph's alignment.
        public var x: Double
        /// From left to right as seen. The spaces at which a line was wrapped are a last run of size 0, so that all
        /// runs' texts together are the text.
        public var runs: [Run]
        /// Whether a line feed of the text ended the line, rather than the width.
        public var endsParagraph: Bool

        /// The characters that are shown.
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

    /// Characters of one span in one typeface, or one emoji.
    public struct Run: Sendable, Equatable {
        /// The characters; the object replacement character for an attachment.
        public var text: String
        /// The run's left end, from the box's left edge.
        public var x: Double
        /// The run's width, with its tracking.
        public var width: Double
        /// The CSS family of ours whose slices draw it (see `FontLibrary.slices`). Nil for an emoji, or a character
        /// that no font of ours has: the browser's own font draws it, in the middle of `width` points.
        public var family: String?
        /// In points; smaller than the font's where `minimumScaleFactor` allowed it. 0 for spaces that are not shown
        /// but are copied and read out: CSS's `font-size: 0` does just that.
        public var size: Double
        /// CSS's `letter-spacing`, in points; it is included in `width`.
        public var tracking: Double
        /// Whether the run is read from right to left.
        public var isRightToLeft: Bool
        /// Of the span that it was made from.
        public var tag: Int
        /// Nil for characters.
        public var attachment: TextAttachment?
        /// Of its font's line above and below the baseline, or of the attachment, in points.
        public var ascent: Double
        /// As `ascent`, below the baseline.
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
