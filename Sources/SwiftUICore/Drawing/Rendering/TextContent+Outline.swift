import CoreGraphics
import DisplayList
import DrawingValues
import TextLayout

extension TextContent.Run {
    /// How far browsers slant a font that has no italics: Skia's share of the height.
    private static let slant = 0.25

    /// What is drawn of the run, its start on the baseline at the origin. Nothing for emoji, which are pictures.
    var outline: PathGeometry {
        let upright = TextEngine.outline(
            of: text, family: family, size: size, tracking: tracking,
            hasFixedDigits: decoration.contains(.fixedDigits))
        guard decoration.contains(.italic) else { return upright }
        return upright.applying(CGAffineTransform(a: 1, b: 0, c: -Self.slant, d: 1, tx: 0, ty: 0))
    }
}
