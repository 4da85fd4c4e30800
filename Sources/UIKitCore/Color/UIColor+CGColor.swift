import CoreGraphics

extension UIColor {
    /// The same color as a color of UIKit's. Core Graphics has grays and sRGB colors here.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.rgba)
    }

    /// The color in sRGB. A dynamic color is resolved for the current traits.
    public var cgColor: CGColor {
        CGColor(current)
    }
}
