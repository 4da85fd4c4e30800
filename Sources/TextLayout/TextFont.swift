/// A font as an app asks for it. Which files draw it is decided by `FontLibrary`.
public struct TextFont: Hashable, Sendable {
    /// Which of the four designs draws the text, unless `family` names a typeface.
    public var design: Design
    /// In points; 1 to 2,000, what lies outside is brought inside when text is laid out.
    public var size: Double
    /// 100 (ultra light) to 900 (black), as in CSS and OpenType. The nearest weight that a typeface has is used.
    public var weight: Int
    /// Typefaces without an italic stay upright: nothing is slanted by calculation.
    public var isItalic: Bool
    /// Extra space after each character, in points; may be negative.
    public var tracking: Double
    /// A typeface by its own name (`Inter`, `M PLUS 1`…). An unknown name draws in `design`.
    public var family: String?
    /// Whether every digit is as wide as every other, so that a number that changes doesn't move what follows it.
    public var hasFixedDigits = false

    /// Creates a font. By default it is the upright default design in 17 points and regular weight.
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

    /// Apple's four designs, and what stands in for each where Apple's typefaces can't be had.
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
