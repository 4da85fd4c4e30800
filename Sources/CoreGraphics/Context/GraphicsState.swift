import CCairo
import DrawingValues
import Foundation

/// What `saveGState()` keeps, besides the clip of a bitmap, which Cairo keeps.
package struct GraphicsState {
    package var transform = CGAffineTransform.identity
    /// Whether the transform leaves anything to be seen.
    package var isDrawable = true
    package var fill = RGBA.black
    package var stroke = RGBA.black
    package var fillSpace = CGColorSpaceCreateDeviceGray()
    package var strokeSpace = CGColorSpaceCreateDeviceGray()
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var dash: [CGFloat] = []
    package var dashPhase: CGFloat = 0
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?
    package var shouldAntialias = true
    package var allowsAntialiasing = true
    package var interpolationQuality = CGInterpolationQuality.default
    package var renderingIntent = CGColorRenderingIntent.defaultIntent
    /// All that were set, where the context is recorded; Cairo keeps those of a bitmap.
    package var clips: [RecordedClip] = []

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

/// A shadow in base coordinates.
package struct Shadow {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: RGBA
}

/// A group of drawing that is composed as one when it ends.
struct TransparencyLayer {
    /// What was in force where it began.
    var outer: GraphicsState
    /// How many states were saved before it.
    var savedStates: Int
}
