import CoreGraphics
import TextLayout

extension PathGeometry {
    /// The outlines of characters as a path, in their own coordinates: y downwards from the baseline.
    package init(_ outline: GlyphOutline) {
        self.init(
            outline.elements.map { element -> Element in
                switch element {
                case .move(let point): .move(to: point)
                case .line(let point): .line(to: point)
                case .curve(let first, let second, let end): .curve(to: end, control1: first, control2: second)
                case .close: .closeSubpath
                }
            })
    }
}
