import CoreGraphics
import Foundation

/// A color in sRGB that a filter is given.
///
/// See [CIColor](https://developer.apple.com/documentation/coreimage/cicolor).
public final class CIColor: NSObject, Sendable {
    /// The red part, from 0 to 1.
    public let red: CGFloat
    /// The green part, from 0 to 1.
    public let green: CGFloat
    /// The blue part, from 0 to 1.
    public let blue: CGFloat
    /// The opacity, from 0 to 1.
    public let alpha: CGFloat

    /// A color of its parts in sRGB and its opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// An opaque color of its parts in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Core Graphics' color. Grays are gray in sRGB.
    public convenience init(cgColor color: CGColor) {
        let parts = color.components ?? []
        let isGray = parts.count < 4
        let numbers = isGray ? [parts.first ?? 0, parts.first ?? 0, parts.first ?? 0] : Array(parts.prefix(3))
        self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: color.alpha)
    }

    /// Opaque black.
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    /// Opaque gray, half as bright as white by its number.
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    /// Opaque red.
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    /// Opaque green.
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    /// Opaque blue.
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    /// Opaque cyan.
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    /// Opaque magenta.
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    /// Opaque yellow.
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    /// Black without opacity.
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// How many parts there are, with the opacity: 4.
    public var numberOfComponents: Int { 4 }
    /// The space of the parts: sRGB.
    public var colorSpace: CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB() }
    /// The parts and the opacity, separated by spaces.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Whether the parts are the same.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.parts == parts }
    /// A hash of the parts.
    public override var hash: Int { parts.hashValue }

    private var parts: [CGFloat] { [red, green, blue, alpha] }

    /// The color as levels of light, without being multiplied by the opacity.
    var light: SIMD4<Float> {
        SIMD4(Light.decoded(Float(red)), Light.decoded(Float(green)), Light.decoded(Float(blue)), Float(alpha))
    }
}
