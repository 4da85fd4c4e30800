import DisplayList
import Foundation
import TextLayout

extension Text {
    /// The lines of a laid-out text, for a renderer to draw. Each line is a collection of runs, and each run a
    /// collection of slices.
    ///
    /// See [Text.Layout](https://developer.apple.com/documentation/swiftui/text/layout). All positions are in points
    /// from the text's top left corner, which is the origin of the renderer's context.
    public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// Whether some of the text was left out for lack of space.
        public let isTruncated: Bool

        /// The first index: 0.
        public var startIndex: Int { 0 }
        /// The index after the last line.
        public var endIndex: Int { lines.count }
        /// The line at an index.
        public subscript(index: Int) -> Line { lines[index] }
    }
}

extension Text.Layout {
    init(_ laidOut: LaidOutText, of text: ResolvedText) {
        let content = text.content(of: laidOut)
        // The number of characters in the runs before, including the line feeds between paragraphs.
        var offset = 0
        lines = zip(laidOut.lines, content.lines).map { line, shown in
            var runs: [PlacedRun] = []
            for (run, shown) in zip(line.runs, shown.runs) {
                let placed = PlacedRun(
                    run, shown, look: text.looks[run.tag], baseline: line.baseline, size: laidOut.size, offset: offset)
                offset += run.text.count
                if !placed.clusters.isEmpty { runs.append(placed) }
            }
            if line.endsParagraph { offset += 1 }
            return Line(line, runs)
        }
        isTruncated = laidOut.isTruncated
    }

    /// A run of characters with one look and one font, at its place in the layout.
    final class PlacedRun: Equatable {
        let run: LaidOutText.Run
        /// The run as it is drawn.
        let shown: TextContent.Run
        let look: ResolvedText.Look
        let baseline: Double
        /// The size of the whole text, which gradients span.
        let size: CGSize
        /// The number of the text's characters before the run.
        let offset: Int
        let clusters: [TextCluster]

        init(
            _ run: LaidOutText.Run, _ shown: TextContent.Run, look: ResolvedText.Look, baseline: Double, size: CGSize,
            offset: Int
        ) {
            self.run = run
            self.shown = shown
            self.look = look
            self.baseline = baseline
            self.size = size
            self.offset = offset
            clusters = TextEngine.clusters(of: run, hasFixedDigits: look.decoration.contains(.fixedDigits))
        }

        static func == (left: PlacedRun, right: PlacedRun) -> Bool {
            left === right
                || (left.shown, left.baseline, left.size, left.offset, left.look)
                    == (right.shown, right.baseline, right.size, right.offset, right.look)
        }
    }

    /// The index of a character in the text. Indices can be compared, and have a distance.
    public struct CharacterIndex: Hashable, Strideable, Sendable {
        let value: Int

        /// Whether the left character comes before the right one.
        public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
        /// The index of the character `n` characters further on.
        public func advanced(by n: Int) -> Self { Self(value: value + n) }
        /// The number of characters from this one to the other one.
        public func distance(to other: Self) -> Int { other.value - value }
    }

    /// The size of a part of a text, and its position: the left end on the baseline.
    public struct TypographicBounds: Equatable, Sendable {
        /// The left end on the baseline, in points.
        public var origin = CGPoint.zero
        /// The width in points.
        public var width: CGFloat = 0
        /// The part's height above the baseline, in points.
        public var ascent: CGFloat = 0
        /// The part's depth below the baseline, in points.
        public var descent: CGFloat = 0
        /// The fonts' own space between lines. It is always 0 here, since it is included in the ascent and the descent.
        public var leading: CGFloat = 0

        /// Empty bounds at the text's top left corner.
        public init() {}

        init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
            self.init()
            (self.origin, self.width, self.ascent, self.descent) = (origin, width, ascent, descent)
        }

        /// The bounding rectangle, in points.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// How a part of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt32
        /// A set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Characters may be placed between pixels, which slow movements need. No effect here: in a browser's canvas
        /// they always may.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}
