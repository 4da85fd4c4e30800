import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// The space in which colors between two colors are found.
enum GradientColorSpace: Hashable, Sendable {
    /// sRGB, component by component.
    case device
    /// Oklab, in which equal steps look equal (Björn Ottosson, https://bottosson.github.io/posts/oklab/).
    case perceptual

    func mix(_ from: DisplayColor, _ to: DisplayColor, _ amount: Double) -> DisplayColor {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
        let alpha = between(from.alpha, to.alpha)
        // A transparent color has no say in what the mixture looks like.
        let from = from.alpha == 0 ? to : from
        let to = to.alpha == 0 ? from : to
        switch self {
        case .device:
            var mixture = from.mixed(with: to, amount)
            mixture.alpha = alpha
            return mixture
        case .perceptual:
            let left = Oklab(from)
            let right = Oklab(to)
            return Oklab(
                lightness: between(left.lightness, right.lightness), a: between(left.a, right.a),
                b: between(left.b, right.b)
            ).color(alpha: alpha)
        }
    }
}

/// A color in Oklab, in which equal distances look equal (Björn Ottosson, "A perceptual color space for image processing").
private struct Oklab {
    let lightness: Double
    let a: Double
    let b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    init(_ color: DisplayColor) {
        let red = RGBA.linear(color.red)
        let green = RGBA.linear(color.green)
        let blue = RGBA.linear(color.blue)
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    func color(alpha: Double) -> DisplayColor {
        let long = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
        let medium = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
        let short = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
        let color = RGBA(
            linearRed: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
            linearGreen: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
            linearBlue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, alpha: alpha)
        return color.clamped
    }
}

extension DisplayColor {
    /// Lightness, and how far it is from gray towards red and towards yellow.
    var oklab: [Double] {
        let color = Oklab(self)
        return [color.lightness, color.a, color.b]
    }

    init(oklab: [Double], alpha: Double) {
        self = Oklab(lightness: oklab[0], a: oklab[1], b: oklab[2]).color(alpha: alpha)
    }
}
