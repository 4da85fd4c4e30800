import CoreGraphics
import DrawingValues

/// The color spaces of asset catalogs, as conversions to sRGB.
enum CatalogColorSpace: String {
    case sRGB = "srgb"
    case extendedSRGB = "extended-srgb"
    case extendedLinearSRGB = "extended-linear-srgb"
    case displayP3 = "display-p3"
    case extendedGray = "extended-gray"
    case gray = "gray-gamma-22"

    /// Whether its colors have one component, `white`.
    var isGray: Bool { self == .gray || self == .extendedGray }

    func converted(red: Double, green: Double, blue: Double, alpha: Double) -> RGBA {
        switch self {
        case .sRGB, .extendedSRGB, .gray, .extendedGray: RGBA(red: red, green: green, blue: blue, alpha: alpha)
        case .extendedLinearSRGB: RGBA(linearRed: red, linearGreen: green, linearBlue: blue, alpha: alpha)
        case .displayP3: RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
