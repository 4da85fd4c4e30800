import DrawingValues
import Foundation

/// A run of colors between locations from 0 to 1.
public final class CGGradient: Sendable {
    let stops: [(location: Double, color: RGBA)]
    /// The space that was given; the colors are drawn in sRGB.
    public let colorSpace: CGColorSpace?

    private init?(_ space: CGColorSpace?, _ colors: [RGBA], _ locations: [CGFloat]?) {
        guard !colors.isEmpty, locations.map({ $0.count >= colors.count }) ?? true else { return nil }
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { index, color in
            (min(max(locations?[index] ?? CGFloat(index) / CGFloat(last), 0), 1), color)
        }.sorted { $0.location < $1.location }
        colorSpace = space
    }

    /// Colors at locations, or spread evenly where none are given. Nil without colors.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?
    ) {
        let locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(space, colors.map(\.rgba), locations)
    }

    /// The same of colors `as CFArray`, which is how Apple's interface takes them. Nil where one of them is no
    /// `CGColor`.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(colorsSpace: space, colors: known, locations: locations)
    }

    /// Each color is the space's components and an opacity.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * width)?.rgba
        }
        let locations = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
        self.init(space, colors, locations)
    }
}

/// Whether a gradient goes on beyond its ends, in the color that it has there.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first color goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last color goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
