import Foundation

/// A color in sRGB with straight alpha, as Cairo and a display list have it: each component from 0 to 1. Colors of a wider
/// space lie outside that range; they are clamped where the display can't show them.
public struct RGBA: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// Creates a color. By default it is opaque.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Black without opacity.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 1, green: 1, blue: 1)

    /// All components are from 0 to 1; the hues 0 and 1 are the same red.
    package init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let wedge = min(max(min(position, 4 - position), 0), 1)
            return brightness - brightness * saturation * wedge
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The color's luminance, by the weights of Rec. 709.
    package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

// MARK: Other spaces

extension RGBA {
    /// Creates a color from linear components with sRGB's primaries.
    package init(linearRed: Double, linearGreen: Double, linearBlue: Double, alpha: Double = 1) {
        self.init(
            red: Self.encoded(linearRed), green: Self.encoded(linearGreen), blue: Self.encoded(linearBlue),
            alpha: alpha)
    }

    /// Display P3 has sRGB's transfer curve and white point, so the matrix is the product of P3's RGB → XYZ and sRGB's XYZ → RGB
    /// (CSS Color Module Level 4, §18).
    package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            linearRed: 1.2249401762 * r - 0.2249401762 * g,
            linearGreen: -0.0420569547 * r + 1.0420569547 * g,
            linearBlue: -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b, alpha: alpha)
    }

    /// The linear value of an sRGB component (IEC 61966-2-1), mirrored below zero.
    package static func linear(_ component: Double) -> Double {
        let value = abs(component)
        let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// The inverse of `linear(_:)`.
    package static func encoded(_ light: Double) -> Double {
        let value = abs(light)
        let component = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }
}
