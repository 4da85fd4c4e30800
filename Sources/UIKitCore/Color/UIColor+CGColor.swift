import CoreGraphics

extension UIColor {
    /// Of a grey or an sRGB colour, which are all that there are here.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.rgba)
    }

    /// The colour in sRGB; of a dynamic colour, what it is for the current traits.
    public var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
