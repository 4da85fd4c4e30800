import CoreGraphics
import DisplayList
import DrawingValues

extension Color {
    /// What the numbers of a color mean.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        /// sRGB's primaries without its transfer curve.
        case sRGBLinear
        /// Wider than sRGB; what sRGB hasn't is brought to its edge.
        case displayP3
    }

    /// Components 0…1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(.fixed(colorSpace.sRGB(red, green, blue, opacity)))
    }

    /// A gray.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A color from its hue, saturation, brightness and opacity, each 0…1. A hue of 1 is the same red as a hue of 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(.fixed(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
    }
}

extension Color.RGBColorSpace {
    func sRGB(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> DisplayColor {
        switch self {
        case .sRGB: RGBA(red: red, green: green, blue: blue, alpha: alpha)
        case .sRGBLinear: RGBA(linearRed: red, linearGreen: green, linearBlue: blue, alpha: alpha)
        case .displayP3: RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}
