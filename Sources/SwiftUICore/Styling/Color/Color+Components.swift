import DisplayList
import Foundation

extension Color {
    /// What the numbers of a colour mean.
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

    /// A grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// All 0…1; a hue of 1 is the red that a hue of 0 is.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            let wedge = min(max(min(position, 4 - position), 0), 1)
            return brightness - brightness * saturation * wedge
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}

extension Color.RGBColorSpace {
    func sRGB(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> DisplayColor {
        switch self {
        case .sRGB: return DisplayColor(red: red, green: green, blue: blue, alpha: alpha)
        case .sRGBLinear: return DisplayColor(linearRed: red, linearGreen: green, linearBlue: blue, alpha: alpha)
        case .displayP3:
            // Display P3 has sRGB's transfer curve. The matrix goes from its primaries to sRGB's (CSS Color 4, §18).
            let linear = [red, green, blue].map(DisplayColor.linear)
            return DisplayColor(
                linearRed: 1.2249401762 * linear[0] - 0.2249401762 * linear[1],
                linearGreen: -0.0420569547 * linear[0] + 1.0420569547 * linear[1],
                linearBlue: -0.0196375546 * linear[0] - 0.0786360456 * linear[1] + 1.0982736001 * linear[2],
                alpha: alpha)
        }
    }
}

extension DisplayColor {
    init(linearRed: Double, linearGreen: Double, linearBlue: Double, alpha: Double) {
        self.init(
            red: Self.encoded(linearRed), green: Self.encoded(linearGreen), blue: Self.encoded(linearBlue),
            alpha: alpha)
    }

    /// Light from an sRGB component, and back (IEC 61966-2-1); negative ones mirrored.
    static func linear(_ component: Double) -> Double {
        let value = abs(component)
        let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        return component < 0 ? -linear : linear
    }

    static func encoded(_ light: Double) -> Double {
        let value = abs(light)
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return light < 0 ? -encoded : encoded
    }
}
