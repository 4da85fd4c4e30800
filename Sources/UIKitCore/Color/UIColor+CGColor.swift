import CoreGraphics

extension UIColor {
    /// Of a grey or an sRGB colour, which are all that there are here.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.rgba)
    }

    public var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
