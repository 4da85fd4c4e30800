import Foundation

/// A change of every colour that an element and what is below it shows.
public enum ColorFilter: Hashable, Sendable {
    /// 1 leaves it, 0 is grey, -1 the inverse.
    case contrast(Double)
    /// 1 leaves it, 0 is without colour.
    case saturation(Double)
    /// 0 leaves it, 1 is without colour.
    case grayscale(Double)
    /// Turns each colour around the colour wheel.
    case hueRotation(degrees: Double)
    /// Four rows of five: red, green, blue and opacity from the four and a constant, all 0…1.
    case matrix([Double])

    /// Added to each component.
    public static func brightness(_ amount: Double) -> ColorFilter {
        .matrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
    }

    /// Each component times the colour's, opacity included.
    public static func multiply(_ color: DisplayColor) -> ColorFilter {
        .matrix([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
        ])
    }

    /// Each colour component taken from 1.
    public static let invert = ColorFilter.matrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

    /// Black, as opaque as the colour is light (the weights are those of Rec. 709).
    public static let luminanceToAlpha = ColorFilter.matrix([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
    ])
}

/// How an element is mixed with what is behind it; the raw value is the word on the wire and CSS's.
public enum ElementBlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color, luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusLighter = "plus-lighter"

    // How opacity is composed, which canvases alone have; where nothing is drawn, some of these clear what was there.
    case sourceIn = "source-in"
    case sourceOut = "source-out"
    case sourceAtop = "source-atop"
    case destinationOver = "destination-over"
    case destinationIn = "destination-in"
    case destinationOut = "destination-out"
    case destinationAtop = "destination-atop"
    case xor
}

/// What an element is seen through.
public enum Mask: Equatable, Sendable {
    /// A gradient over the element's frame.
    case paint(Paint)
    /// A bitmap, at a place in the element's own coordinates.
    case image(ResourcePath, frame: CGRect)
    /// A drawing over the element's frame.
    case drawing(CanvasContent)
}
