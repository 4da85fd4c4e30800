import CCairo
import Foundation

/// What `saveGState()` keeps, besides the clip, which Cairo keeps.
struct GraphicsState {
    var transform = CGAffineTransform.identity
    /// Whether the transform leaves anything to be seen.
    var isDrawable = true
    var fill = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var stroke = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    var fillSpace = CGColorSpaceCreateDeviceGray()
    var strokeSpace = CGColorSpaceCreateDeviceGray()
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var shouldAntialias = true
    var allowsAntialiasing = true
    var interpolationQuality = CGInterpolationQuality.default
    var renderingIntent = CGColorRenderingIntent.defaultIntent

    var antialias: cairo_antialias_t {
        shouldAntialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
    }

    /// For images that are scaled.
    var filter: cairo_filter_t {
        switch interpolationQuality {
        case .none: CAIRO_FILTER_NEAREST
        case .low, .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

/// A shadow in the bitmap's coordinates.
struct Shadow {
    var offset: CGSize
    var blur: CGFloat
    var color: RGBA
}

/// A group of drawing that is composed as one when it ends.
struct TransparencyLayer {
    /// What was in force where it began.
    var outer: GraphicsState
    /// How many states were saved before it.
    var savedStates: Int
}
