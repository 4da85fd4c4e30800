import CCairo
import Foundation

// Transparency layers and shadows: drawing that is composed first and then painted as a whole.

extension CGContext {
    /// Starts a layer. Opacity, blend mode and shadow apply to the layer as a whole when it ends, and not within it.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]? = nil) {
        saveGState()
        layers.append(TransparencyLayer(outer: state, savedStates: savedStates.count))
        if let recorder { recorder.beginLayer(in: state) } else { cairo_push_group(cairo) }
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
    }

    /// Starts a layer that is limited to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Does nothing without a layer.
    public func endTransparencyLayer() {
        guard let layer = layers.last else { return }
        while savedStates.count > layer.savedStates { restoreGState() }
        layers.removeLast()
        if let recorder { recorder.endLayer() } else { draw { paintGroup(layer.outer) } }
        restoreGState()
    }

    /// Paints the shadow of a group: the group's opacity, blurred, offset and colored.
    func paint(_ shadow: Shadow, of group: OpaquePointer, _ outer: GraphicsState) {
        var clip = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_identity_matrix(cairo)
        cairo_clip_extents(cairo, &clip.left, &clip.top, &clip.right, &clip.bottom)
        // Content outside of the clip could throw a shadow into it, but the group only contains what is inside of the clip.
        let bounds = CGRect(x: clip.left, y: clip.top, width: clip.right - clip.left, height: clip.bottom - clip.top)
        guard
            let mask = Surface(
                width: Int(saturating: bounds.width.rounded(.up)), height: Int(saturating: bounds.height.rounded(.up))),
            let drawing = cairo_create(mask.pointer)
        else { return }
        cairo_translate(drawing, -bounds.minX, -bounds.minY)
        var surface: OpaquePointer?
        cairo_pattern_get_surface(group, &surface)
        // A group's surface has device coordinates, independently of its pattern's position.
        cairo_set_source_surface(drawing, surface, 0, 0)
        cairo_paint(drawing)
        cairo_destroy(drawing)
        mask.blur(radius: shadow.blur / 2 * abs(base.d))
        cairo_set_operator(cairo, outer.blendMode.cairoOperator)
        let color = shadow.color
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * outer.alpha)
        let offset = shadow.offset.applying(base)
        cairo_mask_surface(cairo, mask.pointer, bounds.minX + offset.width, bounds.minY + offset.height)
    }
}
