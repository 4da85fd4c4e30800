/// The vertical metrics of a font, in points.
///
/// They don't depend on the characters and the typefaces that draw them, so that a line doesn't jump when a kana or an emoji
/// appears in it. A line is 1.21 times as high as the font's size (Inter's own proportion, and close to Apple's system fonts)
/// with the capitals in its middle, and both its height and its baseline are whole points, so that lines are evenly spaced on any
/// screen.
public struct FontMetrics: Hashable, Sendable {
    /// From the line's top to the baseline.
    public var ascent: Double
    /// From the baseline to the line's bottom.
    public var descent: Double
    /// The height of H, not rounded.
    public var capHeight: Double

    /// The line height: the sum of ascent and descent.
    public var lineHeight: Double { ascent + descent }

    /// - Parameter capHeightPerSize: The typeface's capital height, as a fraction of the font size.
    init(size: Double, capHeightPerSize: Double) {
        let height = (size * 1.21).rounded()
        let cap = size * capHeightPerSize
        ascent = (height / 2 + cap / 2).rounded()
        descent = height - ascent
        capHeight = cap
    }
}
