import CoreGraphics
import DisplayList

extension Color {
    /// A colour's components in one environment, sRGB with straight alpha.
    public struct Resolved: Hashable, Codable, Sendable {
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

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

    public init(_ resolved: Resolved) { self.init(.fixed(resolved.displayColor)) }

    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved(displayColor(in: environment)) }
}

extension Color.Resolved {
    /// Light, without sRGB's transfer curve.
    public var linearRed: Float {
        get { Self.linear(red) }
        set { red = Self.encoded(newValue) }
    }

    public var linearGreen: Float {
        get { Self.linear(green) }
        set { green = Self.encoded(newValue) }
    }

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
    public var description: String { displayColor.clamped.hexadecimal }
}

extension Color.Resolved: Animatable {
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
