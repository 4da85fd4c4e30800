import CPango
import DrawingValues
import Foundation

extension TextEngine {
    /// The outlines of a run, to be filled with the winding rule: in points, starting at the run's x, with y downwards from the
    /// baseline. Empty for a run in the browser's own font, and for spaces that aren't displayed.
    public static func outline(
        of text: String, family: String?, size: Double, tracking: Double = 0, hasFixedDigits: Bool = false
    ) -> PathGeometry {
        guard let family, size > 0, !text.isEmpty else { return PathGeometry() }
        return engine.withLock {
            $0.pango.outline(of: text, family: family, size: size, tracking: tracking, hasFixedDigits: hasFixedDigits)
        }
    }
}

extension PangoContext {
    func outline(
        of text: String, family: String, size: Double, tracking: Double, hasFixedDigits: Bool
    ) -> PathGeometry {
        let list: OpaquePointer = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        let end = Int32(text.utf8.count)
        cpango_insert(list, pango_attr_fallback_new(0), 0, end)
        cpango_insert(
            list, pango_attr_font_desc_new(description(family: family, size: Int32(size * Self.unit))), 0, end)
        let features = hasFixedDigits ? "locl=0, tnum=1" : "locl=0"
        cpango_insert(list, pango_attr_font_features_new(features), 0, end)
        if tracking != 0 {
            cpango_insert(list, pango_attr_letter_spacing_new(Int32(tracking * Self.unit)), 0, end)
        }
        pango_layout_set_text(layout, text, end)
        pango_layout_set_attributes(layout, list)
        pango_layout_set_width(layout, -1)
        return PathGeometry(tracing: pango_layout_get_line_readonly(layout, 0))
    }
}

extension PathGeometry {
    /// Cairo omits glyphs far outside of the surface when it traces paths, so use a surface without bounds.
    fileprivate init(tracing line: UnsafeMutablePointer<PangoLayoutLine>?) {
        self.init()
        guard let line, let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil),
            let cairo = cairo_create(surface)
        else { return }
        defer {
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        pango_cairo_layout_line_path(cairo, line)
        guard let path = cairo_copy_path(cairo) else { return }
        defer { cairo_path_destroy(path) }
        guard let data = path.pointee.data else { return }
        var place = 0
        while place < Int(path.pointee.num_data) {
            append(data + place)
            place += max(Int(data[place].header.length), 1)
        }
    }

    private mutating func append(_ data: UnsafePointer<cairo_path_data_t>) {
        func point(_ index: Int) -> CGPoint { CGPoint(x: data[index].point.x, y: data[index].point.y) }
        switch data.pointee.header.type {
        case CAIRO_PATH_MOVE_TO: append(.move(to: point(1)))
        case CAIRO_PATH_LINE_TO: append(.line(to: point(1)))
        case CAIRO_PATH_CURVE_TO: append(.curve(to: point(3), control1: point(1), control2: point(2)))
        default: append(.closeSubpath)
        }
    }
}
