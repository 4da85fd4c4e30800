import CCairo
import Foundation

extension CGContext {
    /// Draws an image, stretched to a rectangle, upright where the y axis points up.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard state.isDrawable, rect.width != 0, rect.height != 0 else { return }
        let rect = rect.standardized
        if let recorder { return recorder.draw(image, in: rect, tiled: byTiling, state: state) }
        compose {
            if !byTiling {
                cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
                cairo_clip(cairo)
            }
            cairo_set_source_surface(cairo, image.surface.pointer, 0, 0)
            let pattern = cairo_get_source(cairo)
            // From the user's coordinates to the image's, whose y axis points down.
            let transform = CGAffineTransform(translationX: -rect.minX, y: -rect.maxY)
                .concatenating(
                    CGAffineTransform(
                        scaleX: CGFloat(image.width) / rect.width, y: -CGFloat(image.height) / rect.height))
            var matrix = transform.cairo
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
            cairo_pattern_set_filter(pattern, image.shouldInterpolate ? state.filter : CAIRO_FILTER_NEAREST)
            cairo_paint(cairo)
        }
    }

    /// Clips further drawing to a mask's opacity.
    @available(
        *, unavailable, message: "Kissa's contexts clip at paths: draw the mask with the blend mode destinationIn"
    )
    public func clip(to rect: CGRect, mask: CGImage) {}
}
