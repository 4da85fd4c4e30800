import CPango

/// Draws characters that none of our fonts has, mainly emoji, with the machine's own fonts, as a browser does.
///
/// The fonts are searched for when the first such text is drawn. Not thread-safe, like the Pango objects that it owns; the
/// engine's lock guards it.
final class MachineFontPen {
    private let configuration: OpaquePointer?
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private let description: OpaquePointer

    /// The families that the client specifies (`emojiFamilies`).
    private static let families = "Noto Color Emoji,Apple Color Emoji,Segoe UI Emoji,sans-serif"

    init() {
        configuration = FcInitLoadConfigAndFonts()
        fontMap = pango_cairo_font_map_new()
        cpango_font_map_set_config(fontMap, configuration)
        context = pango_font_map_create_context(fontMap)
        cpango_use_outline_metrics(context)
        layout = pango_layout_new(context)
        description = pango_font_description_new()
        pango_font_description_set_family(description, Self.families)
    }

    deinit {
        pango_font_description_free(description)
        cpango_unref(UnsafeMutableRawPointer(layout))
        cpango_unref(UnsafeMutableRawPointer(context))
        cpango_unref(UnsafeMutableRawPointer(fontMap))
        configuration.map { FcConfigDestroy($0) }
    }

    /// Draws a text centered in a width, with its baseline at Cairo's current point.
    func draw(_ text: String, size: Double, width: Double, in cairo: OpaquePointer) {
        pango_font_description_set_absolute_size(description, size * PangoContext.unit)
        pango_layout_set_font_description(layout, description)
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        var (own, height): (Int32, Int32) = (0, 0)
        pango_layout_get_size(layout, &own, &height)
        cairo_rel_move_to(cairo, (width - Double(own) / PangoContext.unit) / 2, 0)
        pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(layout, 0))
    }
}
