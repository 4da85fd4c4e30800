import DisplayList
import Foundation

/// Colors along a line from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A color at a location along the gradient.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The location along the gradient, 0…1.
        public var location: CGFloat

        /// A color at a location, 0…1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colors and their locations, in ascending order.
    public var stops: [Stop]

    /// The color space for mixing, which only an `AnyGradient` sets.
    fileprivate var mixing = GradientColorSpace.device

    /// A gradient of colors at their locations.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of equally spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The color space in which colors are mixed.
    public struct ColorSpace: Hashable, Sendable {
        let space: GradientColorSpace
        /// The sRGB color space.
        public static let device = ColorSpace(space: .device)
        /// A perceptually uniform color space.
        public static let perceptual = ColorSpace(space: .perceptual)
    }

    /// The gradient with its colors mixed in a color space: with `perceptual`, blue and yellow don't mix to gray.
    ///
    /// See [colorSpace](https://developer.apple.com/documentation/swiftui/gradient/colorspace(_:)).
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }

    /// The stops at a level of the hierarchy; higher levels are more transparent.
    func stops(level: Int, in environment: EnvironmentValues) -> [Paint.Stop] {
        let own = stops.map { stop in
            Paint.Stop(
                color: stop.color.paint(level: level, in: environment).color,
                location: min(max(Double(stop.location), 0), 1))
        }
        return mixing == .device ? own.withClearTakingColors() : own.mixed(in: mixing)
    }
}

/// A gradient determined by the system, such as `Color.gradient`. It fills from top to bottom.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case gradient(Gradient)
        case standard(Color)
    }

    private let source: Source
    private var space = GradientColorSpace.device

    /// Wraps a gradient.
    public init(_ gradient: Gradient) { source = .gradient(gradient) }

    init(standard color: Color) { source = .standard(color) }

    /// The gradient with its colors mixed in a color space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.space = space.space
        return gradient
    }

    var gradient: Gradient {
        var mixed =
            switch source {
            case .gradient(let gradient): gradient
            case .standard(let color): Gradient(colors: [color.mix(with: .white, by: 0.22), color])
            }
        mixed.mixing = space
        return mixed
    }
}

extension [Paint.Stop] {
    /// Gives transparent stops the colors of their neighbors, with two stops if the neighbors differ. Otherwise
    /// canvases, Cairo and SVG would fade through black, whose components `Color.clear` has.
    fileprivate func withClearTakingColors() -> [Paint.Stop] {
        indices.flatMap { index -> [Paint.Stop] in
            let stop = self[index]
            guard stop.color.alpha == 0 else { return [stop] }
            let neighbours = [index - 1, index + 1].filter(indices.contains).map { self[$0].color }
            let colors = neighbours.filter { $0.alpha > 0 }
            let kept = colors.count == 2 && colors[0] == colors[1] ? [colors[0]] : colors
            return kept.isEmpty
                ? [stop] : kept.map { Paint.Stop(color: $0.opacity(0), location: stop.location) }
        }
    }

    /// Adds stops between two, mixed in the color space. Renderers mix in sRGB, but between stops that are this close
    /// the difference isn't visible.
    fileprivate func mixed(in space: GradientColorSpace) -> [Paint.Stop] {
        let parts = 8
        var stops = Array(prefix(1))
        for (start, end) in zip(self, dropFirst()) {
            for part in 1..<parts where start.location < end.location {
                let share = Double(part) / Double(parts)
                stops.append(
                    Paint.Stop(
                        color: space.mix(start.color, end.color, share),
                        location: start.location + (end.location - start.location) * share))
            }
            stops.append(end)
        }
        return stops
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
    /// A subtle gradient of the color, lighter at the top.
    public var gradient: AnyGradient { AnyGradient(standard: self) }
}
