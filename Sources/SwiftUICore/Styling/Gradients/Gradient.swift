import DisplayList
import Foundation

/// Colours along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0…1.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    /// Equally spaced colours.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The space in which colours are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientColorSpace
        public static let device = ColorSpace(space: .device)
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    @available(*, unavailable, message: "Renderers mix the colours of a gradient in sRGB; add stops instead")
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    /// Opaque to level 0, fading with the levels above.
    func stops(level: Int, in environment: EnvironmentValues) -> [Paint.Stop] {
        stops.map { stop in
            Paint.Stop(
                color: stop.color.paint(level: level, in: environment).color,
                location: min(max(Double(stop.location), 0), 1))
        }
    }
}

/// A gradient that the system chooses: `Color.gradient`. Filled from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case standard(Color)
    }

    private let source: Source

    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(standard color: Color) { source = .standard(color) }

    var gradient: Gradient {
        switch source {
        case .gradient(let gradient): gradient
        case .standard(let color): Gradient(colors: [color.mix(with: .white, by: 0.22), color])
        }
    }
}

extension AnyGradient: PrimitiveShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).paint(level: level, in: environment)
    }
}

extension Gradient: PrimitiveShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        AnyGradient(self).paint(level: level, in: environment)
    }
}

extension Color {
    /// The colour with a little light from above.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}
