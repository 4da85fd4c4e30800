import CPango

/// Pango, configured so that its widths equal the browser's: without hinting, without rounding positions, and with our faces
/// only.
///
/// Not thread-safe, like the Pango objects that it owns; the engine's lock guards it.
final class PangoContext {
    private let configuration: OpaquePointer
    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    /// The layout object, reused for every text.
    let layout: OpaquePointer
    var spaceKerning: SpaceKerning
    let phraseBreaker = PhraseBreaker()
    /// Draws the characters that none of our faces has.
    private(set) lazy var machinePen = MachineFontPen()
    private var descriptions: [Description: OpaquePointer] = [:]

    private struct Description: Hashable {
        let family: String
        let size: Int32
    }

    init(library: FontLibrary) {
        spaceKerning = SpaceKerning(library: library)
        configuration = FcConfigCreate()
        // Pango also prepares fontconfig's current configuration, which would scan all fonts of the machine.
        FcConfigSetCurrent(configuration)
        let fonts = cpango_application_fonts(configuration)
        for face in library.installed {
            _ = cpango_add_face(fonts, face.cssFamily, face.path, Int32(face.index), face.isCFF)
        }
        fontMap = pango_cairo_font_map_new()
        cpango_font_map_set_config(fontMap, configuration)
        context = pango_font_map_create_context(fontMap)
        cpango_use_outline_metrics(context)
        pango_context_set_language(context, pango_language_from_string("en"))
        layout = pango_layout_new(context)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        cpango_unref(UnsafeMutableRawPointer(layout))
        cpango_unref(UnsafeMutableRawPointer(context))
        cpango_unref(UnsafeMutableRawPointer(fontMap))
        FcConfigDestroy(configuration)
    }

    /// The description of a family at a size in Pango units. The cache is emptied now and then, since the number of sizes is
    /// unlimited.
    func description(family: String, size: Int32) -> OpaquePointer {
        let key = Description(family: family, size: size)
        if let known = descriptions[key] { return known }
        if descriptions.count >= 1024 {
            for description in descriptions.values { pango_font_description_free(description) }
            descriptions.removeAll()
        }
        let description: OpaquePointer = pango_font_description_new()
        // In a string, Pango would take the last word of the family for a size.
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, Double(size))
        descriptions[key] = description
        return description
    }
}
