import Foundation

// What `#colorLiteral(…)` and `#imageLiteral(…)` in an app's sources are: the compiler looks for these names.

/// The type of a `#colorLiteral` that nothing else gives a type.
public typealias _ColorLiteralType = UIColor
/// The type of an `#imageLiteral` that nothing else gives a type.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
    /// A `#colorLiteral`. Components are sRGB's.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// An `#imageLiteral`: the image of that name. It traps where the app's resources have none, as on Apple's systems.
    public convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            preconditionFailure("There is no image named '\(name)' in the app's resources")
        }
        self.init(copying: image)
    }
}
