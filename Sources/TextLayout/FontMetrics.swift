/// The vertical measures of a font's line, in points.
///
/// They are the same for every character, whichever typeface draws it: a line does not jump when a kana or an emoji
/// appears in it. A line is 1.21 times as high as the font's size (Inter's own proportion, and close to Apple's
/// system fonts) with the capitals in its middle, and both it and its baseline are whole points, so that
/// lines stand at equal distances on any screen.
public struct FontMetrics: Hashable, Sendable {
    /// From the line's top to the baseline.
    public var ascent: Double
    /// From the baseline to the line's bottom.
    public var descent: Double
    /// The height of H, exact.
    public var capHeight: Double

    /// The height of a line: ascent and descent together.
    public var lineHeight: Double { ascent + descent }

    /// `capHeightPerSize` is the typeface's own, as a part of the font's size.
    init(size: Double, capHeightPerSize: Double) {
        let height = (size * 1.21).rounded()
        let cap = size * capHeightPerSize
        ascent = (height / 2 + cap / 2).rounded()
        descent = height - ascent
        capHeight = cap
    }
}
