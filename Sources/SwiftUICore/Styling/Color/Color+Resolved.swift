import CoreGraphics
import DisplayList
import DrawingValues

extension Color {
    /// A color's components in one environment, sRGB with straight alpha.
    public struct Resolved: Hashable, Codable, Sendable {
        /// Red with sRGB's transfer curve; 0…1 is what sRGB has.
        public var red: Float
        /// Green with sRGB's transfer curve; 0…1 is what sRGB has.
        public var green: Float
        /// Blue with sRGB's transfer curve; 0…1 is what sRGB has.
        public var blue: Float
        /// The opacity, 0…1.
        public var opacity: Float

        /// A color from components in a color space. They are converted to sRGB.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            self.init(colorSpace.sRGB(Double(red), Double(green), Double(blue), Double(opacity)))
        }

        init(_ color: DisplayColor) {
            red = Float(color.red)
            green = Float(color.green)
            blue = Float(color.blue)
            opacity = Float(color.alpha)
        }

        var displayColor: DisplayColor {
            DisplayColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }
    }

    /// A color that is the same in every environment.
    public init(_ resolved: Resolved) { self.init(.fixed(resolved.displayColor)) }

    /// The color's components in an environment.
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(displayColor(in: environment)) }
}

extension Color.Resolved {
    /// Light, without sRGB's transfer curve.
    public var linearRed: Float {
        get { Self.linear(red) }
        set { red = Self.encoded(newValue) }
    }

    /// Green light, without sRGB's transfer curve.
    public var linearGreen: Float {
        get { Self.linear(green) }
        set { green = Self.encoded(newValue) }
    }

    /// Blue light, without sRGB's transfer curve.
    public var linearBlue: Float {
        get { Self.linear(blue) }
        set { blue = Self.encoded(newValue) }
    }

    private static func linear(_ value: Float) -> Float { Float(RGBA.linear(Double(value))) }
    private static func encoded(_ value: Float) -> Float { Float(RGBA.encoded(Double(value))) }
}

extension Color.Resolved: PrimitiveShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(displayColor.clamped).faded(to: level)
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The color as `#RRGGBBAA`, held within sRGB.
    public var description: String { displayColor.hexadecimal }
}

extension Color.Resolved: Animatable {
    /// The four components, in sRGB with its transfer curve: a color moves evenly in them.
    public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            red = newValue.first
            green = newValue.second.first
            blue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}
