import CoreGraphics
import DisplayList
import TextLayout

extension TextContent.Run {
    /// What is drawn of the run, its start on the baseline at the origin. Nothing for emoji, which are the browser's.
    var outline: PathGeometry {
        let outline = TextEngine.outline(
            of: text, family: family, size: size, tracking: tracking, hasFixedDigits: decoration.contains(.fixedDigits))
        return PathGeometry(
            outline.elements.map { element -> PathGeometry.Element in
                switch element {
                case .move(let point): .move(to: point)
                case .line(let point): .line(to: point)
                case .curve(let first, let second, let end): .curve(to: end, control1: first, control2: second)
                case .close: .closeSubpath
                }
            })
    }
}
