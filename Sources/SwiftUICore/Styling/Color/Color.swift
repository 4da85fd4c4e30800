import DisplayList
import DrawingValues
import Foundation

/// A color, which is fixed or adapts to the environment in which it is shown.
///
/// It is also a view, which fills the proposed size. See
/// [Color](https://developer.apple.com/documentation/swiftui/color).
public struct Color: Hashable, Sendable {
    let source: Source

    /// The source of the components.
    indirect enum Source: Hashable, Sendable {
        /// A color in extended sRGB; components outside of 0…1 are colors outside of the sRGB gamut.
        case fixed(DisplayColor)
        case system(SystemColor)
        case accent
        case asset(AssetColors.Name)
        case opacity(Color, Double)
        case mix(Color, Color, amount: Double, GradientColorSpace)
    }

    init(_ source: Source) { self.source = source }

    /// The color as it is drawn in an environment.
    package func displayColor(in environment: EnvironmentValues) -> DisplayColor {
        switch source {
        case .fixed(let color): color.clamped
        case .system(let color): color.color(in: environment)
        case .accent:
            AssetColors.color(.accent, in: environment, isOptional: true)
                ?? SystemColor.blue.color(in: environment)
        case .asset(let name): AssetColors.color(name, in: environment) ?? .clear
        case .opacity(let color, let factor): color.displayColor(in: environment).opacity(factor)
        case .mix(let from, let to, let amount, let space):
            space.mix(from.displayColor(in: environment), to.displayColor(in: environment), amount)
        }
    }
}

extension Color: PrimitiveShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        if case .system(SystemColor.label(level: 0)) = source {
            return .color(SystemColor.label(level: level).color(in: environment))
        }
        return .color(displayColor(in: environment)).faded(to: level)
    }
}

extension Color {
    /// Multiplies the color's opacity, 0…1.
    public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

    /// A color between this one (0) and another (1).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mix(self, rhs, amount: min(max(fraction, 0), 1), colorSpace.space))
    }
}

extension Color: CustomStringConvertible {
    /// The name of a system's or an asset's color; `#RRGGBBAA` of a fixed one.
    public var description: String {
        switch source {
        case .fixed(let color): color.hexadecimal
        case .system(let color): color.name
        case .accent: "accentColor"
        case .asset(let name): name.name
        case .opacity(let color, let factor): "\(Int(saturating: (factor * 100).rounded()))% \(color)"
        case .mix(let from, let to, let amount, _): "\(Int(saturating: (amount * 100).rounded()))% of \(to) in \(from)"
        }
    }
}

extension DisplayColor {
    /// `#RRGGBBAA`, held within sRGB.
    var hexadecimal: String {
        let shown = bytes
        return "#"
            + [shown.red, shown.green, shown.blue, shown.alpha].map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
