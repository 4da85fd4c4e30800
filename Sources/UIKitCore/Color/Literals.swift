import Foundation

// The types that the compiler looks for to compile `#colorLiteral(…)` and `#imageLiteral(…)`.

/// The default type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
/// The default type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    /// A `#colorLiteral`. Its components are in sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// An `#imageLiteral`: the image of that name. It traps if the app's resources have none, as on Apple's systems.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure("There is no image named '\(name)' in the app's resources")
        }
        self.init(copying: image)
    }
}
