import CoreGraphics
import DisplayList
import TextLayout

extension TextContent.Run {
    /// What is drawn of the run, its start on the baseline at the origin. Nothing for emoji, which are the browser's.
    var outline: PathGeometry {
        PathGeometry(
            TextEngine.outline(
                of: text, family: family, size: size, tracking: tracking,
                hasFixedDigits: decoration.contains(.fixedDigits)))
    }
}
