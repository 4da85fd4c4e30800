import Foundation

/// A color filter for an element and its descendants.
public enum ColorFilter: Hashable, Sendable {
    /// 1 changes nothing, 0 is gray, -1 the inverse.
    case contrast(Double)
    /// 1 changes nothing, 0 is without color.
    case saturation(Double)
    /// 0 changes nothing, 1 is without color.
    case grayscale(Double)
    /// Turns each color around the color wheel.
    case hueRotation(degrees: Double)
    /// A matrix of four rows and five columns: red, green, blue and opacity from the four and a constant, all 0…1.
    case matrix([Double])

    /// Adds the amount to each component.
    public static func brightness(_ amount: Double) -> ColorFilter {
        .matrix([1, 0, 0, 0, amount, 0, 1, 0, 0, amount, 0, 0, 1, 0, amount, 0, 0, 0, 1, 0])
    }

    /// Multiplies each component by the color's, including opacity.
    public static func multiply(_ color: DisplayColor) -> ColorFilter {
        .matrix([
            color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
        ])
    }

    /// Subtracts each color component from 1.
    public static let invert = ColorFilter.matrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])

    /// Black, with the color's luminance as its opacity (with the weights of Rec. 709).
    public static let luminanceToAlpha = ColorFilter.matrix([
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0,
    ])
}

/// How an element is blended with what is behind it; the raw value is the word on the wire and in CSS.
public enum ElementBlendMode: String, Hashable, Sendable, CaseIterable {
    case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color, luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusLighter = "plus-lighter"
    /// Only Safari knows it; other browsers show `multiply`.
    case plusDarker = "plus-darker"

    // Compositing operators, which only canvases support; some of them clear the backdrop where nothing is drawn.
    case sourceIn = "source-in"
    case sourceOut = "source-out"
    case sourceAtop = "source-atop"
    case destinationOver = "destination-over"
    case destinationIn = "destination-in"
    case destinationOut = "destination-out"
    case destinationAtop = "destination-atop"
    case xor
}

/// The mask through which an element is visible.
public indirect enum Mask: Equatable, Sendable {
    /// A gradient over the element's frame.
    case paint(Paint)
    /// A bitmap, at a place in the element's own coordinates.
    case image(ResourcePath, frame: CGRect)
    /// A drawing over the element's frame.
    case drawing(CanvasContent)
}
