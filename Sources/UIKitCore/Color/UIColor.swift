import CoreGraphics
import DrawingValues
import Foundation

/// A color in sRGB. Components beyond 0…1 are clamped for display.
///
/// See [UIColor](https://developer.apple.com/documentation/uikit/uicolor). A dynamic color asks its provider for the
/// current traits: a view's while the view is drawn, light ones otherwise.
public final class UIColor: NSObject, @unchecked Sendable {
    // @unchecked: all its properties are constants.
    private let components: RGBA
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    package init(_ color: RGBA) {
        components = color
        provider = nil
        super.init()
    }

    /// A color by its components in sRGB, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// A color that depends on the traits. The provider is called on each access.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        components = .black
        provider = dynamicProvider
        super.init()
    }

    package var red: Double { current.red }
    package var green: Double { current.green }
    package var blue: Double { current.blue }
    package var alpha: Double { current.alpha }

    package var current: RGBA { resolvedColor(with: .current).components }

    /// The color for some traits. A color that isn't dynamic returns itself.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        guard let provider else { return self }
        return traits.resolving { provider(traits).resolvedColor(with: traits) }
    }

    /// A gray, from 0, which is black, to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A color by its hue, from 0, which is red, to 1, which is red again, its saturation and its brightness, from 0
    /// to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    /// A color by its components in Display P3, from 0 to 1. It is kept in sRGB, whose components may lie beyond 0…1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha))
    }

    /// The components in sRGB. Always true: every color here has them.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = CGFloat(self.red)
        green?.pointee = CGFloat(self.green)
        blue?.pointee = CGFloat(self.blue)
        alpha?.pointee = CGFloat(self.alpha)
        return true
    }

    /// The gray that is as light as the color, by the weights of Rec. 709. Always true: every color here has one.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let isGrey = red == green && green == blue
        white?.pointee = CGFloat(isGrey ? red : current.luminance)
        alpha?.pointee = CGFloat(self.alpha)
        return true
    }

    /// Hue, saturation and brightness from 0 to 1. A gray has hue 0. Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (top, bottom) = (max(red, green, blue), min(red, green, blue))
        let span = top - bottom
        hue?.pointee = CGFloat(span == 0 ? 0 : sixths(top, span) / 6)
        saturation?.pointee = CGFloat(top == 0 ? 0 : span / top)
        brightness?.pointee = CGFloat(top)
        alpha?.pointee = CGFloat(self.alpha)
        return true
    }

    /// The hue from 0 to 6.
    private func sixths(_ top: Double, _ span: Double) -> Double {
        if top == red { return ((green - blue) / span + 6).truncatingRemainder(dividingBy: 6) }
        return top == green ? (blue - red) / span + 2 : (red - green) / span + 4
    }

    /// The color with another opacity, from 0 to 1. A dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard provider == nil else {
            return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
        return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: alpha)
    }

    /// Whether both have the same components. Dynamic colors are equal only where they are the same object.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        guard provider == nil, other.provider == nil else { return self === other }
        return components == other.components
    }

    /// A hash of the components, or of the object where the color is dynamic.
    public override var hash: Int { provider == nil ? components.hashValue : ObjectIdentifier(self).hashValue }

    /// The components in sRGB, for the current traits.
    public override var description: String { "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)" }
}
