/// A font as requested by an app. `FontLibrary` determines the files that draw it.
public struct TextFont: Hashable, Sendable {
    /// The design, unless `family` names a typeface.
    public var design: Design
    /// In points, from 1 to 2,000; other values are clamped when text is laid out.
    public var size: Double
    /// From 100 (ultra light) to 900 (black), as in CSS and OpenType. The typeface's nearest weight is used.
    public var weight: Int
    /// Whether it is italic. Typefaces without an italic stay upright: no slant is synthesised.
    public var isItalic: Bool
    /// Additional space after each character, in points; may be negative.
    public var tracking: Double
    /// A typeface by its own name (`Inter`, `M PLUS 1`, or one of the app's own). For an unknown name, `design` is used.
    public var family: String?
    /// Whether digits have equal widths, so that a changing number doesn't move what follows it.
    public var hasFixedDigits = false

    /// Creates a font. The default is the upright default design in 17 points and regular weight.
    public init(
        design: Design = .default, size: Double = 17, weight: Int = 400, isItalic: Bool = false, tracking: Double = 0,
        family: String? = nil
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.tracking = tracking
        self.family = family
    }

    /// Apple's four designs, with the substitutes for Apple's typefaces, which aren't available.
    public enum Design: Hashable, Sendable, CaseIterable {
        /// Inter and M PLUS 1, for San Francisco and Hiragino Sans.
        case `default`
        /// Noto Serif CJK, whose Latin letters are Source Serif, for New York and Hiragino Mincho.
        case serif
        /// Quicksand and M PLUS 1, for SF Pro Rounded.
        case rounded
        /// M PLUS 1 Code, for SF Mono: a Latin letter is exactly half as wide as a kana.
        case monospaced
    }
}
