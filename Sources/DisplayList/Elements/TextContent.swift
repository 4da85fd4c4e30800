import DrawingValues
import Foundation

/// Laid-out text: lines already broken, runs already placed. The renderer never wraps and never measures.
public struct TextContent: Equatable, Sendable {
    /// The lines from top to bottom.
    public var lines: [Line]

    /// Creates a text of lines.
    public init(lines: [Line] = []) { self.lines = lines }

    /// One line of a text.
    public struct Line: Equatable, Sendable {
        /// Top of the line and its baseline, in points from the element's top edge.
        public var top: Double
        /// The line's baseline, in points from the element's top edge.
        public var baseline: Double
        /// The line's height in points.
        public var height: Double
        /// The runs from left to right.
        public var runs: [Run]
        /// Whether the line ended where the text has a line feed, so that copied text is whole.
        public var endsParagraph: Bool

        /// Creates a line. All measures are in points.
        public init(top: Double, baseline: Double, height: Double, runs: [Run], endsParagraph: Bool) {
            self.top = top
            self.baseline = baseline
            self.height = height
            self.runs = runs
            self.endsParagraph = endsParagraph
        }
    }

    /// Characters in one font, at one x.
    public struct Run: Equatable, Sendable {
        /// The characters.
        public var text: String
        /// From the element's left edge, in points.
        public var x: Double
        /// How wide the run is, in points.
        public var width: Double
        /// The `FontFace.family` to draw with; nil lets the browser use its own emoji font, in `width` points.
        public var family: String?
        /// In points.
        public var size: Double
        /// The color of the characters.
        public var color: DisplayColor
        /// Lines, slant and digits.
        public var decoration: Decoration
        /// Extra space after each character, in points.
        public var tracking: Double
        /// Nil for the standard extras, as most runs have.
        private var ownExtras: Shared<RunExtras>?
        /// A link, a background and what else few runs have.
        public var extras: RunExtras {
            get { ownExtras?.value ?? RunExtras() }
            set { ownExtras = newValue == RunExtras() ? nil : Shared(newValue) }
        }

        /// Creates a run. All measures are in points.
        public init(
            text: String, x: Double, width: Double, family: String?, size: Double, color: DisplayColor,
            decoration: Decoration = [], tracking: Double = 0, extras: RunExtras = RunExtras()
        ) {
            self.text = text
            self.x = x
            self.width = width
            self.family = family
            self.size = size
            self.color = color
            self.decoration = decoration
            self.tracking = tracking
            self.extras = extras
        }
    }

    /// Properties that few runs have.
    public struct RunExtras: Equatable, Sendable {
        /// A link's address, with one of the schemes http, https, mailto, tel and sms; `#` if the browser opens
        /// nothing, and the host gets a press.
        public var link: String?
        /// The color behind the characters; nil for none.
        public var background: DisplayColor?
        /// How far above the baseline the run stands, in points.
        public var lift: Double
        /// Of the underline and the strikethrough; nil is the run's own color.
        public var decorationColor: DisplayColor?
        /// Drawn in the run's width in place of characters.
        public var image: RunImage?
        /// What the characters are filled with, over the whole text, in place of their color.
        public var paint: Paint?

        /// Creates extras. By default there are none.
        public init(
            link: String? = nil, background: DisplayColor? = nil, lift: Double = 0,
            decorationColor: DisplayColor? = nil, image: RunImage? = nil, paint: Paint? = nil
        ) {
            self.link = link
            self.background = background
            self.lift = lift
            self.decorationColor = decorationColor
            self.image = image
            self.paint = paint
        }
    }

    /// An image in a line of text; a symbol has the run's color.
    public struct RunImage: Equatable, Sendable {
        /// What the image is drawn from: a bitmap, or a path that is filled.
        public enum Drawing: Equatable, Sendable {
            /// A bitmap; with a tint its shape in that color.
            case bitmap(ResourcePath, tint: DisplayColor?, isPixelated: Bool)
            /// A filled path, in the run's color.
            case symbol(path: PathGeometry, viewBox: CGRect, usesEvenOddRule: Bool)
        }

        /// What is drawn.
        public var drawing: Drawing
        /// From the image's upper edge to the baseline, in points.
        public var ascent: Double
        /// The image's height in points.
        public var height: Double
        /// What a screen reader says in its place.
        public var label: String?

        /// Creates an image. The measures are in points.
        public init(drawing: Drawing, ascent: Double, height: Double, label: String? = nil) {
            self.drawing = drawing
            self.ascent = ascent
            self.height = height
            self.label = label
        }
    }

    /// How a run's characters are drawn, apart from their color.
    public struct Decoration: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A line under the characters.
        public static let underline = Decoration(rawValue: 1)
        /// A line through the characters.
        public static let strikethrough = Decoration(rawValue: 2)
        /// Slanted characters.
        public static let italic = Decoration(rawValue: 4)
        /// Every digit is as wide as every other.
        public static let fixedDigits = Decoration(rawValue: 8)
        /// Lines are made of dots, or of dashes, or are drawn twice; at most one of them.
        public static let dotted = Decoration(rawValue: 16)
        /// Lines are made of dashes.
        public static let dashed = Decoration(rawValue: 32)
        /// Lines are drawn twice.
        public static let double = Decoration(rawValue: 64)
        /// How lines are drawn; none of these is one solid line.
        public static let patterns: Decoration = [.dotted, .dashed, .double]
    }
}
