import CoreGraphics

extension UIColor {
    /// Of a grey or an sRGB colour, which are all that there are here.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0]
        if parts.count >= 4 {
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        } else {
            self.init(white: parts[0], alpha: parts.count > 1 ? parts[1] : 1)
        }
    }

    public var cgColor: CGColor {
        CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
