import CoreGraphics

extension UIColor {
    /// The same colour as a colour of UIKit's. Core Graphics has greys and sRGB colours here.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.rgba)
    }

    /// The colour in sRGB. A dynamic colour is resolved for the current traits.
    public var cgColor: CGColor {
        CGColor(current)
    }
}
