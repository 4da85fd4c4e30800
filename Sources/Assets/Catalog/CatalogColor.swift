import Foundation

/// A colour in sRGB, each component from 0 to 1. A colour of a wider space may lie outside that range; clamp it where the
/// display can't show it.
package struct CatalogColor: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// The colour spaces of asset catalogs, as conversions to sRGB.
enum CatalogColorSpace: String {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case extendedGray = "extended-gray"
    case gray = "gray-gamma-22"

    /// Whether its colours have one component, `white`.
    var isGray: Bool { self == .gray || self == .extendedGray }

    func converted(red: Double, green: Double, blue: Double, alpha: Double) -> CatalogColor {
        switch self {
        case .sRGB, .extendedSRGB, .gray, .extendedGray:
            CatalogColor(red: red, green: green, blue: blue, alpha: alpha)
        case .extendedLinearSRGB:
            CatalogColor(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
        case .displayP3:
            Self.fromDisplayP3(Self.decoded(red), Self.decoded(green), Self.decoded(blue), alpha: alpha)
        }
    }

    /// Both spaces have the white point D65, so that the matrix is the product of P3's RGB → XYZ and sRGB's XYZ → RGB
    /// (CSS Color Module Level 4, §18).
    private static func fromDisplayP3(_ r: Double, _ g: Double, _ b: Double, alpha: Double) -> CatalogColor {
        CatalogColor(
            red: encoded(1.2249401762 * r - 0.2249401762 * g),
            green: encoded(-0.0420569547 * r + 1.0420569547 * g),
            blue: encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b), alpha: alpha)
    }

    /// sRGB's transfer function, mirrored below zero (IEC 61966-2-1); P3 has the same.
    private static func encoded(_ linear: Double) -> Double {
        let magnitude = abs(linear)
        let value = magnitude <= 0.0031308 ? 12.92 * magnitude : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return linear < 0 ? -value : value
    }

    private static func decoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let linear = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }
}
